import type { Corrections } from 'recipe-reading/food/corrections'
import type { Texture } from 'recipe-basics/recipe/choices'
import { readSpells } from 'food-verdicts/gut/read-gut'
import type { ReadTexture } from 'food-verdicts/gut/texture/read-texture'
import { readTriggers, type TriggerFields } from 'food-verdicts/gut/triggers/read-triggers'
import type { NamingFields } from 'recipe-reading/reading/named-outside'
import {
  type LowEnergyFields,
  type ReadLowEnergy,
  readLowEnergy,
} from 'food-verdicts/low-energy/read-low-energy'
import type { RecipeWithVersions } from 'food-verdicts/gut/versions/chefs-version'
import { readVersions } from 'food-verdicts/gut/versions/stored-versions'
import { previewSwaps, type SwapsPreview } from './swaps-preview.ts'
import { previewVersions, type VersionPreview } from './versions-preview.ts'

/** What software reads of a recipe for the gut, and the chef’s versions of it, for its form. */
export type GutPreview = {
  texture: ReadTexture
  lowEnergy: ReadLowEnergy
  versions: VersionPreview[]
  swaps: SwapsPreview
}

type PreviewedRecipe = TriggerFields &
  LowEnergyFields &
  NamingFields &
  RecipeWithVersions & { texture?: Texture | null }

/** Reads the texture of a recipe as it is typed or stored, the strength that it asks for, and the chef’s versions. */
export function previewGut(fields: PreviewedRecipe, corrections?: Corrections): GutPreview {
  const hits = readTriggers(fields, corrections) ?? null
  const recipe = { ...fields, texture: fields.texture ?? null }
  const { texture, verdicts, findSwaps } = readSpells(recipe, hits, corrections)
  const swaps = findSwaps()
  const hasSaid = readVersions(recipe.softer).swaps.length > 0
  const software = hasSaid ? findSwaps(null) : swaps
  return {
    texture,
    lowEnergy: readLowEnergy(fields),
    versions: previewVersions(fields, { verdicts, swaps }),
    swaps: previewSwaps(fields, hits ?? [], { software, all: swaps }),
  }
}

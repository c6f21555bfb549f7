import type { Corrections } from 'recipe-reading/food/corrections'
import { type ReadTexture, readTexture } from 'food-verdicts/gut/texture/read-texture'
import { readTriggers, type TriggerFields } from 'food-verdicts/gut/triggers/read-triggers'
import {
  type LowEnergyFields,
  type ReadLowEnergy,
  readLowEnergy,
} from 'food-verdicts/low-energy/read-low-energy'
import type { RecipeWithVersions } from 'food-verdicts/gut/versions/chefs-version'
import { previewVersions, type VersionPreview } from './versions-preview.ts'

/** What software reads of a recipe for the gut, and the chef’s versions of it, for its form. */
export type GutPreview = { texture: ReadTexture; lowEnergy: ReadLowEnergy; versions: VersionPreview[] }

type PreviewedRecipe = TriggerFields & LowEnergyFields & RecipeWithVersions & { name: string }

/** Reads the texture of a recipe as it is typed or stored, the strength that it asks for, and the chef’s versions. */
export function previewGut(fields: PreviewedRecipe, corrections?: Corrections): GutPreview {
  const triggers = readTriggers(fields, corrections) ?? []
  return {
    texture: readTexture({ ...fields, triggers }),
    lowEnergy: readLowEnergy(fields),
    versions: previewVersions(fields),
  }
}

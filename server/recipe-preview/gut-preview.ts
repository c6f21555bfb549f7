import type { Texture } from 'recipe-basics/recipe/choices'
import type { RecipeReading } from 'recipe-reading/reading/recipe-reading'
import { judgeSpells } from 'food-verdicts/gut/spells/judge-spells'
import { listSwaps } from 'food-verdicts/gut/swaps/list-swaps'
import { type ReadTexture, readTexture } from 'food-verdicts/gut/texture/read-texture'
import { readTriggers } from 'food-verdicts/gut/triggers/read-triggers'
import { type GivenTimes, type ReadLowEnergy, readLowEnergy } from 'food-verdicts/low-energy/read-low-energy'
import type { RecipeWithVersions } from 'food-verdicts/gut/versions/chefs-version'
import { previewSwaps, type SwapsPreview } from './swaps-preview.ts'
import { previewVersions, type VersionPreview } from './versions-preview.ts'

/** What software reads of a recipe for the gut, and the chef’s versions of it, for its form. */
export type GutPreview = {
  texture: ReadTexture
  lowEnergy: ReadLowEnergy
  versions: VersionPreview[]
  swaps: SwapsPreview
}

type PreviewedRecipe = GivenTimes & RecipeWithVersions & { texture?: Texture | null }

/** Reads the texture of a recipe as it is typed or stored, the strength that it asks for, and the chef’s versions. */
export function previewGut(reading: RecipeReading, fields: PreviewedRecipe): GutPreview {
  const { texture = null, softer = null } = fields
  const swaps = listSwaps(reading, softer)
  return {
    texture: readTexture(reading),
    lowEnergy: readLowEnergy(reading, fields),
    versions: previewVersions(fields, { verdicts: judgeSpells(reading, { texture, softer }), swaps }),
    swaps: previewSwaps(fields, readTriggers(reading) ?? [], {
      software: listSwaps(reading, null),
      all: swaps,
    }),
  }
}

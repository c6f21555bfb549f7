import type { RecipeReading } from 'recipe-reading/reading/recipe-reading'
import { type ReadTexture, readTexture } from 'food-verdicts/gut/texture/read-texture'
import { type GivenTimes, type ReadLowEnergy, readLowEnergy } from 'food-verdicts/low-energy/read-low-energy'
import type { RecipeWithVersions } from 'food-verdicts/gut/versions/chefs-version'
import { previewVersions, type VersionPreview } from './versions-preview.ts'

/** What software reads of a recipe for the gut, and the chef’s versions of it, for its form. */
export type GutPreview = { texture: ReadTexture; lowEnergy: ReadLowEnergy; versions: VersionPreview[] }

/** Reads the texture of a recipe as it is typed or stored, the strength that it asks for, and the chef’s versions. */
export const previewGut = (reading: RecipeReading, fields: GivenTimes & RecipeWithVersions): GutPreview => ({
  texture: readTexture(reading),
  lowEnergy: readLowEnergy(reading, fields),
  versions: previewVersions(fields),
})

import type { Corrections } from '#domain/food/corrections.ts'
import { type ReadTexture, readTexture } from '#domain/gut/texture/read-texture.ts'
import { readTriggers } from '#domain/gut/triggers/read-triggers.ts'
import {
  type LowEnergyFields,
  type ReadLowEnergy,
  readLowEnergy,
} from '#domain/low-energy/read-low-energy.ts'
import { type PreviewedRecipe, previewVersions, type VersionPreview } from './versions-preview.ts'

/** What software reads of a recipe for the gut, for its form. */
export type GutPreview = { texture: ReadTexture; lowEnergy: ReadLowEnergy; versions: VersionPreview[] }

/** Says what the steps of a recipe, as it is typed or stored, say of its texture and of the strength that it asks for, and how it is made softer. */
export function previewGut(fields: PreviewedRecipe & LowEnergyFields, corrections?: Corrections): GutPreview {
  const triggers = readTriggers(fields, corrections) ?? []
  return {
    texture: readTexture({ ...fields, triggers }),
    lowEnergy: readLowEnergy(fields),
    versions: previewVersions(fields, corrections),
  }
}

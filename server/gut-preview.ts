import type { Corrections } from '#domain/food/corrections.ts'
import { type ReadTexture, readTexture } from '#domain/gut/read-texture.ts'
import { readTriggers, type TriggerFields } from '#domain/gut/read-triggers.ts'
import {
  type LowEnergyFields,
  type ReadLowEnergy,
  readLowEnergy,
} from '#domain/low-energy/read-low-energy.ts'

/** What software reads of a recipe for the gut, for its form. */
export type GutPreview = { texture: ReadTexture; lowEnergy: ReadLowEnergy }

/** Says what the steps of a recipe, as it is typed or stored, say of its texture and of the strength that it asks for. */
export function previewGut(
  fields: TriggerFields & LowEnergyFields & { name: string },
  corrections?: Corrections,
): GutPreview {
  const triggers = readTriggers(fields, corrections) ?? []
  return { texture: readTexture({ ...fields, triggers }), lowEnergy: readLowEnergy(fields) }
}

import type { Corrections } from 'recipe-reading/food/corrections'
import { readLowEnergy, type LowEnergyFields } from '../low-energy/read-low-energy.ts'
import { settleLowEnergy } from '../low-energy/said.ts'
import { type NutritionFields, showNutrition } from 'recipe-reading/nutrition/shown-nutrition'
import { encodeFingerprint } from './fingerprint.ts'
import type { Texture } from 'recipe-basics/recipe/choices'
import { readTexture } from './texture/read-texture.ts'
import { readTriggers, sumUpTriggers, type TriggerFields } from './triggers/read-triggers.ts'

/** Raise this when other fingerprints would be made: those of stored recipes are then made anew. */
export const GUT_RULES = 23

/** What the chef confirmed for the gut; null where software's reading stands. */
type GutSaid = { texture: Texture | null; low_energy: string | null }

/** The fingerprint of a recipe as it is stored; empty where too many words of its list are not known. */
export function fingerprintOf(
  fields: TriggerFields & NutritionFields & LowEnergyFields & GutSaid & { name: string },
  corrections?: Corrections,
): string {
  const triggers = readTriggers(fields, corrections)
  if (!triggers) return ''
  const { nutrition } = showNutrition(fields, corrections)
  return encodeFingerprint({
    groups: sumUpTriggers(triggers),
    texture: fields.texture ?? readTexture({ ...fields, triggers }).texture,
    isConfirmed: fields.texture !== null,
    fibre: nutrition?.fiber_content_g ?? null,
    lowEnergy: settleLowEnergy(readLowEnergy(fields).facts, fields.low_energy),
  })
}

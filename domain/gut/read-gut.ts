import type { Corrections } from '../food/corrections.ts'
import { type NutritionFields, showNutrition } from '../nutrition/shown-nutrition.ts'
import { encodeFingerprint } from './fingerprint.ts'
import { readTexture } from './read-texture.ts'
import { readTriggers, sumUpTriggers, type TriggerFields } from './read-triggers.ts'

/** Raise this when other fingerprints would be made: those of stored recipes are then made anew. */
export const GUT_RULES = 4

/** The fingerprint of a recipe as it is stored; empty where too many words of its list are not known. */
export function fingerprintOf(
  fields: TriggerFields & NutritionFields & { name: string },
  corrections?: Corrections,
): string {
  const triggers = readTriggers(fields, corrections)
  if (!triggers) return ''
  const { nutrition } = showNutrition(fields, corrections)
  return encodeFingerprint({
    groups: sumUpTriggers(triggers),
    texture: readTexture({ ...fields, triggers }).texture,
    isConfirmed: false,
    fibre: nutrition?.fiber_content_g ?? null,
  })
}

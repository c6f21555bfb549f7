import type { Corrections } from '../food/corrections.ts'
import { showNutrition, type NutritionFields } from '../nutrition/shown-nutrition.ts'
import { encodeFingerprint } from './fingerprint.ts'
import { readTriggers, sumUpTriggers, type TriggerFields } from './read-triggers.ts'

/** Raise this when other fingerprints would be made: those of stored recipes are then made anew. */
export const GUT_RULES = 1

/** The fingerprint of a recipe as it is stored; empty where too many words of its list are not known. */
export function fingerprintOf(fields: TriggerFields & NutritionFields, corrections?: Corrections): string {
  const hits = readTriggers(fields, corrections)
  if (!hits) return ''
  const { nutrition } = showNutrition(fields, corrections)
  return encodeFingerprint({
    groups: sumUpTriggers(hits),
    texture: null,
    isConfirmed: false,
    fibre: nutrition?.fiber_content_g ?? null,
  })
}

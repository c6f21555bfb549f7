import { type DietaryRestriction, VEGAN_IS } from 'recipe-basics/recipe/recipe'
import type { WeighedLines } from './weigh-lines.ts'

/** From the state that promises least. One list is `unknown` of all diets alike. */
const LEAST_FIRST = ['unknown', 'no', 'check-label', 'yes-if', 'yes'] as const

/** Whether one answer promises less than another. */
export const promisesLess = (one: Pick<WeighedLines, 'state'>, other: Pick<WeighedLines, 'state'>): boolean =>
  LEAST_FIRST.indexOf(one.state) < LEAST_FIRST.indexOf(other.state)

/**
 * Verdicts in which a vegan dish is vegetarian and free of dairy, in every state: each of the two promises at least what vegan does. Where
 * one of them is broken, the lines disagree, and vegan is broken too.
 */
export function followVegan<
  Verdict extends Pick<WeighedLines, 'state'> & { diet: DietaryRestriction; reasons: readonly unknown[] },
>(verdicts: readonly Verdict[]): Verdict[] {
  const vegan = verdicts.find(({ diet }) => diet === 'vegan')
  if (!vegan) return [...verdicts]
  const implied = verdicts.filter(({ diet }) => VEGAN_IS.some((one) => one === diet))
  const broken = implied.find(({ state }) => state === 'no')
  return verdicts.map((verdict) => {
    if (verdict === vegan)
      return broken ? { ...verdict, state: broken.state, reasons: broken.reasons } : verdict
    if (broken || !implied.includes(verdict) || !promisesLess(verdict, vegan)) return verdict
    return { ...verdict, state: vegan.state, reasons: vegan.reasons }
  })
}

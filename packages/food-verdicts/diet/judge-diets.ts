import { DIETARY_RESTRICTIONS, type DietaryRestriction } from 'recipe-basics/recipe/recipe'
import { memoize } from 'recipe-basics/text/memoize'
import { findNamedOutside } from 'recipe-reading/reading/named-outside'
import type { ReadLine } from 'recipe-reading/reading/read-line'
import { areReadable, judgedLines, type RecipeReading } from 'recipe-reading/reading/recipe-reading'
import { type CarbShare, toCarbShare } from './carb-numbers.ts'
import { type CarbDiet, judgeCarbLine, judgeLine } from './judge-line.ts'
import { followVegan } from './follow-vegan.ts'
import { type DietReason, type DietState, weighLines } from './weigh-lines.ts'
import { weighOutside } from './weigh-outside.ts'

/** What the ingredients, or the nutrition, say about one diet, and why. */
export type DietVerdict = { diet: DietaryRestriction; state: DietState; reasons: DietReason[] }

/**
 * Raise this when the rules change: recipes that were judged by an older number are judged again. From 5 on they get the cuisine
 * that their files name, too.
 */
export const DIET_RULES = 21

/**
 * What a serving may hold: less than this share of its energy from carbohydrates, and at most so many grams, of keto net ones.
 * Feinman's definitions, as the ADA and EASD use them; the grams of low-carb are a third of the day's 130.
 */
const CARB_LIMITS: Record<CarbDiet, { share: number; grams: number }> = {
  'low-carb': { share: 0.26, grams: 43 },
  keto: { share: 0.1, grams: 10 },
}

/**
 * One verdict for each dietary restriction, in their order. It says what the words of the recipe show, never that a dish is safe. The
 * publisher’s claims lift no doubt; they stand in for numbers that are missing. Recipes without ingredients, or in words that the
 * (English) lists do not know, are unknown.
 */
export const judgeDiets = memoize((reading: RecipeReading): DietVerdict[] => {
  const lines = judgedLines(reading)
  const outside = findNamedOutside(reading)
  const isReadable = areReadable(lines)
  const carbs = toCarbShare(reading.nutrition, reading.servings)
  const claims = reading.claims.map(({ diet }) => diet)
  // What stands beside a portion is no part of its figures.
  const cooked = outside.filter(({ place, isBroughtIn }) => place.in === 'step' && !isBroughtIn)
  const verdicts = DIETARY_RESTRICTIONS.map((diet): DietVerdict => {
    if (!isReadable) return { diet, state: 'unknown', reasons: [] }
    if (isCarbDiet(diet)) {
      const verdict = judgeCarbs(diet, lines, carbs, claims.includes(diet))
      return { diet, ...weighOutside(verdict, cooked, (line) => judgeCarbLine(line, diet)) }
    }
    const judge = (line: ReadLine) => judgeLine(line, diet)
    return { diet, ...weighOutside(weighLines(lines, judge), outside, judge) }
  })
  return followVegan(verdicts)
})

const isCarbDiet = (diet: DietaryRestriction): diet is CarbDiet => diet === 'low-carb' || diet === 'keto'

/**
 * Low-carb and keto need both: numbers under the limit, or the publisher's word where there are none, and no line that
 * breaks them by more than a spoonful for the dish.
 */
function judgeCarbs(
  diet: CarbDiet,
  lines: readonly ReadLine[],
  carbs: CarbShare | undefined,
  isClaimed: boolean,
): DietVerdict {
  const numbers = carbs && { line: 'Nutrition', term: describe(carbs), why: 'numbers' as const }
  if (numbers && !isWithin(diet, carbs)) return { diet, state: 'no', reasons: [numbers] }
  const verdict = weighLines(lines, (line) => judgeCarbLine(line, diet))
  if (verdict.state !== 'yes') return { diet, ...verdict }
  if (numbers) return { diet, state: 'yes', reasons: [numbers] }
  return { diet, state: isClaimed ? 'yes' : 'unknown', reasons: [] }
}

/** Whether a serving keeps both limits of a diet. */
function isWithin(diet: CarbDiet, { grams, netGrams, share }: CarbShare): boolean {
  const most = CARB_LIMITS[diet]
  return share < most.share && (diet === 'keto' ? netGrams : grams) <= most.grams
}

const describe = ({ grams, share }: CarbShare) =>
  `${Math.round(grams)} g carbohydrate, ${Math.round(share * 100)} % of the energy`

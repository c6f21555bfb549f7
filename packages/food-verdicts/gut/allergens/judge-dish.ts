import { judgeCarbLine, judgeLine, type LineVerdict } from '../../diet/judge-line.ts'
import type { LabelDecision, ResolvedLabel } from '../../diet/label-decisions.ts'
import { followVegan, promisesLess } from '../../diet/follow-vegan.ts'
import { weighLines } from '../../diet/weigh-lines.ts'
import { weighOutside } from '../../diet/weigh-outside.ts'
import { memoize } from 'recipe-basics/text/memoize'
import { findNamedOutside } from 'recipe-reading/reading/named-outside'
import type { ReadLine } from 'recipe-reading/reading/read-line'
import { areReadable, judgedLines, type RecipeReading } from 'recipe-reading/reading/recipe-reading'
import type { DietaryRestriction } from 'recipe-basics/recipe/recipe'
import { type Allergen, ALLERGEN_NAMES } from 'recipe-reading/food/allergens'
import { judgeAllergen } from './judge-allergens.ts'
import { type DishVerdict, settleChoices } from './settle-choices.ts'

/** What a dish says of an allergen: `yes` is "made without it", `no` is "contains it". */
export type AllergenVerdict = DishVerdict & { allergen: Allergen }

/** What a dish says of a diet, and what the chef decided over it. */
export type DietAnswer = DishVerdict & {
  diet: DietaryRestriction
  /** Her decision where it makes a difference: a yes that stands over an open question, or a label taken off. */
  decision: LabelDecision | null
}

/** What every vegan dish is made without. */
const FROM_ANIMALS: ReadonlySet<Allergen> = new Set(['milk', 'egg', 'fish', 'crustaceans', 'molluscs'])

/** One verdict for each allergen of the law, in their order. A list in words that are not known is `unknown` for all. */
export const judgeAllergens = memoize((reading: RecipeReading): AllergenVerdict[] => {
  const lines = judgedLines(reading)
  if (!areReadable(lines))
    return ALLERGEN_NAMES.map((allergen) => ({ allergen, state: 'unknown', reasons: [] }))
  const outside = findNamedOutside(reading)
  const weigh = (judge: (line: ReadLine) => LineVerdict) =>
    settleChoices(weighOutside(weighLines(lines, judge), outside, judge), judge, reading)
  const vegan = weigh((line) => judgeLine(line, 'vegan'))
  return ALLERGEN_NAMES.map((allergen) => {
    const verdict = weigh((line) => judgeAllergen(line, allergen))
    const follows = FROM_ANIMALS.has(allergen) && verdict.state !== 'no' && promisesLess(verdict, vegan)
    return { allergen, ...(follows ? vegan : verdict) }
  })
})

/** The allergens that a dish is made without, as its verdicts say it. */
export const listFreeFrom = (reading: RecipeReading): Allergen[] =>
  judgeAllergens(reading).flatMap(({ allergen, state }) => (state === 'yes' ? allergen : []))

/** What readers are told of each diet: the label that they see, and the line that decides it. */
export function answerDiets(reading: RecipeReading, labels: readonly ResolvedLabel[]): DietAnswer[] {
  const answers = labels.map(({ diet, state, reasons, isShown, isSuspended, decision }): DietAnswer => {
    const settled = settleChoices({ state, reasons }, (line) => judgeFor(line, diet), reading)
    if (isSuspended && settled.state !== 'no')
      return { diet, ...settled, state: 'check-label', decision: null }
    return { diet, ...settled, decision: isShown === (state === 'yes') ? null : decision }
  })
  return followVegan(answers)
}

function judgeFor(line: ReadLine, diet: DietaryRestriction): LineVerdict {
  return diet === 'low-carb' || diet === 'keto' ? judgeCarbLine(line, diet) : judgeLine(line, diet)
}

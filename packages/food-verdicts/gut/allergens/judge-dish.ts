import { judgeCarbLine, judgeLine, type LineVerdict, type ReadLine } from '../../diet/judge-line.ts'
import { type Judge, type JudgedFields, judgeRecipe, linesToJudge } from '../../diet/judge-recipe.ts'
import { type LabelDecision, resolveLabels } from '../../diet/label-decisions.ts'
import { areReadable } from '../../diet/readable-lines.ts'
import { followVegan, promisesLess } from '../../diet/follow-vegan.ts'
import { readLines, weighLines } from '../../diet/weigh-lines.ts'
import { weighOutside } from '../../diet/weigh-outside.ts'
import type { Corrections } from 'recipe-reading/food/corrections'
import { findNamedOutside, type NamingFields } from 'recipe-reading/reading/named-outside'
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
export function judgeAllergens(fields: NamingFields, corrections?: Corrections): AllergenVerdict[] {
  const lines = readLines(linesToJudge(fields.ingredients), corrections)
  if (!areReadable(lines))
    return ALLERGEN_NAMES.map((allergen) => ({ allergen, state: 'unknown', reasons: [] }))
  const outside = findNamedOutside(fields)
  const weigh = (judge: (line: ReadLine) => LineVerdict) =>
    settleChoices(weighOutside(weighLines(lines, judge), outside, judge, corrections), judge, corrections)
  const vegan = weigh((line) => judgeLine(line, 'vegan'))
  return ALLERGEN_NAMES.map((allergen) => {
    const verdict = weigh((line) => judgeAllergen(line, allergen))
    const follows = FROM_ANIMALS.has(allergen) && verdict.state !== 'no' && promisesLess(verdict, vegan)
    return { allergen, ...(follows ? vegan : verdict) }
  })
}

/** The allergens that a dish is made without, as its verdicts say it. */
export const listFreeFrom = (fields: NamingFields, corrections?: Corrections): Allergen[] =>
  judgeAllergens(fields, corrections).flatMap(({ allergen, state }) => (state === 'yes' ? allergen : []))

/** What readers are told of each diet: the label that they see, and the line that decides it. */
export function answerDiets(
  fields: JudgedFields,
  decisions: readonly LabelDecision[],
  judge: Judge = judgeRecipe,
): DietAnswer[] {
  const answers = resolveLabels(fields, decisions, judge).map(
    ({ diet, state, reasons, isShown, isSuspended, decision }): DietAnswer => {
      const settled = settleChoices({ state, reasons }, (line) => judgeFor(line, diet), judge.corrections)
      if (isSuspended && settled.state !== 'no')
        return { diet, ...settled, state: 'check-label', decision: null }
      return { diet, ...settled, decision: isShown === (state === 'yes') ? null : decision }
    },
  )
  return followVegan(answers)
}

function judgeFor(line: ReadLine, diet: DietaryRestriction): LineVerdict {
  return diet === 'low-carb' || diet === 'keto' ? judgeCarbLine(line, diet) : judgeLine(line, diet)
}

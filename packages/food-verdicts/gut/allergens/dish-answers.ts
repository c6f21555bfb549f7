import type { Judge, JudgedFields } from '../../diet/judge-recipe.ts'
import type { LabelDecision } from '../../diet/label-decisions.ts'
import { answerDiets, judgeAllergens } from './judge-dish.ts'
import { sayAllergen, sayDecision, sayDiet, type ReadVerdict, type SaidVerdict } from './say-verdict.ts'

/** What a recipe page says of the eight diets and the allergens of the law. */
export type DishAnswers = {
  /** False where too many words of the list are not known here. */
  isRead: boolean
  diets: SaidVerdict[]
  allergens: SaidVerdict[]
}

/** The same before the days of decisions are written as the site writes days. */
export type DishReading = Omit<DishAnswers, 'diets'> & { diets: ReadVerdict[] }

/**
 * What is said of a recipe and its readers' diets and allergens; null where it has no lines. Of a list in words that are not
 * known here, only what the chef decided.
 */
export function answerDish(
  fields: JudgedFields,
  decisions: readonly LabelDecision[],
  judge: Judge,
): DishReading | null {
  if (fields.ingredients.length === 0) return null
  const allergens = judgeAllergens(fields, judge.corrections)
  const isRead = allergens.some(({ state }) => state !== 'unknown')
  const diets = answerDiets(fields, decisions, judge).filter(({ decision }) => isRead || decision)
  return {
    isRead,
    diets: diets.map(sayDiet),
    allergens: isRead ? allergens.map(sayAllergen) : [],
  }
}

/** Answers with the days of their decisions in words. */
export const withDays = (
  { diets, ...answers }: DishReading,
  toDay: (instant: string) => string,
): DishAnswers => ({
  ...answers,
  diets: diets.map(({ decision, ...answer }) =>
    decision ? { ...answer, why: sayDecision(decision, toDay) } : answer,
  ),
})

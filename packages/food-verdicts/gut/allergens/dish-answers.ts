import type { RecipeReading } from 'recipe-reading/reading/recipe-reading'
import type { ResolvedLabel } from '../../diet/label-decisions.ts'
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
export function answerDish(reading: RecipeReading, labels: readonly ResolvedLabel[]): DishReading | null {
  if (reading.lines.length === 0) return null
  const allergens = judgeAllergens(reading)
  const isRead = allergens.some(({ state }) => state !== 'unknown')
  const diets = answerDiets(reading, labels).filter(({ decision }) => isRead || decision)
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

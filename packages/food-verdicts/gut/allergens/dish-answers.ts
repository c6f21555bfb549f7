import { sayDecision } from './say-decision.ts'
import type { ReadVerdict, SaidVerdict } from './say-verdict.ts'

/** What a recipe page says of the eight diets and the allergens of the law. */
export type DishAnswers = {
  /** False where too many words of the list are not known here. */
  isRead: boolean
  diets: SaidVerdict[]
  allergens: SaidVerdict[]
}

/** The same before the days of decisions are written as the site writes days. */
export type DishReading = Omit<DishAnswers, 'diets'> & { diets: ReadVerdict[] }

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

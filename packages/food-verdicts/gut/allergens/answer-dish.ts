import type { RecipeReading } from 'recipe-reading/reading/recipe-reading'
import type { ResolvedLabel } from '../../diet/label-decisions.ts'
import type { DishReading } from './dish-answers.ts'
import { answerDiets, judgeAllergens } from './judge-dish.ts'
import { sayAllergen, sayDiet } from './say-verdict.ts'

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

import type { Corrections } from 'recipe-reading/food/corrections'
import { readTexts } from 'recipe-reading/nutrition/shown-nutrition'
import { weighList } from 'recipe-reading/nutrition/weigh-parts'
import type { Ingredient } from 'recipe-basics/recipe/recipe'
import { toLineWeights } from './line-weights.ts'

const STOCK = /\b(?:stock|broth|bouillon)\b/i

/** What part of a dish each line is by weight, without its water and stock, from 0 to 1; undefined where that is not known. */
export function shareLines(
  ingredients: readonly Ingredient[],
  corrections?: Corrections,
): (number | undefined)[] {
  const weights = weighList(readTexts(ingredients), corrections).map((parts, at) => {
    const { grams, isWater } = toLineWeights(parts)
    return isWater || STOCK.test(ingredients[at]?.ingredient_text ?? '') ? 0 : grams
  })
  const whole = weights.reduce<number>((sum, grams) => sum + (grams ?? 0), 0)
  return weights.map((grams) => (grams === undefined || whole === 0 ? undefined : grams / whole))
}

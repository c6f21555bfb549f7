import { memoize } from 'recipe-basics/text/memoize'
import { type RecipeReading, weightsOf } from 'recipe-reading/reading/recipe-reading'
import { toLineWeights } from './line-weights.ts'

const STOCK = new Set(['stock', 'broth', 'bouillon'])

/** What part of a dish each line is by weight, without its water and stock, from 0 to 1; undefined where that is not known. */
export const shareLines = memoize((reading: RecipeReading): readonly (number | undefined)[] => {
  const weights = weightsOf(reading).map((parts, at) => {
    const { grams, isWater } = toLineWeights(parts)
    return isWater || reading.lines[at]?.written.some(({ text }) => STOCK.has(text)) ? 0 : grams
  })
  const whole = weights.reduce<number>((sum, grams) => sum + (grams ?? 0), 0)
  return weights.map((grams) => (grams === undefined || whole === 0 ? undefined : grams / whole))
})

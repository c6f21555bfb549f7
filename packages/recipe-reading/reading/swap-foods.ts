import { toWords } from '../food/line-words.ts'
import { findTerms, indexTerms } from '../food/term-index.ts'
import { readIngredient } from '../ingredient/read-ingredient.ts'
import { type RecipeReading, toLineReading, type Written } from './recipe-reading.ts'

/** What stands in the place of a line, null for nothing, and the words of the foods that it takes away. */
export type FoodSwap = { line: number; text: string | null; terms: readonly string[] }

/** A recipe with other foods in the place of some of its lines, which steps then name as well. */
export function swapFoods(reading: RecipeReading, swaps: readonly FoodSwap[]): RecipeReading {
  const byLine = new Map(swaps.map((swap) => [swap.line, swap]))
  return {
    ...reading,
    lines: reading.lines.flatMap((line, at) => {
      const swap = byLine.get(at)
      if (!swap) return line
      const { section = null } = line
      return swap.text === null
        ? []
        : toLineReading({ ingredient_text: swap.text, section }, reading.corrections)
    }),
    steps: reading.steps.map((step) => swaps.reduce(withFoodOf, step)),
  }
}

/** A step in which the food of a swap is named in the place of the written one. */
function withFoodOf(step: Written, { text: swapped, terms }: FoodSwap): Written {
  const { words } = step
  const heads = terms.flatMap((term) => [term, term.split(' ').at(-1) ?? term])
  const named = findTerms(words, indexTerms(heads))
  const food = toWords(foodOf(swapped))
  return {
    ...step,
    words: words.flatMap((word, at) => {
      const span = named.find(({ start, end }) => start <= at && at < end)
      if (!span) return word
      return span.start === at
        ? food.map((one, nth) => (nth === 0 ? { ...one, breaks: word.breaks } : one))
        : []
    }),
  }
}

/** The food of a line without its amount. */
const foodOf = (text: string | null): string =>
  text === null ? '' : (readIngredient(text, 'en').food?.name ?? text)

import { singularOfName } from 'recipe-basics/text/english-noun'
import { findMarks } from '../food/food-marks.ts'
import { wordsOfTerm } from '../food/term-index.ts'
import { middleOf } from '../nutrition/weigh-parts.ts'
import type { NameMention } from './name-mentions.ts'
import { type RecipeReading, weightsOf } from './recipe-reading.ts'

/** A dish is made of what has so much of its known weight. Lemon chicken is not made of lemon. */
const MAIN_SHARE = 0.25

/** Whether a name calls by a flesh what the dish makes of a plant: the lobster of parsnip lobster rolls, in a list with many parsnips. */
export function isLikeness({ food, ofPlant }: NameMention, reading: RecipeReading): boolean {
  if (!ofPlant || !isFlesh(food)) return false
  const plant = singularOfName(ofPlant)
  const isOfPlant = reading.lines.map(({ foods }) => foods.some(({ term }) => isSortOf(term, plant)))
  const grams = weightsOf(reading).map((parts) =>
    parts.reduce((sum, { weight }) => sum + (weight.grams ? middleOf(weight.grams) : 0), 0),
  )
  const sumOf = (isCounted: (line: number) => boolean) =>
    grams.reduce((sum, one, line) => (isCounted(line) ? sum + one : sum), 0)
  const ofIt = sumOf((line) => isOfPlant[line] ?? false)
  return ofIt > 0 && ofIt >= MAIN_SHARE * sumOf(() => true)
}

/** Whether no vegetarian eats a food of this name. */
export const isFlesh = (food: string): boolean =>
  (findMarks(wordsOfTerm(food)).get('vegetarian')?.breaks.length ?? 0) > 0

const isSortOf = (term: string, plant: string) => ` ${singularOfName(term)}`.endsWith(` ${plant}`)

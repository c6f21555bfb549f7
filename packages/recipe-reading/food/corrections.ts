import type { DietaryRestriction } from 'recipe-basics/recipe/recipe'
import { foodNames } from './find-foods.ts'
import { toWords } from './line-words.ts'
import type { Word } from './word.ts'
import {
  findTerms,
  indexLists,
  isMarked,
  type ListIndex,
  longestFirst,
  type Span,
  walkTerms,
} from './term-index.ts'

/**
 * What the chef said of words of ingredient lines, for the whole site. `means` is a name of the table of foods. `labels` are
 * those that she has seen and confirmed: for any other label, a line stays at least as doubtful as its own words make it.
 */
export type FoodCorrection = { words: string; means: string; labels: readonly DietaryRestriction[] }

/**
 * What the chef said of swaps of a food of the table, for the whole site: `use` is offered for it, or never is. Never nothing is no swap at
 * all.
 */
export type SwapRule = { is: 'offer' | 'never'; food: string; use: string }

/** All that the chef said, made ready for searching; undefined where she said nothing. */
export type Corrections = { words: ListIndex<FoodCorrection>; swaps: readonly SwapRule[] } | undefined

/** What a food is called that no table holds and of which nothing is certain: labels leave it to the packet. */
export const FOOD_OF_ITS_OWN = 'food of its own'

/** What words are said to be, in a sentence: "fish sauce", "a food of its own". */
export const nameMeaning = (means: string): string => (means === FOOD_OF_ITS_OWN ? `a ${means}` : means)

/** The most words that may be corrected at once. */
const MOST_WORDS = 6

/** Words as corrections hold them: folded, between single spaces. */
export const toCorrectedWords = (typed: string): string =>
  toWords(typed)
    .map(({ text }) => text)
    .join(' ')

/** Whether words can be corrected: some, not too many, and not numbers alone. */
export function mayBeCorrected(words: string): boolean {
  const texts = words.split(' ').filter(Boolean)
  return texts.length > 0 && texts.length <= MOST_WORDS && texts.some((text) => /^\p{L}{2}/u.test(text))
}

/** Makes corrections ready: do it once, and pass it to whatever understands lines. */
export function indexCorrections(
  list: readonly FoodCorrection[],
  swaps: readonly SwapRule[] = [],
): Corrections {
  if (list.length === 0 && swaps.length === 0) return undefined
  return { words: indexLists(list.map((correction) => [correction, [correction.words]])), swaps }
}

/** A line read as if it said what its words mean, and the corrections that were obeyed. */
export type CorrectedWords = { words: Word[]; said: FoodCorrection[] }

/**
 * Puts the name of the food that is meant in the place of corrected words; undefined where there are none. A longer name of
 * the table stays what it is: what was said of "stock" says nothing of "chicken stock".
 */
export function correctWords(words: readonly Word[], corrections: Corrections): CorrectedWords | undefined {
  if (!corrections) return undefined
  const found: (Span & { said: FoodCorrection })[] = []
  walkTerms(words, corrections.words, (said, span) => found.push({ ...span, said }))
  if (found.length === 0) return undefined
  const names = findTerms(words, foodNames())
  const taken = new Uint8Array(words.length)
  const meant = found.sort(longestFirst).filter((span) => {
    const isInName = names.some(
      ({ start, end }) => start <= span.start && end >= span.end && end - start > span.end - span.start,
    )
    if (isInName || isMarked(taken, span)) return false
    taken.fill(1, span.start, span.end)
    return true
  })
  if (meant.length === 0) return undefined
  const corrected = words.flatMap((word, at): Word[] => {
    const here = meant.find(({ start }) => start === at)
    if (here) return nameOf(here.said, word.breaks)
    return taken[at] ? [] : [word]
  })
  return { words: corrected, said: meant.map(({ said }) => said) }
}

const nameOf = ({ means }: FoodCorrection, breaks: string): Word[] =>
  toWords(means).map(({ text }, at) => ({ text, breaks: at === 0 ? breaks : '' }))

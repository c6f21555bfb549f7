import { findFoods } from 'recipe-reading/food/find-foods'
import type { Word } from 'recipe-reading/food/word'
import { findTerms, indexTerms, isNegated, type TermIndex } from 'recipe-reading/food/term-index'
import { memoize, memoizeByText } from 'recipe-basics/text/memoize'
import { cookedMinutes } from './cooked-minutes.ts'
import { listWords, type Role } from './method-words.ts'
import { names, toSentences } from './step-words.ts'

type Step = readonly Word[]

/** In a sentence that names the food, they take its skin off. */
const PEELS = termsOf('peels')
/** What goes through them leaves its seeds and skins behind. */
const SIEVES = termsOf('sieves')
/** Meat that was tough is tender after them. */
const TENDERS = termsOf('makes tender')
const MOIST = termsOf('moist')
/** So long in moist heat makes it tender as well. */
const LONG_MINUTES = 75

/** Left to the cook: "peel them if you like". */
const OPTIONAL = termsOf('left to the cook')
/** Of a skin that has a name of its own: whichever is taken off. */
const SKIN = /\bskin\b|\bchicken\b|\bturkey\b|\bsalmon skin\b/
/** Words of a name that other foods have as well. */
const SHARED =
  /^(?:fresh|ripe|whole|baby|large|small|red|green|yellow|white|orange|sweet|pepper|peppers|bell)$/

/** Whether the steps take the skin off a food. */
export const isPeeled = memoizeByText((steps: readonly Step[], term): boolean =>
  peelings(steps).some((peeling) => SKIN.test(term) || names(peeling, term) || namesPart(peeling, term)),
)

/** What steps say where they take a skin off. */
const peelings = memoize((steps: readonly Step[]): Step[] =>
  steps.flatMap((step) =>
    toSentences(step).flatMap((sentence, at, all): Step[] => {
      const { foods } = findFoods(sentence)
      // "Lemon peel" is a food.
      const isPeeling = findTerms(sentence, PEELS()).some(
        (span) =>
          !isNegated(sentence, span) &&
          !foods.some(({ start, end }) => start <= span.start && end >= span.end),
      )
      if (!isPeeling || says(sentence, OPTIONAL())) return []
      // "Char the aubergines. Peel off the skins": a sentence that names no food is of the one before.
      return [foods.length > 0 ? sentence : [...(all[at - 1] ?? []), ...sentence]]
    }),
  ),
)

const namesPart = (sentence: Step, term: string) =>
  term.split(' ').some((word) => !SHARED.test(word) && names(sentence, word))

/** Whether a food has gone through a sieve: a step that names it does so, or a later one, and none names it after that. */
export const isSieved = memoizeByText((steps: readonly Step[], term): boolean => {
  const sieved = lastSieving(steps)
  if (sieved < 0) return false
  const first = steps.findIndex((step) => names(step, term))
  const last = steps.findLastIndex((step) => names(step, term))
  return first >= 0 && first <= sieved && last <= sieved
})

const lastSieving = memoize((steps: readonly Step[]) => steps.findLastIndex((step) => says(step, SIEVES())))

/** Whether the steps cook meat until it falls apart, or long enough for it. */
export const isMadeTender = memoize((steps: readonly Step[]): boolean =>
  steps.some((step) => says(step, TENDERS()) || (says(step, MOIST()) && cookedMinutes(step) >= LONG_MINUTES)),
)

const says = (words: Step, index: TermIndex): boolean =>
  findTerms(words, index).some((span) => !isNegated(words, span))

function termsOf(role: Role): () => TermIndex {
  let index: TermIndex | undefined
  return () => (index ??= indexTerms([], listWords(role)))
}

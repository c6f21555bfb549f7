import { hasWord, isWord, listWords, type Work, WORKS as ALL_WORKS } from '../cooking/method-words.ts'
import { findFoods, type FoundFood } from 'recipe-reading/food/find-foods'
import type { Word } from 'recipe-reading/food/word'
import { findTerms, indexTerms, isNegated, type Span, type TermIndex } from 'recipe-reading/food/term-index'

/** A verb of a method with what stands behind it, up to the next verb. */
export type Clause = {
  /** Undefined before the first verb of a sentence. */
  work: Work | undefined
  term: string
  words: readonly Word[]
  foods: readonly FoundFood[]
  /** Words that neither a food nor everyday English explains. */
  unknown: readonly string[]
  sentence: readonly Word[]
}

/** So many words before a verb belong to it. */
const NEAR = 6

const WORKS: ReadonlyMap<string, Work> = new Map(
  ALL_WORKS.flatMap((work) => listWords(`work ${work}`).map((term) => [term, work] as const)),
)
let index: TermIndex | undefined

/** The clauses of a sentence. */
export function readClauses(sentence: readonly Word[]): Clause[] {
  const { foods, unknown, unknownAt } = findFoods(sentence)
  const verbs = findVerbs(sentence).filter((verb) => !isOfName(sentence, verb, foods))
  const starts: { work: Work | undefined; term: string; start: number; end: number }[] = [
    { work: undefined, term: '', start: 0, end: 0 },
    ...verbs,
  ]
  return starts.map(({ work, term, start, end }, at) => {
    const next = starts[at + 1]?.start ?? sentence.length
    return {
      work,
      term,
      words: sentence.slice(end, next),
      foods: foods
        .filter((food) => food.start >= Math.max(start, end) && food.start < next)
        .map((food) => ({ ...food, start: food.start - end, end: food.end - end })),
      unknown: unknown.filter((_, place) => (unknownAt[place] ?? 0) >= end && (unknownAt[place] ?? 0) < next),
      sentence,
    }
  })
}

function findVerbs(sentence: readonly Word[]) {
  const taken = new Uint8Array(sentence.length)
  return findTerms(sentence, (index ??= indexTerms([], WORKS.keys())))
    .flatMap((span) => {
      const work = WORKS.get(span.term)
      return work ? [{ ...span, work }] : []
    })
    .filter((span) => {
      if (taken[span.start] || !isDone(sentence, span)) return false
      taken.fill(1, span.start, span.end)
      return true
    })
    .toSorted((a, b) => a.start - b.start)
}

/** "Brown sugar" browns nothing, and "the pumpkin purée" is made already. */
const isOfName = (
  sentence: readonly Word[],
  { work, start, end }: Verb,
  foods: readonly FoundFood[],
): boolean =>
  foods.some(
    (food) =>
      (food.start <= start && end <= food.end && end - start < food.end - food.start) ||
      (food.end === start && sentence[start]?.breaks === '' && (work === 'blend' || work === 'mash')),
  )

type Verb = Span & { work: Work }

/** A verb that somebody does: no noun, no "never". */
function isDone(sentence: readonly Word[], verb: Verb): boolean {
  if (isNegated(sentence, verb) || isNever(sentence, verb)) return false
  const { start, term, work } = verb
  if (isUsed(sentence, verb)) return true
  const next = sentence[verb.end]
  if (isWord('spent', term) && start > 0 && (!next || next.breaks !== '')) return false
  if (isWord('wrapping', sentence[start - 1]?.text ?? '')) return false
  const isNoun = isWord('before a noun', sentence[start - 1]?.text ?? '') && sentence[start]?.breaks === ''
  return !isWord('tool', term) && (isWord('no noun', work) || term.includes(' ') || !isNoun)
}

/** "Through a fine sieve", "with a stick blender". */
const isUsed = (sentence: readonly Word[], { start, term, work }: Verb): boolean =>
  (isWord('tool', term) || term === 'sieve') &&
  wordsBefore(sentence, start).some(
    ({ text }) =>
      text === 'through' || text === 'using' || (/^(?:with|into)$/.test(text) && work === 'blend'),
  ) &&
  !(work === 'blend' && hasWord(sentence, 'pulse'))

/** "There is no need to sieve it", "it must not boil". */
const isNever = (sentence: readonly Word[], { start }: Span): boolean =>
  wordsBefore(sentence, start).some(
    ({ text }, at, some) =>
      isWord('never', text) && !some.slice(at + 1).some(({ breaks }) => /[,;:]/.test(breaks)),
  )

const wordsBefore = (sentence: readonly Word[], at: number) => sentence.slice(Math.max(at - NEAR, 0), at)

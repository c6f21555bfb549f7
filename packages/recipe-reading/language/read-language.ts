import { splitAtAddresses } from 'recipe-basics/text/split-at-addresses'
import { languagesKnowing } from '../ingredient/guess-language.ts'
import type { Language } from 'recipe-basics/recipe/language'
import { LANGUAGES } from '../ingredient/lexicon.ts'
import { toTokens } from '../ingredient/line-tokens.ts'
import { toPhraseWords } from '../ingredient/phrase-index.ts'
import { readTable } from 'recipe-basics/table/read-table'

/** Different words that a text has of its language and not of English, at least; and how many for each of English alone. */
const LEAST_WORDS = 3
const FOR_EACH_ENGLISH = 3
/** How many it has of its language alone for each that a neighbour has alone: Danish and Norwegian share most. */
const FOR_EACH_OTHER = 1.5
/** The part of its words that its language knows. */
const LEAST_KNOWN = 0.3

/**
 * The different words of texts. A word that is said often proves no more than one that is said once, and one of a web address
 * nothing: it is in the language of another site.
 */
export type Words = ReadonlySet<string>

export const wordsOf = (texts: readonly (string | null)[]): Words =>
  new Set(texts.flatMap((text) => splitAtAddresses(text ?? '').flatMap(wordsBesideAddresses)))

const wordsBesideAddresses = (part: string, place: number): string[] =>
  place % 2 === 1 ? [] : toTokens(part).flatMap(({ kind, text }) => (kind === 'word' ? text : []))

/** The language that a text is clearly in; undefined for English, and in doubt. */
export function languageOf(words: Words): Language | undefined {
  const known = [...words].map(knownIn)
  const counts = CODES.map((_, at) => known.filter((bits) => bits & (1 << at)).length)
  const best = counts.indexOf(Math.max(...counts.slice(1)), 1)
  // A neighbour is in CODES alone.
  const language = LANGUAGES[best]
  if (!language || (counts[best] ?? 0) < LEAST_KNOWN * words.size) return undefined
  const isClear = CODES.every((_, other) => {
    if (other === best) return true
    const [own, against] = countApart(known, best, other)
    return other === ENGLISH
      ? own >= Math.max(LEAST_WORDS, FOR_EACH_ENGLISH * against)
      : own > FOR_EACH_OTHER * against
  })
  return isClear ? language : undefined
}

/** The language of a few words that stand among texts in `around`: that one, unless they are English. */
export function languageAmong(words: Words, around: Language | undefined): Language | undefined {
  if (!around) return undefined
  const [own, english] = countApart([...words].map(knownIn), CODES.indexOf(around), ENGLISH)
  return english > own ? undefined : around
}

/** How many of the words one language knows and the other does not, and the other way round. */
function countApart(known: readonly number[], one: number, other: number): [number, number] {
  const count = (here: number, there: number) =>
    known.filter((bits) => bits & (1 << here) && !(bits & (1 << there))).length
  return [count(one, other), count(other, one)]
}

const ENGLISH = 0
/** Languages that are not read: their words are known so that a text in one is not taken for its neighbour. */
const NEIGHBOURS = ['pt', 'ca', 'gl', 'ro', 'af', 'is'] as const
/** The languages that lines are read in, in the order of their bits, and their neighbours. */
const CODES = [...LANGUAGES, ...NEIGHBOURS]

let proseIndex: ReadonlyMap<string, number> | undefined

/** Which languages have a word: one bit each, in the order of CODES. */
function knownIn(word: string): number {
  proseIndex ??= indexProse()
  return languagesKnowing(word) | (proseIndex.get(word) ?? 0)
}

/**
 * Small words that texts about food are full of, whatever the dish; of the neighbours, some words of their kitchens, too. A
 * word stands in every language that has it: it then says nothing between those.
 */
function indexProse() {
  const index = new Map<string, number>()
  const rows = readTable(import.meta.resolve('recipe-reading/tables/prose-words.csv'), (row) => ({
    bit: 1 << CODES.indexOf(row.oneOf('language', CODES)),
    words: toPhraseWords(row.text('words')),
  }))
  for (const { bit, words } of rows) for (const word of words) index.set(word, (index.get(word) ?? 0) | bit)
  return index
}

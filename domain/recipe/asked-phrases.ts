import { isEmptyWord } from '../search/empty-words.ts'
import { singularOf } from 'recipe-basics/text/english-noun'
import { namesOf } from 'recipe-basics/fields/field'
import { foldForSearch } from 'recipe-basics/text/fold'
import { EASE_FILTER_NAMES, EASE_FILTERS } from 'food-verdicts/low-energy/facts'
import { CATEGORIES } from 'recipe-basics/recipe/choices'
import { CUISINES } from 'recipe-basics/recipe/cuisines'
import { DIETARY_RESTRICTIONS } from 'recipe-basics/recipe/recipe'
import { type Asks, TYPED } from './asked-tables.ts'

const asTyped = (isEnglish: boolean) =>
  TYPED.filter((row) => row.isEnglish === isEnglish).flatMap(({ phrases, asks }) =>
    phrases.map((phrase): [string, Asks] => [keyOf(phrase), asks]),
  )

/** What phrases ask for, by their words in the singular without those that say nothing. */
const IN_ENGLISH: ReadonlyMap<string, Asks> = new Map([
  ...[
    ...DIETARY_RESTRICTIONS.map((diet): [string, Asks] => [diet, { diets: [diet] }]),
    ...CATEGORIES.map((category): [string, Asks] => [category, { category }]),
    ...CUISINES.map((cuisine): [string, Asks] => [cuisine, { cuisines: [cuisine] }]),
    ...EASE_FILTERS.map((ease): [string, Asks] => [EASE_FILTER_NAMES[ease], { eases: [ease] }]),
  ].map(([name, asks]): [string, Asks] => [keyOf(name), asks]),
  ...asTyped(true),
])
const PHRASES: ReadonlyMap<string, Asks> = new Map([...asTyped(false), ...IN_ENGLISH])
const LONGEST_PHRASE = 3
/** "lowfiber" is "low fiber". */
const RUN_TOGETHER: ReadonlyMap<string, Asks> = new Map(
  [...PHRASES].filter(([key]) => key.includes(' ')).map(([key, asks]) => [key.replaceAll(' ', ''), asks]),
)

/** The longest phrase of folded words that begins at a place, what it asks for, and of how many words it is. */
export function readPhrase(words: readonly string[], at: number): { asks: Asks; length: number } | undefined {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    const key = words
      .slice(at, at + length)
      .map(singularOf)
      .join(' ')
    const asks = PHRASES.get(key) ?? RUN_TOGETHER.get(key)
    if (asks) return { asks, length }
  }
  return undefined
}

/** The shortest that is typed of a phrase before it is offered. */
const SHORTEST_BEGINNING = 3

/** The English phrases, as they are written, that begin with what is typed and say more, the shortest first. */
export function listPhrasesFrom(typed: string): string[] {
  const begun = foldForSearch(typed.trim())
  if (begun.length < SHORTEST_BEGINNING) return []
  return TYPED.filter(({ isEnglish, asks }) => isEnglish && namesOf(asks).length > 0)
    .flatMap(({ phrases }) =>
      phrases.filter((phrase) => phrase.startsWith(begun) && phrase !== begun).slice(0, 1),
    )
    .toSorted((one, other) => one.length - other.length)
}

/** The words of the English phrases: a mistyped one may mean one of them. */
export const listPhraseWords = (): string[] => [
  ...new Set([...IN_ENGLISH.keys()].flatMap((key) => key.split(' '))),
]

function keyOf(phrase: string): string {
  const words = foldForSearch(phrase).split(' ')
  return words
    .filter((word) => !isEmptyWord(word))
    .map(singularOf)
    .join(' ')
}

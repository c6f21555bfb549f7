import foreignNames from '../food/foreign-names.json' with { type: 'json' }
import kitchenWords from '../food/kitchen-words.json' with { type: 'json' }
import type { Language } from 'recipe-basics/recipe/language'
import lineWords from './line-words.json' with { type: 'json' }
import { indexPhrases, type PhraseIndex } from './phrase-index.ts'
import unitNames from './unit-names.json' with { type: 'json' }
import { UNITS, type UnitId } from './units.ts'

/**
 * What words do in a line. `stop`: they end the name of a food. `part`: what is taken of a food ("juice of"). `drained`: a
 * weight beside them is that of the food without its liquid. `within`: before another food that the first is stirred into.
 * `yield`: before what the amount gives ("makes 500 ml"), or comes from.
 */
const ROLES = [
  'few',
  'article',
  'of',
  'and',
  'or',
  'to',
  'plus',
  'about',
  'level',
  'size',
  'form',
  'purpose',
  'optional',
  'each',
  'total',
  'drained',
  'stop',
  'heading',
  'part',
  'halves',
  'minus',
  'within',
  'yield',
] as const
export type Role = (typeof ROLES)[number]

/**
 * The words of one language. `foods` has the English name of each food; English itself asks `findFoods`. `starts` has the
 * roles of the phrases that begin with a word, one bit each, so that most words are looked up once.
 */
export type Lexicon = {
  language: Language
  roles: ReadonlyMap<Role, PhraseIndex<true>>
  starts: ReadonlyMap<string, number>
  units: PhraseIndex<UnitId>
  numbers: PhraseIndex<number>
  foods: PhraseIndex<string>
}

/** The bit of a role in `starts`. */
export const BIT_OF: ReadonlyMap<Role, number> = new Map(ROLES.map((role, at) => [role, 1 << at]))

/** All languages; English first. */
export const LANGUAGES = Object.keys(lineWords).filter((name): name is Language => name in lineWords)

type Words = { numbers: Readonly<Record<string, number>> } & Partial<Record<Role, readonly string[]>>
type Names = Readonly<Partial<Record<Language, readonly string[]>>>

const WORDS: Readonly<Record<Language, Words>> = lineWords
const UNIT_NAMES: Readonly<Record<UnitId, Names>> = unitNames
const UNIT_IDS = Object.keys(UNITS).filter((name): name is UnitId => name in UNITS)
const FOOD_NAMES: Readonly<Partial<Record<Language, Readonly<Record<string, readonly string[]>>>>> =
  foreignNames

const lexicons = new Map<Language, Lexicon>()

/** The words of a language, made ready once. Units of English are known in every language. */
export function lexiconOf(language: Language): Lexicon {
  let lexicon = lexicons.get(language)
  if (!lexicon) lexicons.set(language, (lexicon = buildLexicon(language)))
  return lexicon
}

/** Each unit with its names in one language. */
export function listUnitNames(language: Language): (readonly [string, UnitId])[] {
  return UNIT_IDS.flatMap((unit) => (UNIT_NAMES[unit][language] ?? []).map((name) => [name, unit] as const))
}

/** Each food that a language names, with its name in the table of figures. */
export function listFoodNames(language: Language): (readonly [string, string])[] {
  return Object.entries(FOOD_NAMES[language] ?? {}).flatMap(([food, names]) =>
    names.flatMap((name) => [name, `${name}s`].map((form) => [form, food] as const)),
  )
}

function buildLexicon(language: Language): Lexicon {
  const words = WORDS[language]
  const roles = new Map<Role, PhraseIndex<true>>()
  const starts = new Map<string, number>()
  for (const role of ROLES) {
    const preparation = language === 'en' && role === 'form' ? kitchenWords.preparation : []
    const phrases = [...(words[role] ?? []), ...preparation]
    const index = indexPhrases(phrases.map((phrase) => [phrase, true] as const))
    roles.set(role, index)
    for (const word of index.next.keys()) starts.set(word, (starts.get(word) ?? 0) | (BIT_OF.get(role) ?? 0))
  }
  return {
    language,
    roles,
    starts,
    units: indexPhrases([...listUnitNames(language), ...listUnitNames('en')]),
    numbers: indexPhrases(Object.entries(words.numbers)),
    foods: indexPhrases(listFoodNames(language)),
  }
}

/** All phrases of a language, but for its foods. */
export function listPhrases(language: Language): string[] {
  const { numbers, ...roles } = WORDS[language]
  return [...Object.keys(numbers), ...Object.values(roles).flat()]
}

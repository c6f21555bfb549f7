import { pluralsOf } from 'recipe-basics/text/english-noun'
import type { Language } from 'recipe-basics/recipe/language'
import { listUnitNames } from './lexicon.ts'
import type { UnitId } from './units.ts'

/** Abbreviations that some write with an "s" for several, and most without. No other abbreviation has a plural. */
const SHORT = new Set(['tbsp', 'tsp', 'lb', 'oz', 'pkg', 'pkt', 'pt', 'qt'])
/** German measures stay in the singular: "2 Stück Butter", "3 Pfund". */
const SAME: Partial<Record<Language, ReadonlySet<string>>> = {
  de: new Set(['stück', 'stückchen', 'päckchen', 'pfund', 'bund', 'pack']),
}
/** How other languages than English make a plural of a word of measure: "Zehen", "cucchiai", "tazze", "klyftor", "colheres de sopa". */
const PLURALS: readonly ((word: string) => string)[] = [
  (word) => `${word}s`,
  (word) => `${word}es`,
  (word) => `${word}n`,
  (word) => `${word}en`,
  (word) => `${word}e`,
  (word) => `${word}er`,
  (word) => `${word}r`,
  (word) => `${word}ar`,
  (word) => word.replace(/o$/, 'i'),
  (word) => word.replace(/io$/, 'i'),
  (word) => word.replace(/e$/, 'i'),
  (word) => word.replace(/a$/, 'e'),
  (word) => word.replace(/a$/, 'or'),
  (word) => word.replace(/ /, 's '),
  (word) => word.replace(/ /, 'es '),
]

type Words = readonly [one: string, many: string]
/** By unit and name: "cup cups". Undefined for a name that is the same for several. */
type UnitWords = ReadonlyMap<string, Words | undefined>
const found = new Map<Language, UnitWords>()

/**
 * The word for one unit and for several, by the word as written in a line of that language: "gram" has a plural in English and
 * none in Dutch. Undefined where both are the same, or not known.
 */
export function findUnitWords(unit: UnitId, written: string, language: Language = 'en'): Words | undefined {
  // "2 coffee-cups" are coffee cups.
  if (written.includes('-')) {
    const apart = findUnitWords(unit, written.replaceAll('-', ' '), language)
    return apart && [apart[0].replaceAll(' ', '-'), apart[1].replaceAll(' ', '-')]
  }
  const key = `${unit} ${written.toLowerCase()}`
  const own = unitWordsOf(language)
  const words = own.has(key) ? own.get(key) : unitWordsOf('en').get(key)
  return words && [inCase(words[0], written), inCase(words[1], written)]
}

/** Whether a word as written is that for several: "cups", "Dosen". */
export function isPluralOfUnit(unit: UnitId, written: string, language: Language = 'en'): boolean {
  const [one, many] = findUnitWords(unit, written, language) ?? []
  return written === many && written !== one
}

/** Whether a word as written is a name of the unit in English: "EL" is none. */
export const isEnglishUnit = (unit: UnitId, written: string): boolean =>
  unitWordsOf('en').has(`${unit} ${written.toLowerCase()}`)

function unitWordsOf(language: Language): UnitWords {
  const words = found.get(language) ?? listUnitWords(language)
  found.set(language, words)
  return words
}

function listUnitWords(language: Language): UnitWords {
  const names = listUnitNames(language).map(([name, unit]) => [name.toLowerCase(), unit] as const)
  const words = new Map<string, Words | undefined>(
    names.map(([name, unit]) => [`${unit} ${name}`, undefined]),
  )
  for (const [one, unit] of names) {
    const isShort = SHORT.has(one)
    if ((!isShort && !isWord(one)) || SAME[language]?.has(one)) continue
    const own = language === 'en' ? pluralsOf(one) : []
    const many = [...own, ...PLURALS.map((plural) => plural(one))].find(
      (word) => word !== one && words.has(`${unit} ${word}`),
    )
    if (!many) continue
    if (!isShort) words.set(`${unit} ${one}`, [one, many])
    words.set(`${unit} ${many}`, [one, many])
  }
  return words
}

/** A word has a vowel; "tb", "grm" and "fl oz" are cut short, and stay as they are written. */
const isWord = (name: string) => name.length > 2 && /[aeiouyäöüåæø]/.test(name) && !/^fl\.? ?oz/.test(name)

/** As the text writes it: "Tablespoons" and "CUPS", too. */
function inCase(word: string, written: string): string {
  if (written.length > 1 && written === written.toUpperCase()) return word.toUpperCase()
  const [first = ''] = written
  return first === first.toUpperCase() ? first + word.slice(1) : word
}

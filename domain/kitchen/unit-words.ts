import type { Language } from '../ingredient/ingredient-line.ts'
import { LANGUAGES, listUnitNames } from '../ingredient/lexicon.ts'
import type { UnitId } from '../ingredient/units.ts'

/** Abbreviations that some write with an "s" for several, and most without. No other abbreviation has a plural. */
const SHORT = new Set(['tbsp', 'tsp', 'lb', 'oz', 'pkg', 'pkt', 'pt', 'qt'])
/** How languages make a plural of a word of measure: "cups", "Zehen", "cucchiai", "tazze", "klyftor", "leaves". */
const PLURALS: readonly ((word: string) => string)[] = [
  (word) => `${word}s`,
  (word) => `${word}es`,
  (word) => `${word}n`,
  (word) => `${word}en`,
  (word) => `${word}e`,
  (word) => `${word}er`,
  (word) => `${word}r`,
  (word) => word.replace(/o$/, 'i'),
  (word) => word.replace(/io$/, 'i'),
  (word) => word.replace(/a$/, 'e'),
  (word) => word.replace(/a$/, 'or'),
  (word) => word.replace(/fe?$/, 'ves'),
  (word) => word.replace(/ /, 's '),
]

type Words = readonly [one: string, many: string]
let pairs: Map<string, Words> | undefined

/** The word for one unit and for several, by the word as written. Undefined where both are the same, or not known. */
export function findUnitWords(unit: UnitId, written: string): Words | undefined {
  pairs ??= new Map(LANGUAGES.flatMap(listPairs))
  const found = pairs.get(`${unit} ${written.toLowerCase()}`)
  return found && [inCase(found[0], written), inCase(found[1], written)]
}

function listPairs(language: Language): [string, Words][] {
  const names = listUnitNames(language).map(([name, unit]) => [name.toLowerCase(), unit] as const)
  const known = new Set(names.map(([name, unit]) => `${unit} ${name}`))
  return names.flatMap(([one, unit]): [string, Words][] => {
    const isShort = SHORT.has(one)
    if (!isShort && !isWord(one)) return []
    const many = PLURALS.map((plural) => plural(one)).find(
      (word) => word !== one && known.has(`${unit} ${word}`),
    )
    if (!many) return []
    const words: Words = [one, many]
    return isShort
      ? [[`${unit} ${many}`, words]]
      : [
          [`${unit} ${one}`, words],
          [`${unit} ${many}`, words],
        ]
  })
}

/** A word has a vowel; "tb" and "grm" are cut short, and stay as they are written. */
const isWord = (name: string) => name.length > 2 && /[aeiouyäöüåæø]/.test(name)

/** As the text writes it: "Tablespoons" and "CUPS", too. */
function inCase(word: string, written: string): string {
  if (written.length > 1 && written === written.toUpperCase()) return word.toUpperCase()
  const [first = ''] = written
  return first === first.toUpperCase() ? first + word.slice(1) : word
}

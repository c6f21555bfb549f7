import { namesOf } from '../field.ts'
import { ENGLISH_HEADS } from './english-heads.ts'
import { ENGLISH_NAMES, type Meaning } from './english-names.ts'
import { FOREIGN_NAMES } from './foreign-names.ts'
import { BELONGINGS, OTHER_THINGS } from './other-things.ts'

/** A word that needs the one before it: `rows` are looked through in order. */
export type HeadWord = { alone?: Meaning; rows: readonly { meaning: Meaning; words: readonly string[] }[] }

/** Words in the longest name: "cuchara de palo de haya". */
export const MOST_WORDS = 5

/** Every name that is understood, in the singular and the plural, with what it says. The first row that has a name wins. */
export const NAMES: ReadonlyMap<string, Meaning> = /* @__PURE__ */ indexNames()

/** Every head word, in the singular and the plural. */
export const HEADS: ReadonlyMap<string, HeadWord> = /* @__PURE__ */ indexHeads()

function indexNames(): Map<string, Meaning> {
  const names = new Map<string, Meaning>()
  const add = (name: string, meaning: Meaning) => {
    for (const form of formsOf(name)) if (!names.has(form)) names.set(form, meaning)
  }
  const tables: Partial<Record<Meaning, string>>[] = [
    ENGLISH_NAMES,
    FOREIGN_NAMES,
    { 'other-thing': OTHER_THINGS, belonging: BELONGINGS },
  ]
  const rows = tables.flatMap((table) => rowsOf(table))
  for (const { meaning, words } of rows) for (const name of words) add(name, meaning)
  // "saucepan" is a sauce pan; a German "Standmixer" has a name of its own.
  for (const { meaning, words } of rows)
    for (const name of words) if (name.split(' ').length === 2) add(name.replace(' ', ''), meaning)
  // "breadknife" is a bread knife.
  for (const [word, { alone: _, ...after }] of Object.entries(ENGLISH_HEADS))
    for (const { meaning, words } of rowsOf(after))
      for (const before of words) if (!before.includes(' ')) add(before + word, meaning)
  return names
}

function indexHeads(): Map<string, HeadWord> {
  const heads = new Map<string, HeadWord>()
  for (const [word, { alone, ...after }] of Object.entries(ENGLISH_HEADS))
    for (const form of formsOf(word)) heads.set(form, { ...(alone && { alone }), rows: rowsOf(after) })
  return heads
}

function rowsOf(table: Partial<Record<Meaning, string>>) {
  return namesOf(table).map((meaning) => ({ meaning, words: table[meaning]?.split('|') ?? [] }))
}

/** A name and its plurals in English, French, Spanish and Dutch. */
function formsOf(name: string): string[] {
  return [name, `${name}s`, `${name}es`, name.replace(/y$/, 'ies'), name.replace(/fe?$/, 'ves')]
}

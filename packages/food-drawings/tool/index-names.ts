import { readRows } from 'recipe-basics/table/rows'
import heads from './heads.json' with { type: 'json' }
import { TOOL_KINDS, type ToolKind } from './kinds.ts'
import names from './names.json' with { type: 'json' }

/** What a word says: a kind of tool, a thing that is none of ours, or a thing that only belongs to tools. */
export type Meaning = ToolKind | 'other-thing' | 'belonging'

const MEANINGS: readonly Meaning[] = [...TOOL_KINDS, 'other-thing', 'belonging']

/** A word that is many things, such as "pan": what the words before it say, looked through in order, and what it is alone. */
type HeadWord = { alone?: Meaning; rows: { meaning: Meaning; words: readonly string[] }[] }

/** Words in the longest name: "cuchara de palo de haya". */
export const MOST_WORDS = 5

const NAME_ROWS = readRows('names.json', names, (row) => ({
  meaning: row.oneOf('means', MEANINGS),
  words: row.list('names'),
}))
const HEAD_ROWS = readRows('heads.json', heads, (row) => ({
  head: row.text('head'),
  meaning: row.oneOf('means', MEANINGS),
  words: row.list('after'),
}))

/** Every name that is understood, in the singular and the plural, with what it says. The first row that has a name wins. */
export const NAMES: ReadonlyMap<string, Meaning> = indexNames()

/** Every head word, in the singular and the plural. */
export const HEADS: ReadonlyMap<string, HeadWord> = indexHeads()

function indexNames(): Map<string, Meaning> {
  const names = new Map<string, Meaning>()
  const add = (name: string, meaning: Meaning) => {
    for (const form of formsOf(name)) if (!names.has(form)) names.set(form, meaning)
  }
  for (const { meaning, words } of NAME_ROWS) for (const name of words) add(name, meaning)
  // "saucepan" is a sauce pan; a German "Standmixer" has a name of its own.
  for (const { meaning, words } of NAME_ROWS)
    for (const name of words) if (name.split(' ').length === 2) add(name.replace(' ', ''), meaning)
  // "breadknife" is a bread knife.
  for (const { head, meaning, words } of HEAD_ROWS)
    for (const before of words) if (!before.includes(' ')) add(before + head, meaning)
  return names
}

function indexHeads(): Map<string, HeadWord> {
  const heads = new Map<string, HeadWord>()
  for (const head of new Set(HEAD_ROWS.map((row) => row.head))) {
    const rows = HEAD_ROWS.filter((row) => row.head === head)
    const alone = rows.find(({ words }) => words.length === 0)?.meaning
    const word = { ...(alone && { alone }), rows: rows.filter(({ words }) => words.length > 0) }
    for (const form of formsOf(head)) heads.set(form, word)
  }
  return heads
}

/** A name and its plurals in English, French, Spanish and Dutch. */
function formsOf(name: string): string[] {
  return [name, `${name}s`, `${name}es`, name.replace(/y$/, 'ies'), name.replace(/fe?$/, 'ves')]
}

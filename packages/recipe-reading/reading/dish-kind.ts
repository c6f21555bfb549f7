import { readTable } from 'recipe-basics/table/read-table'
import { toWords } from '../food/line-words.ts'
import type { Word } from '../food/word.ts'
import { indexLists, type ListIndex, walkTerms } from '../food/term-index.ts'
import type { RecipeReading } from './recipe-reading.ts'

/** What kind of thing a recipe makes. */
export const DISH_KINDS = [
  'dish',
  'soup',
  'dessert',
  'bread',
  'drink',
  'condiment',
  'spice mix',
  'part',
] as const
export type DishKind = (typeof DISH_KINDS)[number]

/** Kinds that nobody eats by themselves. */
const BESIDE: ReadonlySet<DishKind> = new Set(['condiment', 'spice mix', 'part'])

/** Whether a recipe answers “what do I eat”. Drinks do: a smoothie is a meal. */
export const isMeal = (kind: DishKind): boolean => !BESIDE.has(kind)

/** Words that end what the name calls the thing: “salmon with dill sauce” is no sauce. */
const ENDS = /^(?:with|without|in|on|over|for|from|by|made|topped|stuffed|served)$/
/** What stands behind a name and says nothing of the thing. */
const TAIL = /^(?:recipe|recipes|homemade|easy|best|quick|simple|vegan|vegetarian|healthy|ever)$/

let index: ListIndex<DishKind> | undefined

/** The kind of thing that its name says a recipe makes, by its last words; a dish where none of them is known. */
export function dishKindOf({ title }: Pick<RecipeReading, 'title'>): DishKind {
  const words = toWords(title.text.split(/ [–—|-] |[:(]/)[0] ?? '')
  const end = words.findIndex(({ text, breaks }, at) => at > 0 && (ENDS.test(text) || breaks !== ''))
  const head = dropTail(end < 0 ? words : words.slice(0, end))
  // “Beef tips and gravy” is no gravy.
  return head.at(-2)?.text === 'and' ? 'dish' : kindNamedBy(head)
}

/** The kind of thing that the last of some words name. */
export function kindNamedBy(head: readonly Word[]): DishKind {
  let kind: DishKind = 'dish'
  let start = head.length
  walkTerms(head, (index ??= readKinds()), (found, span) => {
    if (span.end !== head.length || span.start >= start) return
    kind = found
    start = span.start
  })
  return kind
}

function dropTail(words: readonly Word[]): readonly Word[] {
  const last = words.findLastIndex(({ text }) => !TAIL.test(text))
  return words.slice(0, last + 1)
}

function readKinds(): ListIndex<DishKind> {
  const rows = readTable(import.meta.resolve('recipe-reading/tables/dish-kinds.csv'), (row) => ({
    kind: row.oneOf('kind', DISH_KINDS),
    words: row.list('words'),
  }))
  return indexLists(rows.map(({ kind, words }) => [kind, words]))
}

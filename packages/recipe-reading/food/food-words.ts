import { fromNames } from 'recipe-basics/fields/field'
import { readTable } from 'recipe-basics/table/read-table'
import type { Row } from 'recipe-basics/table/rows'
import { FOOD_KINDS, type FoodKind } from './food-kinds.ts'

/** What the table says of a name: its kind, and the food whose figures it has. */
export type NamedFood = {
  kind: FoodKind
  /** The food of figures.json; undefined where nobody has figures, and for what is thrown away. */
  food?: string
  /** The figures are those of a similar food. */
  isBorrowed?: true
  /** Cooked along and taken out: bones, shells. */
  isDiscarded?: true
}

/** The columns that name diets, allergens and groups. */
export const MARKS = ['breaks', 'strong', 'check', 'looks like', 'takes away', 'doubts'] as const
export type Mark = (typeof MARKS)[number]

export type FoodWords = {
  /** The words of a kind: names of foods, in the singular. */
  named: ReadonlyMap<string, NamedFood>
  /** The words of a column, by the diets, allergens and groups that stand in it. */
  marked: Readonly<Record<Mark, ReadonlyMap<string, readonly string[]>>>
}

let words: FoodWords | undefined

/** What food-words.csv says, read once. Throws an error that names the row with a cell that it may not hold. */
export const foodWords = (): FoodWords => (words ??= readFoodWords())

function readFoodWords(): FoodWords {
  const named = new Map<string, NamedFood>()
  const marked = fromNames(MARKS, () => new Map<string, string[]>())
  readTable(import.meta.resolve('recipe-reading/tables/food-words.csv'), (row) => {
    const word = row.key('word')
    const food = toNamedFood(row)
    if (food) named.set(word, food)
    for (const mark of MARKS)
      for (const name of row.list(mark)) {
        const list = marked[mark].get(name)
        if (list) list.push(word)
        else marked[mark].set(name, [word])
      }
  })
  return { named, marked }
}

/** Before the food whose figures are borrowed. */
const LIKE = 'like '

function toNamedFood(row: Row): NamedFood | undefined {
  if (row.optional('kind') === undefined && row.optional('figures') === undefined) return undefined
  const kind = row.oneOf('kind', FOOD_KINDS)
  const figures = row.text('figures')
  if (figures === 'none') return { kind }
  if (figures === 'discarded') return { kind, isDiscarded: true }
  if (figures.startsWith(LIKE)) return { kind, food: figures.slice(LIKE.length), isBorrowed: true }
  return { kind, food: figures }
}

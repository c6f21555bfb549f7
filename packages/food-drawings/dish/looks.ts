import { NAMED_FOODS } from 'recipe-reading/food/food-table'
import { readTable } from 'recipe-basics/table/read-table'
import { type Look, SHAPES } from './dish.ts'

/** What a food does in a dish: the reader goes by this, and never by the name of a food where it can help it. */
const PARTS = [
  'vegetable',
  'leaf',
  'onion',
  'fruit',
  'berry',
  'citrus',
  'citrusjuice',
  'juice',
  'wine',
  'water',
  'liquid',
  'milk',
  'cream',
  'yoghurt',
  'curd',
  'creamcheese',
  'cheese',
  'fat',
  'egg',
  'meat',
  'fish',
  'protein',
  'pulse',
  'grain',
  'polenta',
  'oats',
  'long',
  'short',
  'sheets',
  'tubes',
  'parcel',
  'wrapper',
  'flour',
  'starch',
  'pastry',
  'cake',
  'bread',
  'crumbs',
  'biscuit',
  'cocoa',
  'chocolate',
  'sugar',
  'icing',
  'syrup',
  'sauce',
  'paste',
  'stud',
  'nut',
  'seed',
  'scatter',
  'herb',
] as const
export type Part = (typeof PARTS)[number]

/** A food that can be drawn, by the name that a chef reads: the first column of looks.csv. */
export type SeenFood = string

/** How a food looks, and which names of recipe-reading mean it. */
export type FoodLook = Look & {
  /** Two letters that stand for it in the address of a drawing. They never change, and are never given to another food. */
  code: string
  part: Part
  /** Foods of figures.json (`carrot`), or single names of food-words.csv (`spaghetti`), which count more. */
  names: readonly string[]
  /** A name that means it only beside one of these words: a red onion. */
  onlyOf: string | undefined
  beside: readonly string[]
}

const COLOUR = /^#[0-9A-F]{6}$/

/** Every food that can be drawn. What is not here (salt, oil, spices) is never seen on a plate. */
export const LOOKS: ReadonlyMap<SeenFood, FoodLook> = new Map(
  readTable(import.meta.resolve('food-drawings/tables/looks.csv'), (row) => {
    const inner = row.optional('inner', COLOUR)
    const look = {
      colour: row.text('colour', COLOUR),
      ...(inner && { inner }),
      shape: row.oneOf('shape', SHAPES),
      code: row.key('code', /^[a-z0-9]{2}$/),
      part: row.oneOf('part', PARTS),
      names: row.list('names'),
      onlyOf: row.optional('only of'),
      beside: row.list('beside'),
    }
    return [row.key('food'), look]
  }),
)

/** What the table says of a food. Throws a RangeError for a food that is not in it. */
export function lookOf(food: SeenFood): FoodLook {
  const look = LOOKS.get(food)
  if (!look) throw new RangeError(`looks.csv has no ${food}`)
  return look
}

/** How a food looks, without what only the reader needs. */
export function toLook({ colour, inner, shape }: FoodLook): Look {
  return inner === undefined ? { colour, shape } : { colour, inner, shape }
}

const byName = new Map<string, SeenFood>()
const bySaid = new Map<string, { food: SeenFood; words: readonly string[] }[]>()
for (const [food, { names, onlyOf, beside }] of LOOKS) {
  for (const name of names) byName.set(name, food)
  if (onlyOf) bySaid.set(onlyOf, [...(bySaid.get(onlyOf) ?? []), { food, words: beside }])
}

/** What a line says a food is: its name, its food of figures.json, and the words around it between single spaces. */
export type NamedInLine = { name?: string; food?: string; words: string; isForeign: boolean }

/** The food that one would see; undefined for what nobody sees, and for what has no look of its own. */
export function seenFood({ name = '', food, words, isForeign }: NamedInLine): SeenFood | undefined {
  const said = (bySaid.get(name) ?? bySaid.get(food ?? ''))?.find((one) =>
    one.words.some((word) => words.includes(` ${word} `)),
  )
  if (said && !isForeign) return said.food
  const group = NAMED_FOODS.get(name)?.food
  // "Polenta" is the same in Italian, "sale" is not: a foreign name counts only where it means what the English one does.
  const own = isForeign && group !== food ? undefined : byName.get(name)
  return own ?? byName.get(food ?? '') ?? (isForeign ? undefined : byName.get(group ?? ''))
}

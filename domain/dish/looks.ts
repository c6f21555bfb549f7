import { NAMED_FOODS } from '../food/food-table.ts'
import type { Look } from './dish.ts'
import { DAIRY } from './looks/dairy.ts'
import { DOUGHS } from './looks/doughs.ts'
import { FISH } from './looks/fish.ts'
import type { FoodLook } from './looks/food-look.ts'
import { FRUIT } from './looks/fruit.ts'
import { GRAINS } from './looks/grains.ts'
import { GREENS } from './looks/greens.ts'
import { MEAT } from './looks/meat.ts'
import { PANTRY } from './looks/pantry.ts'
import { VEGETABLES } from './looks/vegetables.ts'

const TABLE = {
  ...VEGETABLES,
  ...GREENS,
  ...FRUIT,
  ...MEAT,
  ...FISH,
  ...DAIRY,
  ...GRAINS,
  ...DOUGHS,
  ...PANTRY,
}

/** A food that can be drawn, by the name that a chef reads. */
export type SeenFood = keyof typeof TABLE

/** Every food that can be drawn. What is not here (salt, oil, spices) is never seen on a plate. */
export const LOOKS: ReadonlyMap<SeenFood, FoodLook> = new Map(
  Object.entries<FoodLook>(TABLE).flatMap(([food, look]) =>
    isSeenFood(food) ? [[food, look] as const] : [],
  ),
)

/** Whether the table of looks has a food of this name. */
function isSeenFood(food: string): food is SeenFood {
  return Object.hasOwn(TABLE, food)
}

/** What the table says of a food. */
export const lookOf = (food: SeenFood): FoodLook => TABLE[food]

/** How a food looks, without what only the reader needs. */
export function toLook({ colour, inner, shape }: FoodLook): Look {
  return inner === undefined ? { colour, shape } : { colour, inner, shape }
}

const byName = new Map<string, SeenFood>()
const bySaid = new Map<string, { food: SeenFood; words: readonly string[] }[]>()
for (const [food, { of, said }] of LOOKS) {
  for (const name of of) byName.set(name, food)
  if (said) bySaid.set(said.of, [...(bySaid.get(said.of) ?? []), { food, words: said.words }])
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

import type { Dish, DishFood, Role, Vessel } from '../dish/dish.ts'
import type { Ware } from '../cut-paper/crockery.ts'
import type { Point } from '../cut-paper/points.ts'
import type { Random } from '../cut-paper/random.ts'

/** What a form draws from. The origin is the middle of the vessel, 76 its inside. */
export type Serving = {
  rnd: Random
  /** Of the many pieces of a food, how many are drawn: 1 is all. */
  density: number
  vessel: Vessel
  ware: Ware
  /** An oven dish is oval or has corners. */
  isOval: boolean
  /** The colour that the pieces lie in. */
  floor?: string
  bases: DishFood[]
  mains: DishFood[]
  sides: DishFood[]
  sauces: DishFood[]
  scattered: DishFood[]
  herbs: DishFood[]
}

/** More foods than this are not drawn: a plate holds no more, and a drawing has 4,096 bytes. */
const MOST_FOODS = 9

type Table = Pick<Serving, 'rnd' | 'density' | 'vessel' | 'ware' | 'isOval'>

/** Sorts the foods of a dish by what they do in it. */
export function serve(dish: Dish, table: Table): Serving {
  const foods = dish.foods.slice(0, MOST_FOODS)
  const withRole = (role: Role) => foods.filter((food) => food.role === role)
  return {
    ...table,
    bases: withRole('base'),
    mains: withRole('main'),
    sides: withRole('side'),
    sauces: withRole('sauce'),
    scattered: withRole('scattered'),
    herbs: withRole('herb'),
  }
}

/** The same, its pieces lying in something of this colour. */
export const lyingIn = (t: Serving, floor: string | undefined): Serving => ({ ...t, floor })

/** How many of `count` are drawn. */
export const countOf = (t: Serving, count: number, least = 1) =>
  Math.max(least, Math.round(count * t.density))

/** Places in a circle, made long in an oven dish. */
export const spread = (t: Serving, places: readonly Point[]): readonly Point[] =>
  t.vessel === 'gratin' ? places.map(([x, y, turn]): Point => [x * 1.2, y * 0.72, turn]) : places

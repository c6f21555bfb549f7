import { type Category, CATEGORIES } from '../recipe/choices.ts'
import { CROCKERY, type Crockery } from './crockery.ts'
import type { Dish } from './dish.ts'
import { readDishCode, writeDishCode } from './dish-code.ts'

/** A dish, and what it stands on where the chef has chosen that. */
export type LaidDish = { dish: Dish; crockery: Crockery | undefined; cloth: Category | undefined }

/** Stands where nothing was chosen. */
const NOT_CHOSEN = 'z'

/** The code of a dish; where crockery or cloth was chosen, with a dash and their places in the lists. What is new there comes last. */
export function writePlateCode({ dish, crockery, cloth }: LaidDish): string {
  const code = writeDishCode(dish)
  return crockery || cloth ? `${code}-${place(CROCKERY, crockery)}${place(CATEGORIES, cloth)}` : code
}

/** What a code says; undefined where none says so. */
export function readPlateCode(code: string): LaidDish | undefined {
  const [, dishCode = '', table] = /^([0-9a-z]+)(?:-([0-9a-z]{2}))?$/.exec(code) ?? []
  const dish = readDishCode(dishCode)
  if (!dish) return undefined
  const laid = { dish, crockery: at(CROCKERY, table?.[0]), cloth: at(CATEGORIES, table?.[1]) }
  return writePlateCode(laid) === code ? laid : undefined
}

const place = <Item>(list: readonly Item[], item: Item | undefined) =>
  item === undefined ? NOT_CHOSEN : list.indexOf(item).toString(36)

const at = <Item>(list: readonly Item[], written: string | undefined): Item | undefined =>
  written === undefined || written === NOT_CHOSEN ? undefined : list[parseInt(written, 36)]

import { CUTLERY, CUTS, type Dish, type DishFood, FORMS, ROLES, VESSELS } from './dish.ts'
import { LOOKS, lookOf, type SeenFood, toLook } from './looks.ts'

/*
 * A dish as it stands in the address of its drawing: two characters for the form, one for the vessel, one for the cutlery,
 * then for each food its two letters, its cut and its role. Forms, vessels, cutlery, cuts and roles stand by their places in
 * the lists of dish.ts, so new ones come last there.
 */

const HEAD = 4
const FOOD = 4
/** More foods hide each other. */
export const MOST_FOODS = 7

const BASE = 36

/** The code of a dish, 4 to 32 characters: the same for the same dish. Throws a RangeError for a food that nobody can see. */
export function writeDishCode({ form, vessel, cutlery, foods }: Dish): string {
  const head = place(FORMS, form).padStart(2, '0') + place(VESSELS, vessel) + place(CUTLERY, cutlery)
  return head + foods.map(writeFood).join('')
}

/** The dish of a code, its foods in the order of the code; undefined where no dish has it. Its lines are not known: all are 0. */
export function readDishCode(code: string): Dish | undefined {
  if (code.length < HEAD || code.length > HEAD + MOST_FOODS * FOOD || code.length % FOOD !== 0)
    return undefined
  const form = at(FORMS, code.slice(0, 2))
  const vessel = at(VESSELS, code.slice(2, 3))
  const cutlery = at(CUTLERY, code.slice(3, 4))
  const foods: DishFood[] = []
  for (let from = HEAD; from < code.length; from += FOOD) {
    const food = readFood(code.slice(from, from + FOOD))
    if (!food || foods.some((other) => other.food === food.food)) return undefined
    foods.push(food)
  }
  return form && vessel && cutlery ? { form, vessel, cutlery, foods } : undefined
}

function writeFood({ food, cut, role }: DishFood): string {
  const letters = lettersOf.get(food)
  if (letters === undefined) throw new RangeError(`No drawing shows ${food}.`)
  return letters + place(CUTS, cut) + place(ROLES, role)
}

function readFood(code: string): DishFood | undefined {
  const food = byLetters.get(code.slice(0, 2))
  const cut = at(CUTS, code.slice(2, 3))
  const role = at(ROLES, code.slice(3, 4))
  if (food === undefined || cut === undefined || role === undefined) return undefined
  return { food, look: toLook(lookOf(food)), cut, role, line: 0 }
}

const lettersOf = new Map<string, string>([...LOOKS].map(([food, { code }]) => [food, code]))
const byLetters = new Map<string, SeenFood>([...LOOKS].map(([food, { code }]) => [code, food]))

const place = <Item>(list: readonly Item[], item: Item) => list.indexOf(item).toString(BASE)

/** The item at a place that is written as `place` writes it. */
function at<Item>(list: readonly Item[], written: string): Item | undefined {
  return /^[0-9a-z]+$/.test(written) ? list[parseInt(written, BASE)] : undefined
}

import type { Dish, DishFood, Form } from '../dish/dish.ts'
import { luma } from '../cut-paper/colour.ts'
import { crockeryFor, type Ware, WARES } from '../cut-paper/crockery.ts'
import { random } from '../cut-paper/random.ts'
import { onPlate } from './food-paper.ts'
import { FORM_DRAWINGS } from './forms/forms.ts'
import { garnish, mixed } from './lay.ts'
import { serve, type Serving } from './serving.ts'
import { fitInto, VESSEL_DRAWINGS } from './vessels/vessels.ts'

/** Forms whose filling is what crockery must differ from; of the others, it is the main thing. */
const FILLED: readonly Form[] = [
  ...(['soup', 'clear', 'stew', 'curry', 'stock', 'porridge', 'onrice', 'ramen', 'yoghurt'] as const),
  ...(['mash', 'shortpasta', 'nest', 'fruit', 'scoops', 'dip', 'bake', 'crumble', 'onmash'] as const),
]
const NO_FOOD = '#EEDFB8'

type Dished = {
  /** The same seed gives the same drawing. */
  seed: string
  ware: Ware
  /** Of the many pieces of a food, how many are drawn: 1 is all. */
  density: number
}

/** A dish in its vessel, around 0 0. */
export function drawDished(dish: Dish, { seed, ware, density }: Dished): string {
  const { form, vessel } = dish
  const isOval = random(`oven${seed}`)() < 0.5
  const t = serve(dish, { rnd: random(seed), density, vessel, ware, isOval })
  const food = isEmpty(dish) ? '' : onPlate(drawFood(form, t))
  if (form === 'glass' && food) return food
  return VESSEL_DRAWINGS[vessel].draw({
    food: fitInto(vessel, form, food),
    ware,
    isOval,
    rnd: random(`vessel${seed}`),
  })
}

export const isEmpty = ({ form, foods }: Dish) => form === 'none' || foods.length === 0

/** The colour of most of the food. */
function mostSeen({ form, foods }: Dish): string {
  const withRole = (role: DishFood['role']) => foods.find((food) => food.role === role)
  const found = FILLED.includes(form)
    ? (withRole('base') ?? withRole('sauce'))
    : (withRole('main') ?? withRole('base'))
  return (found ?? foods[0])?.look.colour ?? NO_FOOD
}

/** Crockery for a dish, other than what is `used` on the table. Iron shows by lamplight on a pale cloth alone. */
export const crockeryOf = (dish: Dish, seed: string, cloth: string, used: Ware[] = []) =>
  crockeryFor(cloth, mostSeen(dish), random(`ware${seed}`), luma(cloth) > 180 ? used : [...used, WARES.iron])

/** The food in its form, or mixed where the foods that make the form are not there. */
function drawFood(form: Form, t: Serving): string {
  const drawn = form === 'none' ? undefined : FORM_DRAWINGS[form](t)
  return drawn ?? mixed(t, [...t.bases, ...t.sauces, ...t.sides, ...t.mains], 46) + garnish(t)
}

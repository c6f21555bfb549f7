import { CUTLERY, CUTS, type Dish, type DishFood, FORMS, ROLES, SHAPES, VESSELS } from '../dish/dish.ts'
import { oneOf } from 'recipe-basics/text/one-of'
import { fold } from 'recipe-basics/text/fold'
import rows from './made-dishes.fixture.json' with { type: 'json' }

/** Dishes that nobody cooked: at least one of every form, as the drawings are judged by them. */
export type MadeDish = { name: string; slug: string; category: string; dish: Dish }

export const MADE_DISHES: MadeDish[] = rows.map(({ name, category, foods, ...row }) => ({
  name,
  slug: fold(name).replace(/[^a-z0-9]+/g, '-'),
  category,
  dish: {
    form: known(FORMS, row.form),
    vessel: known(VESSELS, row.vessel),
    cutlery: known(CUTLERY, row.cutlery),
    foods: foods.map(readFood),
  },
}))

/** Reads “role, food, shape, cut, #colour #inner”; a cut “as it is” is none. */
function readFood(written: string, line: number): DishFood {
  const [role, food = '', shape, cut, colours = ''] = written.split(', ')
  const [colour = '', inner] = colours.split(' ')
  return {
    food,
    look: { colour, ...(inner && { inner }), shape: known(SHAPES, shape) },
    cut: cut === 'as it is' ? '' : known(CUTS, cut),
    role: known(ROLES, role),
    line,
  }
}

function known<const Item extends string>(list: readonly Item[], value: string | undefined): Item {
  const item = oneOf(list, value)
  if (item === undefined) throw new RangeError(`${value} is not one of ${list.join(', ')}`)
  return item
}

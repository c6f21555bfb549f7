import type { RecipeReading } from 'recipe-reading/reading/recipe-reading'
import { COMPOSITIONS } from './compositions.ts'
import { type Dish, type DishFood, type Form, NO_DISH, ROLES } from './dish.ts'
import { MOST_FOODS } from './dish-code.ts'
import { formOfRecipe } from './form-of-recipe.ts'
import { settingOf } from './forms.ts'
import { Plate } from './plate.ts'
import { readForDish } from './read-recipe.ts'
import type { DishSaid } from './dish.ts'

/** Raise this when another dish would be read from the same recipe: those of stored recipes are then read anew. */
export const DISH_RULES = 15

/** In the order in which they are laid. */
const ORDER = [
  'base',
  'sauce',
  'main',
  'side',
  'scattered',
  'herb',
] as const satisfies readonly (typeof ROLES)[number][]

/**
 * What one would see on the finished plate of a recipe: only foods that its lines name, each with its line. A dish that cannot
 * be told, or that the chef wants not drawn, is `none`, never a guess. Never throws; takes time in proportion to the text.
 */
export function readDish(recipe: RecipeReading, { recipe_category, draw_dish }: DishSaid): Dish {
  if (draw_dish === 'no') return NO_DISH
  const reading = readForDish(recipe, recipe_category ?? '')
  const form = reading.isUnderstood ? formOfRecipe(reading) : undefined
  return form === undefined || form === 'none' ? NO_DISH : lay(new Plate(reading, form), form)
}

function lay(plate: Plate, form: Exclude<Form, 'none'>): Dish {
  const laid = COMPOSITIONS[form](plate)
  if (!laid || plate.foods.length === 0) return NO_DISH
  const become = laid.form ?? form
  const setting = settingOf(become)
  const isSame = become === form
  return {
    form: become,
    vessel: laid.vessel ?? setting.vessel,
    cutlery: laid.cutlery ?? (isSame ? settingOf(form).cutlery : setting.cutlery),
    foods: inOrder(plate.foods),
  }
}

const inOrder = (foods: readonly DishFood[]) =>
  foods.slice(0, MOST_FOODS).sort((a, b) => ORDER.indexOf(a.role) - ORDER.indexOf(b.role))

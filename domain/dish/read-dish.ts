import type { Corrections } from '../food/corrections.ts'
import { COMPOSITIONS } from './compositions.ts'
import { type Dish, type DishFood, type Form, NO_DISH, ROLES } from './dish.ts'
import { MOST_FOODS } from './dish-code.ts'
import { formOfRecipe } from './form-of-recipe.ts'
import { settingOf } from './forms.ts'
import { Plate } from './plate.ts'
import { readPlateChoice } from './plate-choice.ts'
import { type DishRecipe, readForDish } from './read-recipe.ts'

/** Raise this when another dish would be read from the same recipe: those of stored recipes are then read anew. */
export const DISH_RULES = 14

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
 * What one would see on the finished plate of a recipe: only foods that its lines name, each with its line, without those that
 * the chef took off, and in the form that she chose. A dish that cannot be told is `none`, never a guess. Never throws; takes
 * time in proportion to the text.
 */
export function readDish(recipe: DishRecipe, corrections?: Corrections): Dish {
  const { form: chosen, off } = readPlateChoice(recipe.plate)
  const reading = readForDish(recipe, corrections)
  const form = chosen ?? (reading.isUnderstood ? formOfRecipe(reading) : undefined)
  if (form === undefined || form === 'none') return NO_DISH
  const dish = lay(new Plate(reading, form), form)
  const laid = chosen ? inForm(chosen, dish, new Plate(reading, chosen)) : dish
  const foods = laid.foods.filter(({ food }) => !off.includes(food))
  return foods.length > 0 ? { ...laid, foods } : NO_DISH
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

/** A dish in the form that the chef chose. Where the list lacks what the form needs, with all that is seen. */
function inForm(chosen: Form, dish: Dish, plate: Plate): Dish {
  if (dish.form === chosen) return dish
  if (dish.foods.length > 0) return { ...dish, form: chosen, ...settingOf(chosen) }
  plate.rest({ sides: 4 })
  return { form: chosen, ...settingOf(chosen), foods: inOrder(plate.foods) }
}

const inOrder = (foods: readonly DishFood[]) =>
  foods.slice(0, MOST_FOODS).sort((a, b) => ORDER.indexOf(a.role) - ORDER.indexOf(b.role))

import type { Cut, Form } from '#domain/dish/dish.ts'
import { listFoods } from '#domain/dish/list-foods.ts'
import { readPlateChoice, writePlateChoice } from '#domain/dish/plate-choice.ts'
import { readDish } from '#domain/dish/read-dish.ts'
import type { DishRecipe } from '#domain/dish/read-recipe.ts'
import type { Corrections } from '#domain/food/corrections.ts'
import { oneOf } from '#domain/one-of.ts'
import { type Category, CATEGORIES } from '#domain/recipe/choices.ts'
import { toDishCode } from './data/recipes/reading-columns.ts'

/** What is drawn of a recipe, for its form. Lines are counted from 1. */
export type PlatePreview = {
  /** Its code; null for crockery and cloth. */
  dish: string | null
  category: Category | null
  /** The form that the words say. */
  read: Form
  /** The foods that lie on the plate unless they are taken off. */
  foods: { food: string; cut: Cut; line: number }[]
  /** Foods of the list that one does not see. */
  unseen: { food: string; line: number }[]
  /** Foods that were taken off, and that the list does not hold any more. */
  gone: string[]
}

/** Says what is drawn of a recipe as it is typed or stored. */
export function previewPlate(recipe: DishRecipe, corrections?: Corrections): PlatePreview {
  const choice = readPlateChoice(recipe.plate)
  const whole = readDish({ ...recipe, plate: writePlateChoice({ ...choice, off: [] }) }, corrections)
  const onPlate = new Set<string>(whole.foods.map(({ food }) => food))
  const listed = listFoods(recipe.ingredients, corrections).foods
  const unseen = new Map<string, number>()
  for (const { food, line } of listed) if (!onPlate.has(food) && !unseen.has(food)) unseen.set(food, line)
  return {
    dish: toDishCode(recipe, corrections),
    category: oneOf(CATEGORIES, recipe.recipe_category) ?? null,
    read: readDish({ ...recipe, plate: null }, corrections).form,
    foods: whole.foods.map(({ food, cut, line }) => ({ food, cut, line: line + 1 })),
    unseen: [...unseen].map(([food, line]) => ({ food, line: line + 1 })),
    gone: choice.off.filter((food) => !listed.some((one) => one.food === food)),
  }
}

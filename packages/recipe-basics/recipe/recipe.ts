import type { ValuesOf } from '../fields/field.ts'
import type { RECIPE_FIELDS } from './fields.ts'
import type { NUTRITION_FACTS } from './nutrition-facts.ts'

/** The eight dietary restrictions a recipe may keep (spec.md section 3). Stored by their place, too: new ones come last. */
export const DIETARY_RESTRICTIONS = [
  'vegetarian',
  'vegan',
  'gluten-free',
  'dairy-free',
  'nut-free',
  'low-carb',
  'keto',
  'paleo',
] as const
export type DietaryRestriction = (typeof DIETARY_RESTRICTIONS)[number]

/** What every vegan dish is. */
export const VEGAN_IS = ['vegetarian', 'dairy-free'] as const satisfies DietaryRestriction[]

/** Facts for one serving. Grams and milligrams as the names say, calories in kcal; null where unknown. */
export type Nutrition = ValuesOf<typeof NUTRITION_FACTS>

/** Whether facts hold any figure: the size of a serving alone is none. */
export const hasFigures = (nutrition: Nutrition): boolean =>
  Object.values(nutrition).some((value) => typeof value === 'number')

/** One line of the shopping list. `section` is the heading it stands under, null when there is none. */
export type Ingredient = { ingredient_text: string; section: string | null }

/** A link of a step that the chef has undone: its words, and of how many of the same words it is which, from 0. */
export type UndoneLink = { text: string; place: number }

/** One step of the method. `section` is the heading it stands under; `step_url` an address on the source's page. */
export type Instruction = {
  step_number: number
  step_text: string
  section: string | null
  step_url: string | null
  /** Links that the chef has undone, where there are any. */
  undone_links?: UndoneLink[]
}

/** The stored fields of a recipe that a chef decides. Times are whole minutes; null where unknown. */
export type RecipeFields = ValuesOf<typeof RECIPE_FIELDS> & {
  ingredients: Ingredient[]
  instructions: Instruction[]
  nutrition: Nutrition | null
  dietary_restrictions: DietaryRestriction[]
}

/** What is stored of a recipe's fields as it is given: its labels are resolved from it, and never handed in. */
export type WrittenRecipe = Omit<RecipeFields, 'dietary_restrictions'>

/** A label that readers see, and who gave it: software, which read the lines, or the chef. */
export type GivenLabel = { dietary_restriction: DietaryRestriction; given_by: 'software' | 'chef' }

/** Whose the figures of a recipe are. */
export const NUTRITION_SOURCES = ['published', 'computed'] as const
export type NutritionSource = (typeof NUTRITION_SOURCES)[number]

/**
 * Where the figures that readers see come from. `coverage` is the part of the weight, from 0 to 1, that computed ones were
 * understood from. `stale_since`: the ingredients or servings have changed since the figures were given (ISO instant).
 */
export type NutritionBasis = {
  source: NutritionSource
  coverage: number | null
  stale_since: string | null
}

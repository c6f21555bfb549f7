import type { ValuesOf } from '../field.ts'
import type { Language } from '../ingredient/ingredient-line.ts'
import type { RECIPE_FIELDS, RecipeField } from './fields.ts'
import type { UndoneLink } from '../step/undone-links.ts'
import type { NUTRITION_FACTS, NutritionFact } from './nutrition-facts.ts'

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

/** What a dish may be noted for; found by software on import, never a promise (spec.md section 5). */
export const WELLNESS_CATEGORIES = ['anti-inflammatory', 'heart-healthy', 'diabetic-friendly'] as const
export type WellnessCategory = (typeof WELLNESS_CATEGORIES)[number]

/** Facts for one serving. Grams and milligrams as the names say, calories in kcal; null where unknown. */
export type Nutrition = ValuesOf<typeof NUTRITION_FACTS>

/** One line of the shopping list. `section` is the heading it stands under, null when there is none. */
export type Ingredient = { ingredient_text: string; section: string | null }

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
  wellness_categories: WellnessCategory[]
}

/** What is stored of a recipe's fields as it is given: its labels are resolved from it, and never handed in. */
export type WrittenRecipe = Omit<RecipeFields, 'dietary_restrictions'>

/** A label that readers see, and who gave it: software, which read the lines, or the chef. */
export type GivenLabel = { dietary_restriction: DietaryRestriction; given_by: 'software' | 'chef' }

/** The fields that a recipe card shows, beside its slug and labels. */
export const CARD_FIELDS = [
  'name',
  'description',
  'difficulty',
  'recipe_category',
  'total_time_minutes',
  'servings',
  'image_url',
] as const satisfies RecipeField[]

/** The nutrition facts that a list of recipes is read for (spec.md section 7). */
export const SUMMARY_FACTS = [
  'calories',
  'protein_content_g',
  'carbohydrate_content_g',
  'fat_content_g',
] as const satisfies NutritionFact[]

/** The nutrition facts of a card. */
export const CARD_FACTS = [...SUMMARY_FACTS, 'fiber_content_g'] as const satisfies NutritionFact[]

/** The fields that a list of recipes is read for, beside those of a card (spec.md section 7). */
export const SUMMARY_FIELDS = [
  'author_name',
  'prep_time_minutes',
  'cook_time_minutes',
] as const satisfies RecipeField[]

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

/** The languages of the texts of a recipe, as BCP 47 names them: of those that are clearly in another one than English. */
export type OwnLanguages = {
  /** Of its list and its method together. */
  recipe?: Language | undefined
  name?: Language | undefined
  description?: Language | undefined
  story?: Language | undefined
  lines?: Language | undefined
  steps?: Language | undefined
}

/** What a recipe card shows: the public view of a recipe in a list. */
export type RecipeCard = {
  slug: string
  /** The code of the dish that is drawn of it; null for crockery and cloth (`domain/dish/dish-code.ts`). */
  dish: string | null
  /** The languages of its words, where any is clearly not English. */
  lang?: OwnLanguages
} & Pick<RecipeFields, (typeof CARD_FIELDS)[number] | 'dietary_restrictions'> &
  Pick<Nutrition, (typeof CARD_FACTS)[number]>

/** A card with its publish date. */
export type NewRecipe = RecipeCard & { published_at: string }

/** A card with the rest of what a list of recipes is read for. */
export type RecipeSummary = RecipeCard &
  Pick<RecipeFields, (typeof SUMMARY_FIELDS)[number]> & {
    id: string
    published_at: string
    created_at: string
    /** Of its figures. Null: published. */
    source: 'computed' | null
    coverage: number | null
  }

/** The public view of one recipe, with the nutrition that readers see. Only published recipes are ever turned into one. */
export type PublicRecipe = RecipeFields & {
  id: string
  slug: string
  /** The code of the dish that is drawn of it; null for crockery and cloth. */
  dish: string | null
  published_at: string
  created_at: string
  updated_at: string
  labels: GivenLabel[]
  nutrition_basis: NutritionBasis
}

import type { FreeOf } from 'food-verdicts/gut/fingerprint'
import type { Texture } from 'recipe-basics/recipe/choices'
import type { RecipeField } from 'recipe-basics/recipe/fields'
import type { Language } from 'recipe-basics/recipe/language'
import type { NutritionFact } from 'recipe-basics/recipe/nutrition-facts'
import type { GivenLabel, Nutrition, NutritionBasis, RecipeFields } from 'recipe-basics/recipe/recipe'

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
  /** The code of the dish that is drawn of it; null for crockery and cloth (`food-drawings/dish/dish-code`). */
  dish: string | null
  /** What it holds for a gut (`listSigns`): by it, a browser sorts a list as its reader has chosen. */
  gut: string
  /** Whether it takes changes for the spell that a list asks for. */
  isChanged?: boolean
  texture: Texture | null
  /** Minutes on one's feet; null where they are not known. */
  handsOn: number | null
  /** What the whole recipe names nowhere, of the things most often left out. */
  free: FreeOf[]
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

import { z } from '@hono/zod-openapi'
import {
  CATEGORIES,
  DIETARY_RESTRICTIONS,
  DIFFICULTIES,
  WELLNESS_CATEGORIES,
  type PublicRecipe,
  type RecipeSummary,
} from '#domain/recipe.ts'
import type { listRecipeLines } from '../data/recipes/lines.ts'
import { Id, Instant } from './describe.ts'
import { EXAMPLE_NUTRITION, EXAMPLE_RECIPE, EXAMPLE_ROW, EXAMPLE_SUMMARY } from './examples.ts'

// A recipe as spec.md section 3 has it: what stands in tables of its own is a list of objects.

const Minutes = z.number().nullable().openapi({ description: 'Whole minutes.' })
const Text = z.string().nullable()
const Grams = z.number().nullable().openapi({ description: 'Grams a serving.' })
const Milligrams = z.number().nullable().openapi({ description: 'Milligrams a serving.' })
const Section = Text.openapi({ description: 'The heading it stands under.' })

const MACROS = {
  calories: z.number().nullable().openapi({ description: 'Kilocalories a serving.' }),
  protein_content_g: Grams,
  carbohydrate_content_g: Grams,
  fat_content_g: Grams,
}

const NutritionSchema = z
  .object({
    ...MACROS,
    cholesterol_content_mg: Milligrams,
    fiber_content_g: Grams,
    saturated_fat_content_g: Grams,
    sodium_content_mg: Milligrams,
    sugar_content_g: Grams,
    serving_size: Text,
  })
  .openapi('Nutrition', { example: EXAMPLE_NUTRITION })

const FIELDS = {
  id: Id,
  slug: z.string(),
  name: z.string(),
  description: Text,
  difficulty: z.enum(DIFFICULTIES).nullable(),
  recipe_category: z.enum(CATEGORIES).nullable(),
  author_name: Text,
  prep_time_minutes: Minutes,
  cook_time_minutes: Minutes,
  total_time_minutes: Minutes,
  servings: z.number().nullable(),
  image_url: Text.openapi({ description: 'A web address, or a path on this site.' }),
  created_at: Instant,
  recipe_dietary_restrictions: z.array(z.object({ dietary_restriction: z.enum(DIETARY_RESTRICTIONS) })),
}

const GivenBy = z.enum(['software', 'chef']).openapi({
  description: 'Who gave the label: software that read the lines, or the chef.',
})

/** A recipe in a list. */
export const RecipeSummarySchema = z
  .object({
    ...FIELDS,
    recipe_nutrition: z
      .array(z.object(MACROS))
      .openapi({ description: 'One entry, or none where nothing is known.' }),
  })
  .openapi('RecipeSummary', { example: EXAMPLE_SUMMARY })

/** A whole recipe. */
export const RecipeSchema = z
  .object({
    ...FIELDS,
    recipe_dietary_restrictions: z.array(
      z.object({ dietary_restriction: z.enum(DIETARY_RESTRICTIONS), given_by: GivenBy }),
    ),
    story: Text.openapi({ description: 'What the chef says about the dish.' }),
    keywords: z.array(z.string()),
    updated_at: Instant,
    recipe_wellness_categories: z.array(z.object({ wellness_category: z.enum(WELLNESS_CATEGORIES) })),
    recipe_nutrition: z
      .array(NutritionSchema)
      .openapi({ description: 'One entry, or none where nothing is known.' }),
    recipe_ingredients: z.array(
      z.object({ id: Id, ingredient_text: z.string(), order_index: z.int(), section: Section }),
    ),
    recipe_instructions: z.array(
      z.object({
        id: Id,
        step_number: z.int(),
        step_text: z.string(),
        section: Section,
        step_url: Text.openapi({ description: 'Where the step is on the page it came from.' }),
      }),
    ),
  })
  .openapi('Recipe', { example: EXAMPLE_RECIPE })

const Status = z.enum(['draft', 'published'])

/** A whole recipe as administrators see it. */
export const AdminRecipeSchema = z.object({ ...RecipeSchema.shape, status: Status }).openapi('AdminRecipe', {
  example: { ...EXAMPLE_RECIPE, status: 'draft' },
})

/** A row of the administrators' list. */
export const RecipeRowSchema = z
  .object({
    id: Id,
    slug: z.string(),
    status: Status,
    name: z.string(),
    author_name: Text,
    recipe_category: Text,
    difficulty: z.enum(DIFFICULTIES).nullable(),
    prep_time_minutes: Minutes,
    cook_time_minutes: Minutes,
    servings: z.number().nullable(),
    created_at: Instant,
  })
  .openapi('RecipeRow', { example: EXAMPLE_ROW })

/** A recipe of a list, in the shape of spec.md section 7. */
export function toRecipeSummaryJson({
  dietary_restrictions,
  calories,
  protein_content_g,
  carbohydrate_content_g,
  fat_content_g,
  ...recipe
}: RecipeSummary): z.infer<typeof RecipeSummarySchema> {
  const macros = { calories, protein_content_g, carbohydrate_content_g, fat_content_g }
  const isKnown = Object.values(macros).some((value) => value !== null)
  return {
    ...recipe,
    recipe_dietary_restrictions: dietary_restrictions.map((dietary_restriction) => ({ dietary_restriction })),
    recipe_nutrition: isKnown ? [macros] : [],
  }
}

/** A whole recipe, in the shape of spec.md section 7. */
export function toRecipeJson(
  recipe: Omit<PublicRecipe, 'ingredients' | 'instructions'>,
  lines: Awaited<ReturnType<typeof listRecipeLines>>,
): z.infer<typeof RecipeSchema> {
  return {
    id: recipe.id,
    slug: recipe.slug,
    name: recipe.name,
    description: recipe.description,
    difficulty: recipe.difficulty,
    recipe_category: recipe.recipe_category,
    author_name: recipe.author_name,
    prep_time_minutes: recipe.prep_time_minutes,
    cook_time_minutes: recipe.cook_time_minutes,
    total_time_minutes: recipe.total_time_minutes,
    servings: recipe.servings,
    image_url: recipe.image_url,
    created_at: recipe.created_at,
    updated_at: recipe.updated_at,
    story: recipe.story,
    keywords: recipe.keywords,
    recipe_dietary_restrictions: recipe.labels,
    recipe_wellness_categories: recipe.wellness_categories.map((wellness_category) => ({
      wellness_category,
    })),
    recipe_nutrition: recipe.nutrition ? [recipe.nutrition] : [],
    ...lines,
  }
}

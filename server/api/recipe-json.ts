import { z } from '@hono/zod-openapi'
import { namesOf, pick, withoutOwn } from 'recipe-basics/fields/field'
import { RECIPE_FIELDS } from 'recipe-basics/recipe/fields'
import { NUTRITION_FACTS } from 'recipe-basics/recipe/nutrition-facts'
import { DIETARY_RESTRICTIONS } from 'recipe-basics/recipe/recipe'
import {
  SUMMARY_FACTS,
  CARD_FIELDS,
  SUMMARY_FIELDS,
  type PublicRecipe,
  type RecipeSummary,
} from '#domain/recipe/public-recipe.ts'
import { NUTRITION_SOURCES } from 'recipe-basics/recipe/recipe'
import { STATUSES } from '#domain/publishing/status.ts'
import type { listRecipeLines } from '../data/recipes/read/lines.ts'
import { Id, Instant, OwnLanguage } from './describe.ts'
import { EXAMPLE_NUTRITION, EXAMPLE_RECIPE, EXAMPLE_ROW, EXAMPLE_SUMMARY } from './examples.ts'
import { answerSchemas } from './field-json.ts'

// A recipe as spec.md section 3 has it: what stands in tables of its own is a list of objects.

const Text = z.string().nullable()
const Section = Text.openapi({ description: 'The heading it stands under.' })

const FACTS = answerSchemas(NUTRITION_FACTS)

/** Whose figures they are. What is sent back as computed is not stored as the chef's. */
const BASIS = {
  source: z.enum(NUTRITION_SOURCES).openapi({
    description:
      'Published with the recipe or given by the chef; or computed from its lines, with USDA averages.',
  }),
  coverage: z.number().nullable().openapi({
    description: 'The part of the weight, from 0 to 1, that computed figures were understood from.',
  }),
}

const NutritionSchema = z
  .object({
    ...FACTS,
    ...BASIS,
    stale_since: Instant.nullable().openapi({
      description: 'Since when published figures are those of other ingredients or servings.',
    }),
  })
  .openapi('Nutrition', { example: EXAMPLE_NUTRITION })

const API_FIELDS = withoutOwn(RECIPE_FIELDS, RECIPE_FIELDS)
const FIELDS = answerSchemas(API_FIELDS)

/** What every answer about a recipe has. */
const IDENTITY = { id: Id, slug: z.string(), published_at: Instant, created_at: Instant }

const GivenBy = z.enum(['software', 'chef']).openapi({
  description: 'Who gave the label: software that read the lines, or the chef.',
})

/** A recipe in a list. */
export const RecipeSummarySchema = z
  .object({
    ...IDENTITY,
    ...pick(CARD_FIELDS, FIELDS),
    ...pick(SUMMARY_FIELDS, FIELDS),
    language: OwnLanguage.openapi({
      description:
        'The language of its description (BCP 47), read by software. Null where that is English, and in doubt.',
    }),
    recipe_dietary_restrictions: z.array(z.object({ dietary_restriction: z.enum(DIETARY_RESTRICTIONS) })),
    recipe_nutrition: z
      .array(z.object({ ...pick(SUMMARY_FACTS, FACTS), ...BASIS }))
      .openapi({ description: 'One entry, or none where nothing is known.' }),
  })
  .openapi('RecipeSummary', { example: EXAMPLE_SUMMARY })

/** A whole recipe. */
export const RecipeSchema = z
  .object({
    ...IDENTITY,
    ...FIELDS,
    language: OwnLanguage,
    recipe_dietary_restrictions: z.array(
      z.object({ dietary_restriction: z.enum(DIETARY_RESTRICTIONS), given_by: GivenBy }),
    ),
    updated_at: Instant,
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
        undone_links: z
          .array(z.object({ text: z.string(), place: z.int() }))
          .optional()
          .openapi({ description: 'Amounts and times that the chef has unlinked: they stay as written.' }),
      }),
    ),
  })
  .openapi('Recipe', { example: EXAMPLE_RECIPE })

/** What people with a role see beside it. */
const PUBLICATION = { status: z.enum(STATUSES), published_at: Instant.nullable() }

/** A whole recipe as people with a role see it. */
export const AdminRecipeSchema = z.object({ ...RecipeSchema.shape, ...PUBLICATION }).openapi('AdminRecipe', {
  example: { ...EXAMPLE_RECIPE, status: 'draft', published_at: null },
})

/** A row of the list of all recipes. */
export const RecipeRowSchema = z
  .object({
    ...IDENTITY,
    ...PUBLICATION,
    ...pick(['name', 'author_name', 'difficulty'], FIELDS),
    ...pick(['prep_time_minutes', 'cook_time_minutes', 'servings'], FIELDS),
    recipe_category: Text,
    updated_at: Instant,
  })
  .openapi('RecipeRow', { example: EXAMPLE_ROW })

export const ROW_NAMES = RecipeRowSchema.keyof().options

/** A recipe of a list, in the shape of spec.md section 7. */
export function toRecipeSummaryJson(recipe: RecipeSummary): z.infer<typeof RecipeSummarySchema> {
  const facts = pick(SUMMARY_FACTS, recipe)
  const basis = { source: recipe.source ?? 'published', coverage: recipe.coverage } as const
  const isKnown = Object.values(facts).some((value) => value !== null)
  return {
    ...pick(namesOf(IDENTITY), recipe),
    ...pick(CARD_FIELDS, recipe),
    ...pick(SUMMARY_FIELDS, recipe),
    // Its lines are not read in lists.
    language: recipe.lang?.description ?? null,
    recipe_dietary_restrictions: recipe.dietary_restrictions.map((dietary_restriction) => ({
      dietary_restriction,
    })),
    recipe_nutrition: isKnown ? [{ ...facts, ...basis }] : [],
  }
}

/** A whole recipe, in the shape of spec.md section 7. Its publish date is what was handed in: a draft may have none. */
export function toRecipeJson<Date extends string | null>(
  {
    published_at,
    ...recipe
  }: Omit<PublicRecipe, 'dish' | 'ingredients' | 'instructions' | 'published_at'> & {
    published_at: Date
  },
  { languages, ...lines }: Awaited<ReturnType<typeof listRecipeLines>>,
) {
  return {
    ...pick(['id', 'slug', 'created_at', 'updated_at'], recipe),
    published_at,
    ...pick(namesOf(API_FIELDS), recipe),
    language: languages.recipe ?? languages.description ?? null,
    recipe_dietary_restrictions: recipe.labels,
    recipe_nutrition: recipe.nutrition ? [{ ...recipe.nutrition, ...recipe.nutrition_basis }] : [],
    ...lines,
  }
}

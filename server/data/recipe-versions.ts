import { z } from 'zod'
import { CATEGORIES, DIETARY_RESTRICTIONS, DIFFICULTIES, WELLNESS_CATEGORIES } from '#domain/recipe.ts'
import type { Author } from './change.ts'
import type { Database } from './database.ts'
import type { StoredRecipe } from './stored-recipe.ts'
import { keepVersion } from './versions.ts'

const Text = z.string().nullable()
const Amount = z.number().nullable()

/** A recipe as a version keeps it. Our own writing, so it has no limits; `source` stands in it only when the change took that too. */
export const RecipeSnapshot = z.object({
  slug: z.string(),
  status: z.enum(['draft', 'published']),
  created_at: z.string(),
  updated_at: z.string(),
  fields: z.object({
    name: z.string(),
    description: Text,
    story: Text,
    difficulty: z.enum(DIFFICULTIES).nullable(),
    recipe_category: z.enum(CATEGORIES).nullable(),
    author_name: Text,
    prep_time_minutes: Amount,
    cook_time_minutes: Amount,
    total_time_minutes: Amount,
    servings: Amount,
    image_url: Text,
    keywords: z.array(z.string()),
    ingredients: z.array(z.object({ ingredient_text: z.string(), section: Text })),
    instructions: z.array(
      z.object({ step_number: z.number(), step_text: z.string(), section: Text, step_url: Text }),
    ),
    nutrition: z
      .object({
        calories: Amount,
        protein_content_g: Amount,
        carbohydrate_content_g: Amount,
        fat_content_g: Amount,
        cholesterol_content_mg: Amount,
        fiber_content_g: Amount,
        saturated_fat_content_g: Amount,
        sodium_content_mg: Amount,
        sugar_content_g: Amount,
        serving_size: Text,
      })
      .nullable(),
    wellness_categories: z.array(z.enum(WELLNESS_CATEGORIES)),
  }),
  /** None in versions from before the chef could decide. */
  decisions: z
    .array(
      z.object({
        diet: z.enum(DIETARY_RESTRICTIONS),
        answer: z.enum(['yes', 'off']),
        reason: Text,
        decided_at: z.string(),
        lines: z.array(z.string()),
      }),
    )
    .optional(),
  source: z.object({ source_url: Text, source: z.unknown(), report: z.unknown() }).nullable(),
})

/** Keeps a recipe as it is now, before a change. `withSource`: the change takes the imported file away too. */
export async function keepRecipe(
  db: Database,
  recipe: StoredRecipe,
  { author_id, withSource, deleted }: Author & { withSource: boolean; deleted?: boolean },
  now: Date,
): Promise<void> {
  const { id, slug, status, created_at, updated_at, fields, decisions } = recipe
  const snapshot: z.input<typeof RecipeSnapshot> = {
    slug,
    status,
    created_at,
    updated_at,
    fields,
    decisions,
    source: withSource ? await findSource(db, id) : null,
  }
  await keepVersion(
    db,
    {
      kind: 'recipe',
      target_id: id,
      name: fields.name,
      snapshot,
      saved_at: updated_at,
      author_id,
      deleted,
    },
    now,
  )
}

async function findSource(db: Database, recipe_id: string) {
  const row = await db
    .selectFrom('recipe_sources')
    .select(['source_url', 'source', 'report'])
    .where('recipe_id', '=', recipe_id)
    .executeTakeFirst()
  if (!row) return null
  return { source_url: row.source_url, source: JSON.parse(row.source), report: JSON.parse(row.report) }
}

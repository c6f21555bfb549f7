import type { Insertable } from 'kysely'
import { fold } from '#domain/fold.ts'
import type { Nutrition, RecipeFields } from '#domain/recipe.ts'
import { changeContent } from './content-version.ts'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'
import { findFreeSlug } from './slugs.ts'

/** Where a recipe came from: its page, the untouched file, and the importer's report. */
export type RecipeSource = { source_url: string | null; source: unknown; report: unknown }

type NewRecipe = {
  fields: RecipeFields
  /** Published unless said otherwise. */
  status?: 'draft' | 'published'
  source?: RecipeSource
}

/** Stores a recipe under a free slug and answers both its names. `now` becomes `created_at`. */
export async function insertRecipe(
  db: Database,
  { fields, status = 'published', source }: NewRecipe,
  now: Date,
): Promise<{ id: string; slug: string }> {
  return changeContent(db, async (db) => {
    const id = crypto.randomUUID()
    const created_at = now.toISOString()
    for (;;) {
      const slug = await findFreeSlug(db, 'recipes', fields.name)
      const row = await db
        .insertInto('recipes')
        .values({ id, slug, status, created_at, updated_at: created_at, ...recipeColumns(fields) })
        .onConflict((conflict) => conflict.column('slug').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!row) continue // another process took the slug since we looked
      await insertParts(db, id, fields)
      if (source) await insertSource(db, id, source)
      return { id, slug }
    }
  })
}

/** Replaces every field of a recipe but its slug and creation date. False when there is no such recipe. */
export async function updateRecipe(
  db: Database,
  id: string,
  { fields, source }: { fields: RecipeFields; source?: RecipeSource },
  now: Date,
): Promise<boolean> {
  return changeContent(db, async (db) => {
    const row = await db
      .updateTable('recipes')
      .set({ updated_at: now.toISOString(), ...recipeColumns(fields) })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!row) return false
    for (const table of PART_TABLES) await db.deleteFrom(table).where('recipe_id', '=', id).execute()
    await insertParts(db, id, fields)
    if (source) {
      await db.deleteFrom('recipe_sources').where('recipe_id', '=', id).execute()
      await insertSource(db, id, source)
    }
    return true
  })
}

/**
 * The stored recipe that an imported one would repeat: one from the same source page, or else one of the same name
 * unless both name their pages, which then differ.
 */
export async function findSameRecipe(
  db: Database,
  { name, source_url }: { name: string; source_url: string | null },
): Promise<{ id: string; slug: string } | undefined> {
  const withSources = db
    .selectFrom('recipes')
    .leftJoin('recipe_sources', 'recipe_sources.recipe_id', 'recipes.id')
    .select(['recipes.id', 'recipes.slug'])
    .orderBy('recipes.created_at')
  const fromSamePage =
    source_url && (await withSources.where('recipe_sources.source_url', '=', source_url).executeTakeFirst())
  if (fromSamePage) return fromSamePage
  const namesakes = withSources.where('recipes.search_name', '=', fold(name))
  return (
    source_url ? namesakes.where('recipe_sources.source_url', 'is', null) : namesakes
  ).executeTakeFirst()
}

/** Takes a recipe and all its parts away. False when there is no such recipe. */
export async function deleteRecipe(db: Database, id: string): Promise<boolean> {
  return changeContent(db, async (db) => {
    const row = await db.deleteFrom('recipes').where('id', '=', id).returning('id').executeTakeFirst()
    return row !== undefined
  })
}

const PART_TABLES = [
  'recipe_dietary_restrictions',
  'recipe_wellness_categories',
  'recipe_nutrition',
  'recipe_ingredients',
  'recipe_instructions',
] as const

function recipeColumns(fields: RecipeFields) {
  const search_name = fold(fields.name)
  return {
    name: fields.name,
    description: fields.description,
    story: fields.story,
    difficulty: fields.difficulty,
    recipe_category: fields.recipe_category,
    author_name: fields.author_name,
    prep_time_minutes: fields.prep_time_minutes,
    cook_time_minutes: fields.cook_time_minutes,
    total_time_minutes: fields.total_time_minutes,
    servings: fields.servings,
    image_url: fields.image_url,
    keywords: JSON.stringify(fields.keywords),
    search_name,
    search_text: `${search_name}\n${fold(fields.description ?? '')}`,
  } satisfies Partial<Insertable<Schema['recipes']>>
}

async function insertParts(db: Database, recipe_id: string, fields: RecipeFields) {
  await insertLabels(db, recipe_id, fields)
  if (fields.nutrition) await insertNutrition(db, recipe_id, fields.nutrition)
  await insertLines(db, recipe_id, fields)
}

async function insertLabels(
  db: Database,
  recipe_id: string,
  { dietary_restrictions, wellness_categories }: RecipeFields,
) {
  if (dietary_restrictions.length > 0) {
    const rows = dietary_restrictions.map((dietary_restriction) => ({ recipe_id, dietary_restriction }))
    await db.insertInto('recipe_dietary_restrictions').values(rows).execute()
  }
  if (wellness_categories.length > 0) {
    const rows = wellness_categories.map((wellness_category) => ({ recipe_id, wellness_category }))
    await db.insertInto('recipe_wellness_categories').values(rows).execute()
  }
}

async function insertNutrition(db: Database, recipe_id: string, nutrition: Nutrition) {
  await db
    .insertInto('recipe_nutrition')
    .values({
      recipe_id,
      calories: nutrition.calories,
      protein_content_g: nutrition.protein_content_g,
      carbohydrate_content_g: nutrition.carbohydrate_content_g,
      fat_content_g: nutrition.fat_content_g,
      cholesterol_content_mg: nutrition.cholesterol_content_mg,
      fiber_content_g: nutrition.fiber_content_g,
      saturated_fat_content_g: nutrition.saturated_fat_content_g,
      sodium_content_mg: nutrition.sodium_content_mg,
      sugar_content_g: nutrition.sugar_content_g,
      serving_size: nutrition.serving_size,
    })
    .execute()
}

async function insertLines(db: Database, recipe_id: string, { ingredients, instructions }: RecipeFields) {
  if (ingredients.length > 0) {
    const rows = ingredients.map(({ ingredient_text, section }, order_index) => ({
      id: crypto.randomUUID(),
      recipe_id,
      ingredient_text,
      section,
      order_index,
    }))
    await db.insertInto('recipe_ingredients').values(rows).execute()
  }
  if (instructions.length > 0) {
    const rows = instructions.map(({ step_text, step_url, section }, index) => ({
      id: crypto.randomUUID(),
      recipe_id,
      step_text,
      step_url,
      section,
      step_number: index + 1,
    }))
    await db.insertInto('recipe_instructions').values(rows).execute()
  }
}

async function insertSource(db: Database, recipe_id: string, { source_url, source, report }: RecipeSource) {
  await db
    .insertInto('recipe_sources')
    .values({ recipe_id, source_url, source: JSON.stringify(source), report: JSON.stringify(report) })
    .execute()
}

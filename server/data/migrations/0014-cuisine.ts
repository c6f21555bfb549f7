import { sql, type Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/** Recipes have a cuisine, and so have the indexes that lists and searches walk. */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres') {
  await db.schema.alterTable('recipes').addColumn('cuisine', 'text').execute()
  const indexes: Record<string, string[]> = {
    recipes_newest: ['status', 'number desc', 'difficulty', 'recipe_category', 'cuisine', 'diets'],
    recipes_by_category: ['status', 'recipe_category', 'number desc', 'difficulty', 'cuisine', 'diets'],
    recipes_by_difficulty: ['status', 'difficulty', 'number desc', 'recipe_category', 'cuisine', 'diets'],
  }
  // Words of two letters are looked for in texts alone, where there is no index of trigrams in the same file.
  if (engine === 'sqlite') indexes.recipes_texts = [...(indexes.recipes_newest ?? []), 'search_text']
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.dropIndex(name).execute()
    await db.schema.createIndex(name).on('recipes').columns(columns).execute()
  }
  // Most recipes have none, and nobody asks for these by it.
  await sql`create index recipes_by_cuisine on recipes
    (status, cuisine, number desc, difficulty, recipe_category, diets) where cuisine is not null`.execute(db)
}

import type { Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/** Recipes keep no wellness categories: they promise health. */
export async function up(db: Kysely<unknown>) {
  await db.schema.dropTable('recipe_wellness_categories').execute()
}

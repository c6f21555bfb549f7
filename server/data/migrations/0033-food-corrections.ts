import type { Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/** What the chef said that words of ingredient lines mean, and the recipes that wait to be read again for it. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('food_corrections')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('words', 'text', (c) => c.notNull())
    .addColumn('means', 'text', (c) => c.notNull())
    .addColumn('labels', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('removed_at', 'text')
    .execute()
  await db.schema
    .createTable('food_correction_recipes')
    .addColumn('correction_id', 'text', (c) =>
      c.notNull().references('food_corrections.id').onDelete('cascade'),
    )
    .addColumn('recipe_id', 'text', (c) => c.notNull().references('recipes.id').onDelete('cascade'))
    .addColumn('waiting', 'integer', (c) => c.notNull())
    .addColumn('may_give', 'text', (c) => c.notNull())
    .addColumn('took', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('food_correction_recipes_key', ['correction_id', 'recipe_id'])
    .execute()
  for (const column of ['waiting', 'recipe_id'])
    await db.schema
      .createIndex(`food_correction_recipes_by_${column}`)
      .on('food_correction_recipes')
      .column(column)
      .execute()
}

import { sql, type Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/**
 * Readers see computed figures where none were published: the rows of `recipe_nutrition` hold what they see, and `given` what
 * the chef gave, where that is something else. A row that a release writes that knew no computing says what the chef gave.
 * Links of steps that the chef has undone stand beside the steps.
 */
export async function up(db: Kysely<unknown>) {
  for (const column of [
    'given text',
    'source text',
    'coverage double precision',
    'given_for text',
    'stale_since text',
  ])
    await sql`alter table recipe_nutrition add column ${sql.raw(column)}`.execute(db)
  await sql`alter table recipes add column nutrition_shown text`.execute(db)
  await sql`alter table recipes add column nutrition_rules integer not null default 0`.execute(db)
  await sql`create index recipes_by_nutrition_rules on recipes (nutrition_rules)`.execute(db)
  await sql`alter table recipe_instructions add column undone_links text not null default '[]'`.execute(db)
}

import { sql, type Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/**
 * Who checked the facts and the texture of a recipe and on which day, its sources, a line each, and the day on which it is due for
 * a new look. Few recipes have one, so the index holds those alone.
 */
export async function up(db: Kysely<unknown>) {
  for (const column of ['checked_by', 'checked_on', 'sources', 'review_on'])
    await sql`alter table recipes add column ${sql.ref(column)} text`.execute(db)
  await sql`create index recipes_by_review on recipes (review_on) where review_on is not null`.execute(db)
}

import { sql, type Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/** What the chef said of the softer versions of a recipe, as JSON text; null where software's versions stand. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table recipes add column softer text`.execute(db)
}

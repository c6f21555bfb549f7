import { sql, type Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/** The allergens that a recipe is made without, as bits: none until its foods are read anew. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table recipes add column free_from integer not null default 0`.execute(db)
}

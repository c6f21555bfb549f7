import { sql, type Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/** Nobody wrote the texture of a dish there, or read it: it is part of what software reads for the gut. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table recipes drop column texture`.execute(db)
}

import { sql, type Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/** What the chef said of the strength that a dish asks for, as a query; null where software's reading stands. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table recipes add column low_energy text`.execute(db)
}

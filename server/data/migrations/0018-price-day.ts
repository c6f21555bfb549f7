import type { Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/** The day on which the price of a piece of equipment was checked, as `2026-05-03`. Of older prices it is not known. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('kitchen_equipment').addColumn('price_checked_on', 'text').execute()
}

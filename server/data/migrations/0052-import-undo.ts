import type { Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/** How an import has left each thing that it saved, and what that took the place of, so that it can be taken back. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('import_items').addColumn('saved_at', 'text').execute()
  await db.schema.alterTable('import_items').addColumn('replaced_at', 'text').execute()
}

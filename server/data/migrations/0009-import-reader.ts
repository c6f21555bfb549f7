import type { Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/** Which process works on an import: of several that try, the one that began last. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('imports').addColumn('reader', 'text').execute()
}

import type { Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/** Old addresses and where they lead; no `leads_to` says that the page is gone. And paths that nobody could answer. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('redirects')
    .addColumn('path', 'text', (c) => c.primaryKey())
    .addColumn('leads_to', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('deleted_at', 'text')
    .execute()
  await db.schema.createIndex('redirects_by_target').on('redirects').column('leads_to').execute()
  await db.schema
    .createTable('missing_paths')
    .addColumn('path', 'text', (c) => c.primaryKey())
    .addColumn('asked', 'integer', (c) => c.notNull())
    .addColumn('last_asked', 'text', (c) => c.notNull())
    .addColumn('is_hidden', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}

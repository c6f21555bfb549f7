import type { Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/** Links to things that are not public. Tokens are looked up by their SHA-256, so a stolen database opens none. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('preview_links')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('target_id', 'text', (c) => c.notNull())
    .addColumn('note', 'text')
    .addColumn('snapshot', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('preview_links_by_target')
    .on('preview_links')
    .columns(['target_id', 'kind'])
    .execute()
}

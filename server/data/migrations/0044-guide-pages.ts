import type { Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/** What the owner has made of pages of the guide, by their addresses: JSON of the parts that she has changed. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('guide_pages')
    .addColumn('slug', 'text', (c) => c.primaryKey())
    .addColumn('words', 'text', (c) => c.notNull())
    .addColumn('is_off', 'integer', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
}

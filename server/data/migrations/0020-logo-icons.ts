import type { Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/** The square icons that are drawn of a picture which was uploaded as a logo, as PNG. */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres') {
  await db.schema
    .createTable('logo_icons')
    .addColumn('hash', 'text', (c) => c.notNull().references('media.hash').onDelete('cascade'))
    .addColumn('size', 'integer', (c) => c.notNull())
    .addColumn('content', engine === 'sqlite' ? 'blob' : 'bytea', (c) => c.notNull())
    .addPrimaryKeyConstraint('logo_icons_key', ['hash', 'size'])
    .execute()
}

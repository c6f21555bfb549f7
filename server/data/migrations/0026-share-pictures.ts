import type { Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/** The pictures that stand for pages whose links are shared. One that is missing is drawn anew. */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres') {
  await db.schema
    .createTable('share_pictures')
    .addColumn('page', 'text', (c) => c.primaryKey())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('content', engine === 'sqlite' ? 'blob' : 'bytea', (c) => c.notNull())
    .addColumn('drawn_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('share_pictures_by_age')
    .on('share_pictures')
    .columns(['drawn_at', 'page'])
    .execute()
}

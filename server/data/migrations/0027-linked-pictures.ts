import { sql, type Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/** Work that outlives its process, and pictures of other sites that are brought here. */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres') {
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('working', 'ready')`))
    .addColumn('reader', 'text')
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('begun_at', 'text', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('linked_pictures')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('waiting', 'here', 'failed')`))
    .addColumn('hash', 'text', (c) => c.references('media.hash').onDelete('cascade'))
    .addColumn('message', 'text')
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('try_at', 'text', (c) => c.notNull())
    .addColumn('settled_at', 'text')
    .addColumn('asked_by', 'text', (c) => c.references('users.id').onDelete('set null'))
    .execute()
  await db.schema
    .createIndex('linked_pictures_by_state')
    .on('linked_pictures')
    .columns(['state', 'try_at'])
    .execute()
  await db.schema.createIndex('linked_pictures_by_hash').on('linked_pictures').column('hash').execute()

  // Addresses may be longer than Postgres allows in any other kind of index.
  const index = db.schema.createIndex('recipes_by_picture').on('recipes').column('image_url')
  await (engine === 'postgres' ? index.using('hash') : index).execute()
}

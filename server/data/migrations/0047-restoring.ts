import type { Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/** Who restores a backup just now: saves wait until then. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('restoring')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('owner', 'text', (c) => c.notNull())
    .addColumn('until', 'text', (c) => c.notNull())
    .execute()
}

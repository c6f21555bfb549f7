import type { Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/** How often each old address was asked for, and what each file of addresses changed, so that it can be taken back. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('redirects')
    .addColumn('asked', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('redirect_imports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('changes', 'text', (c) => c.notNull())
    .execute()
}

import type { Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/** How often an import was begun without an end, the file that was read meanwhile, and the files that are left out. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('imports')
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('imports').addColumn('reading', 'integer').execute()
  await db.schema
    .alterTable('imports')
    .addColumn('refused', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute()
}

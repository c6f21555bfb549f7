import type { Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/** Who made a preview link: it goes with that account. Of older links it is not known. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('preview_links')
    .addColumn('made_by', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .execute()
}

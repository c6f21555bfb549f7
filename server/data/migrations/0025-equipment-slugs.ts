import type { Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/**
 * Equipment has an address of its own. It is null until the site gives it one at its start: also to pieces that the release
 * before, which knows none, goes on storing for a while.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('kitchen_equipment').addColumn('slug', 'text').execute()
  await db.schema
    .createIndex('kitchen_equipment_slug')
    .on('kitchen_equipment')
    .column('slug')
    .unique()
    .execute()
}

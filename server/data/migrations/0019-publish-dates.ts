import { sql, type Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/**
 * Recipes and equipment have a publish date, and equipment a status. What was public stays so, from its creation on: the
 * numbers of recipes hold as they are. Tables of administrators are in the order of creation by an index of their own.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('recipes').addColumn('published_at', 'text').execute()
  await sql`update recipes set published_at = created_at where status = 'published'`.execute(db)
  await db.schema
    .createIndex('recipes_by_creation')
    .on('recipes')
    .columns(['created_at desc', 'number desc'])
    .execute()
  // The release before, which knows no drafts of equipment, goes on storing for a while.
  await sql`alter table kitchen_equipment add column status text not null default 'published'
    check (status in ('draft', 'published'))`.execute(db)
  await db.schema.alterTable('kitchen_equipment').addColumn('published_at', 'text').execute()
  await sql`update kitchen_equipment set published_at = created_at`.execute(db)
  await db.schema
    .createIndex('kitchen_equipment_newest')
    .on('kitchen_equipment')
    .columns(['status', 'published_at desc'])
    .execute()
}

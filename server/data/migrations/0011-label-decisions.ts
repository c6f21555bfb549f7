import { sql, type Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/**
 * Who gave a label, what the chef decided about labels, and which rules a recipe was judged by. Labels from before count
 * as given by software, by rules that are over.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table recipe_dietary_restrictions
    add column given_by text not null default 'software' check (given_by in ('software', 'chef'))`.execute(db)

  await sql`alter table recipes add column diet_rules integer not null default 0`.execute(db)
  await db.schema.createIndex('recipes_by_rules').on('recipes').column('diet_rules').execute()

  await db.schema
    .createTable('recipe_label_decisions')
    .addColumn('recipe_id', 'text', (c) => c.notNull().references('recipes.id').onDelete('cascade'))
    .addColumn('dietary_restriction', 'text', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull().check(sql`answer in ('yes', 'off')`))
    .addColumn('reason', 'text')
    .addColumn('decided_at', 'text', (c) => c.notNull())
    .addColumn('lines', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('recipe_label_decisions_key', ['recipe_id', 'dietary_restriction'])
    .execute()

  await db.schema
    .createTable('lost_labels')
    .addColumn('recipe_id', 'text', (c) => c.notNull().references('recipes.id').onDelete('cascade'))
    .addColumn('dietary_restriction', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('line', 'text')
    .addColumn('term', 'text')
    .addColumn('lost_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('lost_labels_key', ['recipe_id', 'dietary_restriction'])
    .execute()

  await db.schema.alterTable('import_contents').addColumn('decisions', 'text').execute()
}

import { sql, type Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/** What is drawn of a recipe, as the code in the address of its drawing, and by which rules it was read. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table recipes add column dish text`.execute(db)
  await sql`alter table recipes add column dish_rules integer not null default 0`.execute(db)
  await sql`create index recipes_by_dish_rules on recipes (dish_rules)`.execute(db)
}

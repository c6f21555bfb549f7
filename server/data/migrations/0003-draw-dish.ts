import { sql, type Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/**
 * `draw_dish`: `no` where the chef wants the dish of a recipe not drawn; null where it is. Dishes that were drawn otherwise than
 * their recipes say are read again.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table recipes add column draw_dish text`.execute(db)
  await sql`update recipes set dish_rules = 0 where plate is not null`.execute(db)
  await sql`update recipes set draw_dish = 'no' where plate like 'form=none%'`.execute(db)
  await sql`alter table recipes drop column plate`.execute(db)
}

import { sql, type Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/** `kind`: `means` where words mean a food, `offer` and `never` where the chef speaks of swaps of a food. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table food_corrections add column kind text not null default 'means'`.execute(db)
}

import { sql, type Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/** The point of a picture that every cut keeps, in percent. */
export async function up(db: Kysely<unknown>) {
  for (const name of ['point_x', 'point_y'])
    await sql`alter table media add column ${sql.ref(name)} integer default 50 not null
      check (${sql.ref(name)} between 0 and 100)`.execute(db)
}

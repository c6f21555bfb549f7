import { sql, type Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/** The equipment that a recipe uses: a JSON list of ids. The index holds those recipes alone that name any. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table recipes add column equipment text not null default '[]'`.execute(db)
  await sql`create index recipes_by_equipment on recipes (status, number desc, equipment)
    where equipment <> '[]'`.execute(db)
}

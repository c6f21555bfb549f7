import { sql, type Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/** The work that reads anew what older rules have read. */
export async function up(db: Kysely<unknown>) {
  await sql`insert into jobs (id, status, begun_at) values ('rereading', 'working', '2026-01-01T00:00:00.000Z')`.execute(
    db,
  )
}

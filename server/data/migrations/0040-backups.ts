import { sql, type Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/** The work that makes backups, and why the last one was not made. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('backup_problems')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('problem', 'text', (c) => c.notNull())
    .addColumn('since', 'text', (c) => c.notNull())
    .execute()
  await sql`insert into jobs (id, status, begun_at) values ('backups', 'working', '2026-01-01T00:00:00.000Z')`.execute(
    db,
  )
}

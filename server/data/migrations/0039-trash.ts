import { sql, type Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/** When pictures were put into the trash and by whom; a way to what else is in it; and the work that lets it go. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('media').addColumn('deleted_at', 'text').execute()
  await db.schema.alterTable('media').addColumn('deleted_by', 'text').execute()
  await sql`create index versions_deleted on versions (created_at) where deleted = 1`.execute(db)
  await sql`insert into jobs (id, status, begun_at) values ('trash', 'working', '2026-01-01T00:00:00.000Z')`.execute(
    db,
  )
}

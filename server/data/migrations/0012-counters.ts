import { sql, type Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/**
 * What hung on the version of public content and is no matter of visitors: what open admin screens follow, whether
 * content was ever stored, and the lock that brings changes into an order.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('counters')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'bigint', (c) => c.notNull())
    .execute()
  await sql`insert into counters (name, value) select 'live', version from content_version`.execute(db)
  await sql`insert into counters (name, value) select 'stored', version - 1 from content_version`.execute(db)
  await sql`insert into counters (name, value) values ('order', 0)`.execute(db)
}

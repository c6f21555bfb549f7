import { sql, type Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/** Links to shops, and what their shops answered; and the work that asks them, which never ends. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('shop_links')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('host', 'text', (c) => c.notNull())
    .addColumn('ask_at', 'text', (c) => c.notNull())
    .addColumn('needs_get', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('new', 'there', 'missing', 'unclear')`),
    )
    .addColumn('message', 'text')
    .addColumn('asked_at', 'text')
    .addColumn('misses', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('missing_since', 'text')
    .execute()
  await db.schema.createIndex('shop_links_by_turn').on('shop_links').columns(['ask_at', 'key']).execute()

  await sql`insert into jobs (id, status, begun_at) values ('links', 'working', '2026-01-01T00:00:00.000Z')`.execute(
    db,
  )
}

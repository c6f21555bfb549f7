import { sql } from 'kysely'
import { type Database, engineOf, openDatabase } from '#server/data/database/database.ts'

/**
 * What the engine's own checks find wrong with a database, or undefined: SQLite's `integrity_check` and `foreign_key_check`;
 * of Postgres, each B-tree against its table (amcheck), which watches its foreign keys by itself.
 */
export async function findFault(DATABASE_URL: string): Promise<string | undefined> {
  // On a connection of its own: one that is open already checks the full-text tables against what it remembers of them.
  const db = openDatabase(DATABASE_URL)
  try {
    return await (engineOf(db) === 'sqlite' ? findInSqlite(db) : findInPostgres(db))
  } finally {
    await db.destroy()
  }
}

async function findInSqlite(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  const said = rows.map((row) => row.integrity_check).join(' ')
  if (said !== 'ok') return said
  const orphans = await sql<{ table: string }>`pragma foreign_key_check`.execute(db)
  return orphans.rows.length > 0 ? `rows of ${orphans.rows[0]?.table} belong to nothing` : undefined
}

async function findInPostgres(db: Database): Promise<string | undefined> {
  await sql`create extension if not exists amcheck`.execute(db)
  try {
    await sql`select bt_index_check(indexes.oid, true) from pg_class as indexes
      join pg_am on pg_am.oid = indexes.relam and amname = 'btree'
      join pg_namespace on pg_namespace.oid = relnamespace and nspname = 'public'
      where relkind = 'i'`.execute(db)
    return undefined
  } catch (error) {
    return String(error)
  }
}

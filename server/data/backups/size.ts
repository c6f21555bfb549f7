import { sql } from 'kysely'
import { openDatabase } from '../database/database.ts'

/** About how many bytes a database takes: those of a backup of it are fewer. */
export async function countBytes(databaseUrl: string): Promise<number> {
  const db = openDatabase(databaseUrl, { mayCreate: false })
  try {
    const query = databaseUrl.startsWith('file:')
      ? sql<{
          bytes: number | string
        }>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`
      : sql<{ bytes: number | string }>`select pg_database_size(current_database()) as bytes`
    return Number((await query.execute(db)).rows[0]?.bytes ?? 0)
  } finally {
    await db.destroy()
  }
}

import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#server/data/database.ts'

/** What merely being asked may write: who is signed in, and how often somebody tried to be. */
const WRITTEN_BY_VISITS = /^(session_|sign_in_|one_time_|secrets|recipe_search)/

/** A hash of all that is stored but sessions, to show that nothing has changed. */
export async function hashContents(db: Database): Promise<string> {
  const tables = await db.introspection.getTables()
  const hash = createHash('sha256')
  for (const { name } of tables.toSorted((a, b) => a.name.localeCompare(b.name))) {
    if (WRITTEN_BY_VISITS.test(name)) continue
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
    const lines = rows.map((row) => JSON.stringify(row)).sort()
    hash.update(`${name}\n${lines.join('\n')}\n`)
  }
  return hash.digest('hex')
}

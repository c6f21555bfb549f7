import { createHash } from 'node:crypto'
import { sql, type TableMetadata } from 'kysely'
import { type Database, engineOf } from '#server/data/database/database.ts'

/** What merely being asked may write: who is signed in, and how often somebody tried to be. */
const WRITTEN_BY_VISITS =
  /^(session_|sign_in_|one_time_|secrets|recipe_search|recipe_line_search|recipe_word_search|search_text_trigrams)/

const tablesOf = new WeakMap<Database, Promise<TableMetadata[]>>()

/** A hash of all that is stored but sessions, to show that nothing has changed. One query reads every table. */
export async function hashContents(db: Database): Promise<string> {
  const tables = await listTables(db)
  const rows = tables.map((table) => {
    const row = engineOf(db) === 'sqlite' ? quoteColumns(table) : sql`stored::text`
    return sql`select ${sql.lit(table.name)} || ' ' || ${row} as line from ${sql.table(table.name)} as stored`
  })
  const read = sql<{ line: string }>`${sql.join(rows, sql` union all `)}`
  const lines = (await read.execute(db)).rows.map(({ line }) => line).toSorted()
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

async function listTables(db: Database): Promise<TableMetadata[]> {
  let tables = tablesOf.get(db)
  if (!tables) tablesOf.set(db, (tables = db.introspection.getTables()))
  return (await tables).filter(({ name }) => !WRITTEN_BY_VISITS.test(name))
}

const quoteColumns = ({ columns }: TableMetadata) =>
  sql.join(
    columns.map(({ name }) => sql`quote(${sql.ref(name)})`),
    sql` || ',' || `,
  )

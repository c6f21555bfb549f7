import { sql } from 'kysely'
import { type Database, engineOf } from '#server/data/database/database.ts'

/** How full-text tables lie on the disk follows from the order of changes: the engine’s own checks look at them. */
const LAID_BY_THE_ENGINE = /^(recipe_search|recipe_line_search|search_text_trigrams)/
/** Moments and keys that each start makes for itself. */
const OF_EACH_START = new Set(['migrations.applied_at', 'secrets.value', 'secrets.created_at'])

/** Tables, columns, indexes, constraints and triggers of a database, as its engine describes them. */
export async function describeSchema(db: Database): Promise<string[]> {
  const described =
    engineOf(db) === 'sqlite'
      ? sql<{ line: string }>`select concat_ws(' ', type, name, tbl_name, sql) as line from sqlite_master`
      : sql<{ line: string }>`
        select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as line
          from information_schema.columns where table_schema = 'public'
        union all select indexdef from pg_indexes where schemaname = 'public'
        union all select concat_ws(' ', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
          where connamespace = 'public'::regnamespace
        union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`
  return (await described.execute(db)).rows.map(({ line }) => line).toSorted()
}

/** All rows of all tables, sorted, without what differs between two starts in peace. */
export async function readAllRows(db: Database): Promise<string[]> {
  const lines: string[] = []
  for (const { name, columns } of await db.introspection.getTables()) {
    if (LAID_BY_THE_ENGINE.test(name)) continue
    const compared = columns.filter((column) => !OF_EACH_START.has(`${name}.${column.name}`))
    const selected = sql.join(compared.map((column) => sql.ref(column.name)))
    const { rows } = await sql`select ${selected} from ${sql.table(name)}`.execute(db)
    lines.push(...rows.map((row) => `${name} ${JSON.stringify(row)}`))
  }
  return lines.toSorted()
}

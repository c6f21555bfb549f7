import type { Connection } from './worker-postgres.ts'

/** What changes with the schema and with statistics, and stays when rows are written and tables are emptied. */
const CATALOGUES = ['pg_attribute', 'pg_constraint', 'pg_index', 'pg_proc', 'pg_trigger', 'pg_statistic']

export type Template = {
  /** Leaves only what migrations made. Answers false, and does nothing, where the schema has changed. */
  restore: () => Promise<boolean>
}

/** Keeps what migrations have made: the state of the schema, and the rows they inserted. */
export async function createTemplate(connection: Connection): Promise<Template> {
  const schema = await readSchema(connection)
  const inserts = await Promise.all(
    (await listWritten(connection)).map(async (table) => toInsert(connection, table)),
  )
  return {
    async restore() {
      if ((await readSchema(connection)) !== schema) return false
      const written = await listWritten(connection)
      await connection.exec([`truncate ${written.join()} restart identity cascade`, ...inserts].join(';'))
      return true
    },
  }
}

/** How many rows each catalogue has, and the last transaction that wrote one. */
async function readSchema(connection: Connection): Promise<string> {
  const states = CATALOGUES.map((name) => `(select count(*) || ' ' || max(xmin::text::bigint) from ${name})`)
  const { rows } = await connection.query<{ state: string }>(
    `select concat_ws(', ', ${states.join()}) as state`,
  )
  return rows[0]?.state ?? ''
}

/** The tables that hold rows, or held some. */
async function listWritten(connection: Connection): Promise<string[]> {
  const { rows } = await connection.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`,
  )
  return rows.map(({ name }) => name)
}

/** A statement that inserts the rows of a table. */
async function toInsert(connection: Connection, table: string): Promise<string> {
  const { rows } = await connection.query<{ all: string }>(
    `select quote_literal(json_agg(${table})) as all from ${table}`,
  )
  return `insert into ${table} overriding system value
    select * from json_populate_recordset(null::${table}, ${rows[0]?.all})`
}

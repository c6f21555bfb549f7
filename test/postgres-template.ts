import type { Connection } from './worker-postgres.ts'

/** What changes with the schema and with statistics, and stays when rows are written and tables are emptied. */
const CATALOGUES = ['pg_attribute', 'pg_constraint', 'pg_index', 'pg_proc', 'pg_trigger', 'pg_statistic']

/** Rows come table by table: neither do they look for those they name, nor does one write another. */
const BY_THEMSELVES = 'set session_replication_role = replica'
const TOGETHER = 'reset session_replication_role'

export type Template = {
  /** Leaves only what was there. Answers false, and does nothing, where the schema has changed. */
  restore: () => Promise<boolean>
}

/** Keeps what a database holds: the state of the schema, and the rows. */
export async function createTemplate(connection: Connection): Promise<Template> {
  const schema = await readSchema(connection)
  const inserts = await Promise.all(
    (await listWritten(connection)).map(async (table) => toInsert(connection, table)),
  )
  const contents = [BY_THEMSELVES, ...inserts, ...(await listCounts(connection)), TOGETHER]
  return {
    async restore() {
      if ((await readSchema(connection)) !== schema) return false
      const written = await listWritten(connection)
      const statements = [`truncate ${written.join()} restart identity cascade`, ...contents]
      await connection.exec(statements.join(';'))
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

/** Statements that have numbers go on where they are now. */
async function listCounts(connection: Connection): Promise<string[]> {
  const { rows } = await connection.query<{ count: string }>(
    `select format('select setval(%L, %s)', quote_ident(sequencename), last_value) as count from pg_sequences
    where schemaname = 'public' and last_value is not null`,
  )
  return rows.map(({ count }) => count)
}

/** A statement that inserts the rows of a table. */
async function toInsert(connection: Connection, table: string): Promise<string> {
  const { rows } = await connection.query<{ all: string }>(
    `select quote_literal(json_agg(${table})) as all from ${table}`,
  )
  return `insert into ${table} overriding system value
    select * from json_populate_recordset(null::${table}, ${rows[0]?.all})`
}

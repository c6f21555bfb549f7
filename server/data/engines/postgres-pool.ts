import type pg from 'pg'

/** As long as a change waits for others: see BUSY_TIMEOUT_MS of sqlite-driver.ts. */
const ANSWER_MS = 15_000
const CONNECT_MS = 5_000

/** Connections end, or are refused, because the server stops, starts, or has too many: classes and codes of SQLSTATE. */
const AWAY = /^(08|57P0[1-3]|53300)/

/** What a query fails with while the server does not answer. */
class DatabaseAway extends Error {
  readonly fault = 'away'
}

/**
 * Connections to a Postgres. A server that is stopped, or frozen, is a fault of its own to whoever asks it. The next question
 * connects anew, so that nothing has to be restarted when it is back. `isPatient`: a query may take as long as it needs.
 */
export async function openPool(connectionString: string, { isPatient }: { isPatient: boolean }) {
  // The driver is loaded only for sites that use it.
  const { default: driver } = await import('pg')
  const pool = new driver.Pool({
    connectionString,
    connectionTimeoutMillis: CONNECT_MS,
    ...(!isPatient && { query_timeout: ANSWER_MS }),
  })
  const warn = (error: Error) => console.error(JSON.stringify({ level: 'warn', database: error.message }))
  // Without listeners, a restart of the database ends this process. A connection says so between two queries of a transaction,
  // too. The pool says it once more when nobody uses it.
  pool.on('connect', (connection) => connection.on('error', warn))
  pool.on('error', () => {})

  function explain(error: unknown): unknown {
    const isAway =
      error instanceof driver.DatabaseError
        ? AWAY.test(error.code ?? '')
        : // Only its text tells a timeout and a lost connection from others. What we did wrong has a kind of its own.
          error instanceof Error && !(error instanceof TypeError || error instanceof RangeError)
    return isAway ? new DatabaseAway('The database does not answer.', { cause: error }) : error
  }

  return {
    options: pool.options,
    end: async () => pool.end(),
    async connect() {
      try {
        return watch(await pool.connect(), explain)
      } catch (error) {
        throw explain(error)
      }
    },
  }
}

/**
 * A connection that is closed when it is given back after the server did not answer: what was asked on it may still be carried out,
 * and the transaction of the next caller would begin inside of this one.
 */
function watch(client: pg.PoolClient, explain: (error: unknown) => unknown): pg.PoolClient {
  let lost: DatabaseAway | undefined
  const query = async (text: string, values: unknown[]) => {
    if (lost) throw lost
    try {
      return await client.query(text, values)
    } catch (error) {
      const explained = explain(error)
      if (explained instanceof DatabaseAway) lost = explained
      throw explained
    }
  }
  const release = (isBroken?: boolean) => client.release(isBroken || lost !== undefined)
  const replaced: Record<string | symbol, unknown> = { query, release }
  return new Proxy(client, {
    get: (target, name) => replaced[name] ?? Reflect.get(target, name),
  })
}

import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from 'hono'
import { readContentVersion } from './data/content-version.ts'
import type { Database } from './data/database.ts'
import type { StorageFault } from './data/storage-fault.ts'
import type { RequestEnv } from './request-env.ts'
import { faultReason, storageProblem } from './storage-problem.ts'

/** Whoever asks for the state of the site does not wait longer for its database. */
const MOST_MS = 5_000
const SILENT = 'The database does not answer.'

/** Tells a load balancer whether the database can be read and written. */
export function answerHealth({
  db,
  version,
  findFault,
}: {
  db: Database
  version: string
  findFault: () => Promise<StorageFault | undefined>
}) {
  async function look() {
    await readContentVersion(db)
    const fault = await findFault()
    return fault ? { status: 'degraded', database: faultReason(fault) } : { status: 'ok', database: 'ok' }
  }
  return async (c: Context<RequestEnv>) => {
    try {
      const found = await Promise.race([look(), pause(MOST_MS, undefined, { ref: false })])
      if (!found) return c.json({ status: 'unavailable', version, database: SILENT }, 503)
      return c.json({ ...found, version }, found.status === 'ok' ? 200 : 503)
    } catch (error) {
      c.var.log.error(error)
      const database = storageProblem(error)?.reason ?? SILENT
      return c.json({ status: 'unavailable', version, database }, 503)
    }
  }
}

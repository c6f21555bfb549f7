import type { Context } from 'hono'
import { readContentVersion } from './data/content-version.ts'
import type { Database } from './data/database.ts'
import { createWriteCheck } from './data/write-check.ts'
import type { RequestEnv } from './request-env.ts'
import { faultReason } from './storage-problem.ts'

/** Tells a load balancer whether the database can be read and written. */
export function answerHealth({ db, version }: { db: Database; version: string }) {
  const checkWriting = createWriteCheck(db)
  return async (c: Context<RequestEnv>) => {
    try {
      await readContentVersion(db)
      const fault = await checkWriting()
      if (!fault) return c.json({ status: 'ok', version, database: 'ok' })
      return c.json({ status: 'degraded', version, database: faultReason(fault) }, 503)
    } catch (error) {
      c.var.log.error(error)
      return c.json({ status: 'unavailable', version, database: 'The database does not answer.' }, 503)
    }
  }
}

import { createMiddleware } from 'hono/factory'
import { problem } from '../api/problem.ts'
import { isApi } from '../auth/identify.ts'
import { isRestoring } from '../data/backups/restoring.ts'
import type { Database } from '../data/database/database.ts'
import { isRead } from '../http/methods.ts'
import type { RequestEnv } from '../http/request-env.ts'

const REFUSAL =
  'A backup is being restored, so nothing was saved. Visitors can go on reading. Try again in a few minutes.'

/** Refuses whatever would change something while a backup is restored: it would be lost with the site of before. */
export const refuseSavesDuringRestore = (db: Database) =>
  createMiddleware<RequestEnv>(async (c, next) => {
    if (isRead(c.req.method) || !(await isRestoring(db, c.var.now))) return next()
    return isApi(c.req.raw) ? problem(c, 503, 'restoring', REFUSAL) : c.text(REFUSAL, 503)
  })

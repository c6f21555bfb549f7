import { setTimeout as pause } from 'node:timers/promises'
import { createMiddleware } from 'hono/factory'
import { isDamaged } from '../data/engines/find-damage.ts'
import { isRead } from '../http/methods.ts'
import type { RequestEnv } from '../http/request-env.ts'
import { faultReason } from '../http/storage-problem.ts'

const EVERY_MS = 24 * 3_600_000

export type DamageWatch = { isDamaged: () => boolean }

/** Looks for damage in the file of the database, at once and then each day. The server of Postgres looks after its own files. */
export function watchDamage(databaseUrl: string, closing: AbortSignal): DamageWatch {
  let found = false
  const path = databaseUrl.startsWith('file:') ? databaseUrl.slice('file:'.length) : ':memory:'

  async function look() {
    while (!closing.aborted && !found) {
      found = await isDamaged(path)
      if (found) console.error(faultReason('damaged'))
      else await pause(EVERY_MS, undefined, { ref: false, signal: closing })
    }
  }

  // A file that cannot be read now says so wherever it is needed.
  if (path !== ':memory:') look().catch(() => {})
  return { isDamaged: () => found }
}

class DatabaseDamaged extends Error {
  readonly fault = 'damaged'
}

/** Refuses whatever would write to a damaged file: that could damage more of it. */
export const refuseSavesToDamaged = ({ isDamaged }: DamageWatch) =>
  createMiddleware<RequestEnv>(async (c, next) => {
    if (!isRead(c.req.method) && isDamaged()) throw new DatabaseDamaged('The database is damaged.')
    await next()
  })

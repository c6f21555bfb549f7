import { createMiddleware } from 'hono/factory'
import type { Config } from '../config.ts'
import type { Database } from '../data/database/database.ts'
import type { RequestEnv } from '../http/request-env.ts'
import { storageProblem } from '../http/storage-problem.ts'
import { networkOf } from '../http/client-address.ts'
import { decidesSession } from '../auth/cookies.ts'
import { identify, type Identity } from '../auth/identify.ts'

const NOT_FOR_VISITORS = /^\/+(admin|api)\b/i
const NOBODY: Identity = { viewer: undefined, cookies: [] }

/** Finds out who asks. An answer to somebody in particular is cached by nobody, least of all its cookies. */
export function identifyViewer({ siteUrl, trustedProxies }: Config, db: Database) {
  return createMiddleware<RequestEnv>(async (c, next) => {
    const site = { db, siteUrl, now: c.var.now }
    const { viewer, cookies } = await identify(c.req.raw, site).catch((error: unknown) => {
      // Without a session the visitor can still read the public pages.
      if (!storageProblem(error) || NOT_FOR_VISITORS.test(c.req.path)) throw error
      c.var.log.error(error)
      return NOBODY
    })
    c.set('viewer', viewer)
    const { remoteAddress } = c.env?.incoming?.socket ?? {}
    c.set('network', networkOf(remoteAddress, c.req.header('x-forwarded-for') ?? null, trustedProxies))
    await next()
    // A sign-in or sign-out sets cookies of its own.
    if (!decidesSession(c.res.headers, { siteUrl })) {
      for (const cookie of cookies) c.res.headers.append('Set-Cookie', cookie)
    }
    const isForAnybody = c.res.headers.get('Cache-Control')?.startsWith('public')
    if (cookies.length > 0 || (viewer && !isForAnybody))
      c.res.headers.set('Cache-Control', 'private, no-store')
  })
}

import { cookiesForAnybody } from '../auth/identify.ts'
import type { Config } from '../config.ts'
import type { Database } from '../data/database/database.ts'
import { findNextPublication } from '../data/changes/next-publication.ts'
import type { VersionReader } from '../data/changes/version-reader.ts'
import type { CacheKeys } from '../page-cache/cache-key.ts'
import { cachePages } from '../page-cache/listener.ts'
import type { Incoming, Outgoing } from '../page-cache/requests.ts'
import type { WriteLine } from '../http/request-log.ts'

type Site<In extends Incoming, Out extends Outgoing> = {
  app: { fetch: (request: Request) => Response | Promise<Response> }
  keys: CacheKeys
  /** Hands over to `app` what is not cached. */
  answer: (request: In, response: Out) => unknown
  config: Config
  db: Database
  contentVersion: VersionReader
  log: WriteLine
  now?: () => Date
  warmAfterMs?: number
  closing?: AbortSignal
}

/** Some six hundred pages. */
const MAX_BYTES = 16 * 1024 * 1024

/** The site with the page cache in front of it, as visitors meet it. Tests ask the same. */
export function cacheSite<In extends Incoming, Out extends Outgoing>({
  app,
  config,
  db,
  contentVersion,
  now = () => new Date(),
  ...site
}: Site<In, Out>) {
  return cachePages({
    ...site,
    render: async (address) => app.fetch(new Request(config.siteUrl.origin + address)),
    nextPublicationAt: (now) => findNextPublication(db, now),
    cookiesForAnybody: async (cookies, now) =>
      cookiesForAnybody(cookies, { db, now, siteUrl: config.siteUrl }),
    version: contentVersion,
    now,
    maxBytes: MAX_BYTES,
  })
}

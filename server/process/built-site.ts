import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { cacheSite } from './cached-site.ts'
import type { VersionReader } from '../data/changes/version-reader.ts'
import { openPublicFiles, servePublicFiles } from '../page-cache/public-files.ts'
import type { WriteLine } from '../http/request-log.ts'

export type AppModule = typeof import('../app.ts')

type Site = Omit<Parameters<AppModule['createApp']>[0], 'keys'> & {
  contentVersion: VersionReader
  /** Takes the lines about answers from memory. */
  log: WriteLine
  warmAfterMs?: number
}

const BUILD = new URL('../../build/', import.meta.url)

/** The site of the build: its files, then the pages that are cached, then the site itself. */
export async function openBuiltSite({
  contentVersion,
  log,
  warmAfterMs,
  ...resources
}: Site): Promise<RequestListener> {
  const { createApp, readCacheKeys }: AppModule = await import(new URL('server/index.js', BUILD).href)
  const { config, db, now, closing } = resources
  const keys = readCacheKeys()
  const app = createApp({ ...resources, keys })
  const answer: RequestListener = getRequestListener(app.fetch, { hostname: config.siteUrl.host })
  const pages = cacheSite({
    app,
    keys,
    answer,
    config,
    db,
    contentVersion,
    log,
    now,
    warmAfterMs,
    closing,
  })
  const https = config.siteUrl.protocol === 'https:'
  const files = openPublicFiles(new URL('client', BUILD).pathname, { https })
  return servePublicFiles({ files, log, answer: pages })
}

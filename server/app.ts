import { randomBytes, randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as build from 'virtual:react-router/server-build'
import { createApi } from './api/api.ts'
import { createAuthApi } from './api/auth-api.ts'
import { problem } from './api/problem.ts'
import { isApi } from './auth/identify.ts'
import { identifyViewer } from './middleware/identify-viewer.ts'
import { refuseOtherOrigins } from './middleware/same-origin.ts'
import { createSemaphore } from './concurrency/semaphore.ts'
import { compress } from './middleware/compress.ts'
import { type DamageWatch, refuseSavesToDamaged } from './middleware/damage-watch.ts'
import { findWriteFault } from './data/database/write-check.ts'
import { answerHealth } from './middleware/health.ts'
import { watchContent } from './live/content-watch.ts'
import { eventStream } from './live/event-stream.ts'
import type { ProcessResources } from './context.ts'
import { serveIcons } from './media/serve-icons.ts'
import { servePicture } from './media/serve-picture.ts'
import { openSharePictures } from './media/share-picture.ts'
import { bindNotice } from './forms/notice.ts'
import { type CacheKeys, createCacheKeys } from './page-cache/cache-key.ts'
import { createPageHandler } from './pages/page-handler.ts'
import { openPathCounts } from './redirects/path-counts.ts'
import { withoutTrailingSlash } from './http/public-address.ts'
import { isRead } from './http/methods.ts'
import { refuseSavesDuringRestore } from './middleware/refuse-saves.ts'
import type { RequestEnv } from './http/request-env.ts'
import { limitBody, refuseDeepPaths, throttleSignIns } from './middleware/request-limits.ts'
import { startRequestLog, type WriteLine } from './http/request-log.ts'
import { fileHeaders, securityHeaders } from './http/security-headers.ts'
import { openSiteWords } from './pages/site-words.ts'
import { storageProblem } from './http/storage-problem.ts'

type AppResources = ProcessResources & {
  /** Which pages are cached, as `readCacheKeys` says. */
  keys: CacheKeys
  /** What `/health` calls this release. */
  version: string
  writeLine: WriteLine
  /** The clock. */
  now?: () => Date
  /** Says that the process is about to end: answers that stay open end first. */
  closing?: AbortSignal
  damage?: DamageWatch
}

/** On a machine with two cores, the other one answers pages. */
/** A hash takes 19 MiB and 40 ms of one core: a flood of guesses must not starve the pages. */
const HASHING = { running: 1, waiting: 20 }

/** What the Request of the web platform refuses to hold, so that no page can be asked in this way. */
const UNREADABLE_METHODS = ['CONNECT', 'TRACE', 'TRACK']

/** The page that explains the API, and what the router asks for it: the only pages among data. */
const API_PAGES = ['/api/docs', '/api/docs.data']

/** Which pages of the build are cached, and under which keys: their routes declare it. */
export const readCacheKeys = (): CacheKeys => createCacheKeys(build.routes)

/**
 * The whole site as one function of a request. Hono deals in bytes: headers, files, limits.
 * React Router deals in people and pages. Everything either needs is passed in.
 */
export function createApp({
  keys,
  version,
  writeLine,
  now = () => new Date(),
  closing,
  damage = { isDamaged: () => false },
  ...resources
}: AppResources) {
  const { config, db } = resources
  const watch = watchContent({
    db,
    now,
    onError: (error) => writeLine(JSON.stringify({ level: 'error', live: String(error) })),
  })
  const hashing = createSemaphore(HASHING)
  const app = new Hono<RequestEnv>()

  app.use(logAndProtect({ config, writeLine, now }))
  const findFault = async () => (damage.isDamaged() ? ('damaged' as const) : findWriteFault(db))
  app.get('/health', answerHealth({ db, version, findFault, token: config.healthToken }))
  app.on(UNREADABLE_METHODS, '*', (c) => c.text('This site does not accept such requests.', 405))
  app.use(refuseOtherOrigins(config))
  app.get('/media/*', (c) => servePicture(c.req.raw, db))
  app.use(compress, limitBody(), throttleSignIns())

  app.get('*', async (c, next) => {
    const address = withoutTrailingSlash(new URL(c.req.url))
    return address ? c.redirect(address, 301) : next()
  })
  app.use(refuseDeepPaths())

  app.use(refuseSavesToDamaged(damage))
  app.use(refuseSavesDuringRestore(db))
  app.use(identifyViewer(config, db))
  app.get('/admin/events', (c) => eventStream(c, { db, viewer: c.var.viewer, watch, closing }))
  const readWords = openSiteWords(db)
  const readSiteName = async () => (await readWords()).site_name ?? config.siteName
  const readLogo = async () => (await readWords()).logo_url
  app.route('/', serveIcons({ db, readSiteName, readLogo }))
  const { api, describe: describeApi } = createApi({
    db,
    siteUrl: config.siteUrl,
    readSiteName,
    read: resources.importer.read,
  })
  const pathCounts = openPathCounts(
    db,
    (error) => writeLine(JSON.stringify({ level: 'error', counts: String(error) })),
    now,
  )
  const sharePictures = openSharePictures(resources.encodePicture)
  const answerPage = createPageHandler(
    build,
    { ...resources, sharePictures, findFault, hashing, describeApi },
    { keys, countPath: pathCounts.count, readWords },
  )
  app.on('ALL', API_PAGES, answerPage)
  app.route('/api', createAuthApi({ config, db, hashing }))
  app.route('/', api)
  app.all('*', answerPage)

  app.onError((error, c) => {
    c.var.log.error(error)
    const { status, code, message, reading } = storageProblem(error) ?? {
      status: 500,
      code: 'unexpected',
      message: `Something went wrong. Please tell us this number: ${c.var.log.id}`,
      reading: undefined,
    }
    const said = isRead(c.req.method) ? (reading ?? message) : message
    return isApi(c.req.raw) ? problem(c, status, code, said) : c.text(said, status)
  })
  return app
}

/** Gives each request a number, a line in the log and a nonce, and each answer the headers that protect it. */
function logAndProtect({
  config,
  writeLine,
  now,
}: Required<Pick<AppResources, 'config' | 'writeLine' | 'now'>>) {
  const https = config.siteUrl.protocol === 'https:'
  return createMiddleware<RequestEnv>(async (c, next) => {
    const at = now()
    const { incoming, outgoing } = c.env ?? {}
    const isBrokenOff = () => outgoing?.destroyed === true || Boolean(incoming?.errored)
    const { method, path } = c.req
    const log = startRequestLog(writeLine, { id: randomUUID(), method, path, now: at, isBrokenOff })
    const nonce = randomBytes(16).toString('base64')
    c.set('now', at)
    c.set('log', log)
    c.set('nonce', nonce)
    await next()
    const isPicture = c.res.headers.get('Content-Type')?.startsWith('image/')
    const protection = isPicture ? fileHeaders({ https }) : securityHeaders({ nonce, https })
    for (const [name, value] of Object.entries(protection)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
    // A page holds the nonce of its one answer: nobody may give it to a second visitor unasked.
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-cache')
    // Only pages without an action refuse a method; the API says itself what it allows.
    if (c.res.status === 405 && !c.res.headers.has('Allow')) c.res.headers.set('Allow', 'GET, HEAD')
    c.res.headers.set('X-Request-Id', log.id)
    if (https) bindNotice(c.res.headers)
    log.answered(c.res.status)
  })
}

import { randomBytes, randomUUID } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { MAX_UPLOAD_BYTES } from '#domain/upload.ts'
import { createApi } from './api/api.ts'
import { createAuthApi } from './api/auth-api.ts'
import type { ApiDocument } from './api/document.ts'
import { problem } from './api/problem.ts'
import { networkOf } from './auth/client-address.ts'
import { decidesSession } from './auth/cookies.ts'
import { createSemaphore, type Semaphore } from './auth/semaphore.ts'
import { identify, type Identity, isApi } from './auth/identify.ts'
import { createThrottle } from './auth/throttle.ts'
import { refuseOtherOrigins } from './auth/same-origin.ts'
import { compress } from './compress.ts'
import type { Config } from './config.ts'
import {
  apiDocumentContext,
  databaseContext,
  importerContext,
  logContext,
  picturesContext,
  type Rendered,
  renderedContext,
  signInContext,
  siteContext,
  viewerContext,
} from './context.ts'
import { readContentVersion } from './data/content-version.ts'
import type { Database } from './data/database.ts'
import { createWriteCheck } from './data/write-check.ts'
import type { Importer } from './import/importer.ts'
import { watchContent } from './live/content-watch.ts'
import { eventStream } from './live/event-stream.ts'
import type { PictureEncoder } from './media/picture-encoder.ts'
import { servePicture } from './media/serve-picture.ts'
import { bindNotice } from './notice.ts'
import { type CacheKeys, createCacheKeys, withoutUndeclared } from './page-cache/cache-key.ts'
import { refuseUndeclared } from './page-cache/declared-query.ts'
import { atPublicAddress, withoutTrailingSlash } from './public-address.ts'
import { refusingRoutes } from './refusing-routes.ts'
import type { RequestEnv } from './request-env.ts'
import { startRequestLog, type WriteLine } from './request-log.ts'
import { fileHeaders, securityHeaders } from './security-headers.ts'
import { faultReason, storageProblem } from './storage-problem.ts'

type Resources = {
  config: Config
  db: Database
  importer: Importer
  /** What `/health` calls this release. */
  version: string
  writeLine: WriteLine
  /** The clock. */
  now?: () => Date
  /** Says that the process is about to end: answers that stay open end first. */
  closing?: AbortSignal
  /** Reads uploaded pictures, outside this process. */
  encodePicture: PictureEncoder
}

/** A file of 20 MB, and a little for the form around it. */
const MAX_BODY_BYTES = MAX_UPLOAD_BYTES + 64 * 1024

/** A client that signs in is still a stranger and sends little. The router ignores the case of paths. */
const SIGN_IN_PATH = /^\/+(api\/+)?auth(\W|_|$)/i
const MAX_SIGN_IN_BYTES = 64 * 1024

/** On a machine with two cores, the other one answers pages. */
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
  config,
  db,
  importer,
  version,
  writeLine,
  now = () => new Date(),
  closing,
  encodePicture,
}: Resources) {
  const watch = watchContent({
    db,
    now,
    onError: (error) => writeLine(JSON.stringify({ level: 'error', live: String(error) })),
  })
  const hashing = createSemaphore(HASHING)
  const app = new Hono<RequestEnv>()

  app.use(logAndProtect({ config, writeLine, now }))
  const checkWriting = createWriteCheck(db)
  app.get('/health', (c) => tellHealth(c, { db, version, checkWriting }))
  app.on(UNREADABLE_METHODS, '*', (c) => c.text('This site does not accept such requests.', 405))
  app.use(refuseOtherOrigins(config))
  app.get('/media/*', (c) => servePicture(c.req.raw, db))
  app.use(compress, limitBody(), throttleSignIns())

  app.get('*', async (c, next) => {
    const address = withoutTrailingSlash(new URL(c.req.url))
    return address ? c.redirect(address, 301) : next()
  })

  app.use(identifyViewer(config, db))
  app.get('/admin/events', (c) => eventStream(c, { db, viewer: c.var.viewer, watch, closing }))
  const { api, describe } = createApi({ db, ...config })
  const answerPage = pageHandler({ config, db, encodePicture, importer, hashing }, describe)
  app.on('ALL', API_PAGES, answerPage)
  app.route('/api', createAuthApi({ config, db, hashing }))
  app.route('/', api)
  app.all('*', answerPage)

  app.onError((error, c) => {
    c.var.log.error(error)
    const { status, code, message } = storageProblem(error) ?? {
      status: 500,
      code: 'unexpected',
      message: `Something went wrong. Please tell us this number: ${c.var.log.id}`,
    }
    return isApi(c.req.raw) ? problem(c, status, code, message) : c.text(message, status)
  })
  return app
}

/** Hands a request to the router, with all that a loader may reach. */
function pageHandler(
  {
    config,
    db,
    encodePicture,
    importer,
    hashing,
  }: Pick<Resources, 'config' | 'db' | 'encodePicture' | 'importer'> & { hashing: Semaphore },
  describeApi: () => ApiDocument,
) {
  const keys = readCacheKeys()
  const routes = config.production ? build.routes : refuseUndeclared(build.routes)
  const handle = createRequestHandler({ ...build, routes: refusingRoutes(routes) })
  const { siteUrl, siteName } = config
  return async (c: Context<RequestEnv>) => {
    const context = new RouterContextProvider()
    context.set(databaseContext, db)
    context.set(logContext, c.var.log)
    context.set(picturesContext, encodePicture)
    context.set(importerContext, importer)
    const isWholePage = !c.req.path.endsWith('.data')
    context.set(siteContext, { siteUrl, siteName, nonce: c.var.nonce, now: c.var.now, isWholePage })
    context.set(viewerContext, c.var.viewer)
    context.set(apiDocumentContext, describeApi)
    context.set(signInContext, { network: c.var.network, hashing })
    const rendered: Rendered = {}
    context.set(renderedContext, rendered)
    const response = await handle(withoutUndeclared(atPublicAddress(c.req.raw, config), keys), context)
    if (rendered.html === undefined) return response
    return new Response(rendered.html, { status: response.status, headers: response.headers })
  }
}

/** Gives each request a number, a line in the log and a nonce, and each answer the headers that protect it. */
function logAndProtect({
  config,
  writeLine,
  now,
}: Required<Pick<Resources, 'config' | 'writeLine' | 'now'>>) {
  const https = config.siteUrl.protocol === 'https:'
  return createMiddleware<RequestEnv>(async (c, next) => {
    const at = now()
    const log = startRequestLog(writeLine, randomUUID(), c.req.method, c.req.path, at)
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

/** Refuses what is longer than a file may be, or than a stranger needs for signing in. */
function limitBody() {
  const limit = (maxSize: number, most: string) =>
    bodyLimit({
      maxSize,
      onError(c) {
        const detail = `That is more than ${most}, the limit of this site.`
        return isApi(c.req.raw) ? problem(c, 413, 'too_large', detail) : c.text(detail, 413)
      },
    })
  const ofSignIn = limit(MAX_SIGN_IN_BYTES, '64 KB')
  const ofFiles = limit(MAX_BODY_BYTES, '20 MB')
  return createMiddleware<RequestEnv>(async (c, next) =>
    SIGN_IN_PATH.test(c.req.path) ? ofSignIn(c, next) : ofFiles(c, next),
  )
}

const NOT_FOR_VISITORS = /^\/+(admin|api)\b/i
const NOBODY: Identity = { viewer: undefined, cookies: [] }

/** Sign-ins that come at once are let in one by one, so that visitors are answered in between. */
function throttleSignIns() {
  const nextTurn = createThrottle()
  return createMiddleware<RequestEnv>(async (c, next) => {
    if (c.req.method === 'POST' && SIGN_IN_PATH.test(c.req.path)) await nextTurn()
    return next()
  })
}

/** Finds out who asks. An answer to somebody in particular is cached by nobody, least of all its cookies. */
function identifyViewer({ siteUrl, trustedProxies }: Config, db: Database) {
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

type Checked = Pick<Resources, 'db' | 'version'> & { checkWriting: ReturnType<typeof createWriteCheck> }

async function tellHealth(c: Context<RequestEnv>, { db, version, checkWriting }: Checked) {
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

import type { Context } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Words } from '#domain/settings/words.ts'
import type { ApiDocument } from './api/document.ts'
import type { Semaphore } from './auth/semaphore.ts'
import type { Config } from './config.ts'
import {
  apiDocumentContext,
  type Backups,
  backupsContext,
  findFaultContext,
  databaseContext,
  factsContext,
  importerContext,
  jobsContext,
  rereadContext,
  logContext,
  picturesContext,
  type Rendered,
  renderedContext,
  sharePicturesContext,
  signInContext,
  siteContext,
  viewerContext,
} from './context.ts'
import type { Database } from './data/database.ts'
import type { StorageFault } from './data/storage-fault.ts'
import type { Importer } from './import/importer.ts'
import type { Jobs } from './jobs/job-runner.ts'
import type { PictureEncoder } from './media/picture-encoder.ts'
import { type CacheKeys, withoutUndeclared } from './page-cache/cache-key.ts'
import { refuseUndeclared } from './page-cache/declared-query.ts'
import type { CountPath } from './path-counts.ts'
import { atPublicAddress } from './public-address.ts'
import { refusingRoutes } from './refusing-routes.ts'
import type { RequestEnv } from './request-env.ts'
import { openSharePictures } from './share-pictures/share-picture.ts'

type Reachable = {
  config: Config
  keys: CacheKeys
  db: Database
  importer: Importer
  jobs: Jobs | undefined
  reread: () => void
  encodePicture: PictureEncoder
  backups: Backups
  findFault: () => Promise<StorageFault | undefined>
  countPath: CountPath
  hashing: Semaphore
  describeApi: () => Promise<ApiDocument>
  readWords: () => Promise<Words>
}

/** Hands requests to the router, with all that a loader may reach. */
export function createPageHandler(
  build: ServerBuild,
  {
    config,
    keys,
    db,
    importer,
    jobs,
    reread,
    encodePicture,
    backups,
    findFault,
    countPath,
    hashing,
    describeApi,
    readWords,
  }: Reachable,
) {
  const routes = config.production ? build.routes : refuseUndeclared(build.routes)
  const handle = createRequestHandler({ ...build, routes: refusingRoutes(routes) })
  const { siteUrl } = config
  const sharePictures = openSharePictures(encodePicture)
  return async (c: Context<RequestEnv>) => {
    const context = new RouterContextProvider()
    context.set(databaseContext, db)
    context.set(logContext, c.var.log)
    context.set(picturesContext, encodePicture)
    context.set(sharePicturesContext, sharePictures)
    context.set(importerContext, importer)
    context.set(jobsContext, jobs)
    context.set(rereadContext, reread)
    context.set(backupsContext, backups)
    context.set(findFaultContext, findFault)
    const isWholePage = !c.req.path.endsWith('.data')
    const words = await readWords()
    const { nonce, now } = c.var
    const names = { siteName: words.site_name ?? config.siteName, standardName: config.siteName }
    context.set(siteContext, { siteUrl, ...names, words, nonce, now, isWholePage })
    context.set(viewerContext, c.var.viewer)
    context.set(apiDocumentContext, describeApi)
    context.set(signInContext, { network: c.var.network, hashing })
    context.set(factsContext, {})
    const rendered: Rendered = {}
    context.set(renderedContext, rendered)
    const response = await handle(withoutUndeclared(atPublicAddress(c.req.raw, config), keys), context)
    if (isWholePage && c.req.method === 'GET') countPath(new URL(c.req.url), response.status)
    if (rendered.html === undefined) return response
    return new Response(Buffer.from(rendered.html), { status: response.status, headers: response.headers })
  }
}

import type { Context } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Words } from '#domain/settings/words.ts'
import {
  databaseContext,
  factsContext,
  logContext,
  networkContext,
  type Rendered,
  renderedContext,
  type Resources,
  resourcesContext,
  siteContext,
  viewerContext,
} from '../context.ts'
import { type CacheKeys, withoutUndeclared } from '../page-cache/cache-key.ts'
import { refuseUndeclared } from '../page-cache/declared-query.ts'
import type { CountPath } from '../redirects/path-counts.ts'
import { atPublicAddress } from '../http/public-address.ts'
import { refusingRoutes } from './refusing-routes.ts'
import type { RequestEnv } from '../http/request-env.ts'

type Site = { keys: CacheKeys; countPath: CountPath; readWords: () => Promise<Words> }

/** Hands requests to the router, with all that a loader may reach. */
export function createPageHandler(
  build: ServerBuild,
  resources: Resources,
  { keys, countPath, readWords }: Site,
) {
  const { config, db } = resources
  const routes = config.production ? build.routes : refuseUndeclared(build.routes)
  const handle = createRequestHandler({ ...build, routes: refusingRoutes(routes) })
  const { siteUrl } = config
  return async (c: Context<RequestEnv>) => {
    const context = new RouterContextProvider()
    context.set(databaseContext, db)
    context.set(logContext, c.var.log)
    context.set(resourcesContext, resources)
    const isWholePage = !c.req.path.endsWith('.data')
    const words = await readWords()
    const { nonce, now } = c.var
    const names = { siteName: words.site_name ?? config.siteName, standardName: config.siteName }
    context.set(siteContext, { siteUrl, ...names, words, nonce, now, isWholePage })
    context.set(viewerContext, c.var.viewer)
    context.set(networkContext, c.var.network)
    context.set(factsContext, {})
    const rendered: Rendered = {}
    context.set(renderedContext, rendered)
    const response = await handle(withoutUndeclared(atPublicAddress(c.req.raw, config), keys), context)
    if (isWholePage && c.req.method === 'GET') countPath(new URL(c.req.url), response.status)
    if (rendered.page === undefined) return response
    return new Response(rendered.page, { status: response.status, headers: response.headers })
  }
}

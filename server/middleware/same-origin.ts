import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { problem } from '../api/problem.ts'
import { isRead } from '../http/methods.ts'
import { ourOrigin } from '../http/public-address.ts'
import { bearerToken, isApi } from '../auth/identify.ts'

const REFUSAL = 'This form was sent from another site, so it was refused. Nothing was changed.'
const UNCONFIGURED =
  'This form was sent from an address that the site does not know, so it was refused. Nothing was changed. ' +
  'The person who hosts this site must set SITE_URL to the address that visitors type.'

/**
 * Refuses whatever would change something on behalf of another site. Browsers say where a request comes from in
 * Sec-Fetch-Site, older ones in Origin; both must be ours, and one must be there.
 */
export function refuseOtherOrigins(site: { siteUrl: URL; siteUrlIsSet: boolean }) {
  return createMiddleware(async (c, next) => {
    const { raw: request } = c.req
    if (isRead(request.method) || isOurs(request, site) || isProgram(request)) return next()
    return refuse(c, site.siteUrlIsSet ? REFUSAL : UNCONFIGURED)
  })
}

function isOurs(request: Request, site: { siteUrl: URL; siteUrlIsSet: boolean }): boolean {
  const fetchSite = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  if (origin !== null && origin !== ourOrigin(request, site)) return false
  return fetchSite === null ? origin !== null : fetchSite === 'same-origin'
}

/** A program that calls the API holds its proof itself: no browser was tricked into sending it along. */
const isProgram = (request: Request) =>
  isApi(request) &&
  !request.headers.has('cookie') &&
  (Boolean(bearerToken(request)) || !(request.headers.has('origin') || request.headers.has('sec-fetch-site')))

const refuse = (c: Context, detail: string) =>
  isApi(c.req.raw) ? problem(c, 403, 'cross_origin', detail) : c.text(detail, 403)

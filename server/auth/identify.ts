import { readNotice } from '#domain/notice.ts'
import type { Database } from '../data/database/database.ts'
import type { Viewer } from '../data/people/sessions.ts'
import { clearedSessionCookies, readCookie, sessionCookies } from './cookies.ts'
import { findViewerByToken, isRefreshToken, refreshSession } from './sessions.ts'

/** Who sent the request, and the Set-Cookie headers that the answer must carry. */
export type Identity = { viewer: Viewer | undefined; cookies: string[] }

type Site = { db: Database; siteUrl: URL; now: Date }

/**
 * Finds out who asks. Browsers show cookies; one whose access token is over, while its refresh token is good, is given
 * new ones at once, so that nobody is sent to sign in again in the middle of work. Programs show a bearer token to the
 * API, and then no cookie counts.
 */
export async function identify(request: Request, site: Site): Promise<Identity> {
  const { db, now } = site
  const bearer = isApi(request) ? bearerToken(request) : undefined
  if (bearer !== undefined) return { viewer: await findViewerByToken(db, bearer, now), cookies: [] }
  const header = request.headers.get('cookie')
  const access = readCookie(header, 'access', site)
  const viewer = access ? await findViewerByToken(db, access, now) : undefined
  const refresh = readCookie(header, 'refresh', site)
  if (viewer || !refresh) return { viewer, cookies: [] }
  const session = await refreshSession(db, refresh, now)
  if (!session) return { viewer: undefined, cookies: clearedSessionCookies(site) }
  return { viewer: session.viewer, cookies: sessionCookies(session, now, site) }
}

/**
 * The Set-Cookie headers of a page that looks to the sender of these cookies as it does to anybody: those that clear a session
 * that is over, or none. Undefined when the cookies bring a session of this site, or a notice. Nothing is written, so cookies
 * that were made up cost a look or two.
 */
export async function cookiesForAnybody(cookies: string, site: Site): Promise<string[] | undefined> {
  if (readNotice(cookies, { https: site.siteUrl.protocol === 'https:' })) return undefined
  const access = readCookie(cookies, 'access', site)
  if (access && (await findViewerByToken(site.db, access, site.now))) return undefined
  const refresh = readCookie(cookies, 'refresh', site)
  if (!refresh) return []
  return (await isRefreshToken(site.db, refresh)) ? undefined : clearedSessionCookies(site)
}

/** Whether this is a request for data rather than for a page. */
export const isApi = ({ url }: Request) => new URL(url).pathname.startsWith('/api/')

/** The token of an Authorization header, empty when that is of another kind; undefined without one. */
export function bearerToken({ headers }: Request): string | undefined {
  const header = headers.get('authorization')
  if (header === null) return undefined
  return /^Bearer ([\w-]+)$/i.exec(header)?.[1] ?? ''
}

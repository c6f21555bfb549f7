import { parse, serialize } from 'hono/utils/cookie'
import type { IssuedSession } from './sessions.ts'

type Site = { siteUrl: URL }

export type CookieName = 'access' | 'refresh' | 'device' | 'half'

/** What the browser sent under this name, or undefined. */
export function readCookie(header: string | null | undefined, name: CookieName, site: Site) {
  const full = fullName(name, site)
  return header ? parse(header, full)[full] : undefined
}

/** A Set-Cookie header: no script can read it, no other site can send it with a form. */
export function setCookie(name: CookieName, value: string, maxAge: number, site: Site): string {
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', maxAge } as const
  return isHttps(site)
    ? serialize(`__Host-${name}`, value, { ...options, secure: true })
    : serialize(name, value, options)
}

export const clearCookie = (name: CookieName, site: Site) => setCookie(name, '', 0, site)

/** The cookies of a session. Each lives as long as its token. */
export function sessionCookies(session: IssuedSession, now: Date, site: Site): string[] {
  const secondsTo = (end: string) => Math.max(0, Math.floor((Date.parse(end) - now.getTime()) / 1000))
  return [
    setCookie('access', session.accessToken, secondsTo(session.viewer.expiresAt), site),
    setCookie('refresh', session.refreshToken, secondsTo(session.endsAt), site),
  ]
}

export const clearedSessionCookies = (site: Site) => [
  clearCookie('access', site),
  clearCookie('refresh', site),
]

/** Whether an answer already says what becomes of the session's cookies. */
export const decidesSession = (headers: Headers, site: Site) =>
  headers.getSetCookie().some((cookie) => cookie.startsWith(`${fullName('refresh', site)}=`))

/** Only over https can a cookie be bound to this host. */
const isHttps = ({ siteUrl }: Site) => siteUrl.protocol === 'https:'

const fullName = (name: CookieName, site: Site) => (isHttps(site) ? `__Host-${name}` : name)

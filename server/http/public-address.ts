const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/

/** Whether a Host header names the machine itself. */
export const isLoopbackHost = (host = '') => LOOPBACK_HOST.test(host)

/**
 * The request as visitors sent it. Behind a proxy the socket says http://10.0.0.7, and a visitor may claim any
 * host: our address is the configured one. Only while none is configured every loopback name is ours too.
 */
export function atPublicAddress(request: Request, site: { siteUrl: URL; siteUrlIsSet: boolean }): Request {
  const { pathname, search } = new URL(request.url)
  return new Request(ourOrigin(request, site) + readable(pathname) + search, request)
}

/** Our own origin for this request: the configured one or, while none is, the loopback name that was asked for. */
export function ourOrigin(request: Request, site: { siteUrl: URL; siteUrlIsSet: boolean }): string {
  const host = request.headers.get('host') ?? ''
  return !site.siteUrlIsSet && isLoopbackHost(host) ? `http://${host}` : site.siteUrl.origin
}

/**
 * The path itself, or, of one that is not percent-encoded as paths are, its characters. The per cent signs become their
 * full-width kin, because routers decode a path more than once.
 */
function readable(pathname: string): string {
  try {
    // The result is used, because bundlers drop a call that seems to do nothing.
    return decodeURIComponent(pathname) === '' ? '/' : pathname
  } catch (error) {
    if (error instanceof URIError) return pathname.replaceAll('%', encodeURIComponent('％'))
    throw error
  }
}

/** The one address of a page that was asked for with slashes at its end, or undefined when it has none. */
export function withoutTrailingSlash({ pathname, search }: URL): string | undefined {
  if (pathname === '/' || !pathname.endsWith('/')) return undefined
  // Exactly one slash in front: two would name another host.
  return `/${pathname.replace(/^\/+|(?<!\/)\/+$/g, '')}${search}`
}

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/

/** No page has this address. */
const NOWHERE = '/unreadable-address'

/**
 * The request as visitors sent it. Behind a proxy the socket says http://10.0.0.7, and a visitor may claim any
 * host: our address is the configured one. Only while none is configured every loopback name is ours too.
 */
export function atPublicAddress(request: Request, site: { siteUrl: URL; siteUrlIsSet: boolean }): Request {
  const { pathname, search } = new URL(request.url)
  const host = request.headers.get('host') ?? ''
  const origin = !site.siteUrlIsSet && LOOPBACK_HOST.test(host) ? `http://${host}` : site.siteUrl.origin
  return new Request(origin + (isReadable(pathname) ? pathname : NOWHERE) + search, request)
}

/** Whether a path is percent-encoded as addresses are; others cannot be any page's. */
function isReadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch (error) {
    if (error instanceof URIError) return false
    throw error
  }
}

/** The one address of a page that was asked for with slashes at its end, or undefined when it has none. */
export function withoutTrailingSlash({ pathname, search }: URL): string | undefined {
  if (pathname === '/' || !pathname.endsWith('/')) return undefined
  // Exactly one slash in front: two would name another host.
  return `/${pathname.replace(/^\/+|\/+$/g, '')}${search}`
}

import type { LoaderFunctionArgs } from 'react-router'
import { LAMPLIGHT_HASH } from 'food-drawings/cut-paper/lamplight'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import { drawServed, drawServedTable } from './draw-served.ts'
import { readDrawingAddress, readTableAddress } from './read-address.ts'

const HEADERS = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
  // Opened by itself, a drawing is a document on our host: it may be looked at, and nothing else.
  'Content-Security-Policy': `default-src 'none'; style-src '${LAMPLIGHT_HASH}'; sandbox; frame-ancestors 'none'`,
  // Feed readers show the drawings from their own pages.
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

export const handle = { cache: { path: /\.svg$/, query: 'as sent', expires: 'never' } } satisfies CachedRoute

/** Answers a drawing from its address alone. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  const svg = draw(pathname, search)
  if (svg === undefined) return new Response('There is no such drawing.', { status: 404 })
  return new Response(svg, { headers: HEADERS })
}

function draw(path: string, query: string): string | undefined {
  const dishes = readTableAddress(path, query)
  if (dishes) return drawServedTable(dishes)
  const drawing = readDrawingAddress(path, query)
  return drawing && drawServed(drawing)
}

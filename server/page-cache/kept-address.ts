import { equipmentFilterQuery, readEquipmentFilter } from '#domain/equipment-filter.ts'
import { readPage } from '#domain/list-query.ts'
import { readRecipeFilter, recipeFilterQuery } from '#domain/recipe-filter.ts'

type ToQuery = (query: URLSearchParams) => string

/** Pages that read their query, and how: whatever else stands in it makes no other page of them. */
const LISTS: Record<string, ToQuery> = {
  '/recipes': (query) => recipeFilterQuery(readRecipeFilter(query)),
  '/equipment': (query) => equipmentFilterQuery(readEquipmentFilter(query)),
  '/blog': (query) => (readPage(query) > 1 ? `?page=${readPage(query)}` : ''),
}

/** Pages that read no query. A name that begins with a dot, however it is written, is part of a path's grammar. */
const PAGES = /^\/(?:about|privacy|(?:recipes|equipment|blog)\/(?!\.|%2e)[^/\\?]+)?$/i

/** Drawings, whose whole address says what they show. */
const DRAWINGS = /^\/plates(?:\/(?!\.|%2e)[^/\\?]+)+\.svg$/i

const MAX_LENGTH = 500
const DATA = '.data'

/**
 * The one address under which the answer to a request is kept, or undefined for what never is. `target` is path and
 * query as they were sent. This is the whole of the cache's key: the page is rendered from it and from nothing else
 * that the visitor sent.
 */
export function toKeptAddress(target: string): string | undefined {
  if (target.length > MAX_LENGTH) return undefined
  const mark = target.indexOf('?')
  const path = mark < 0 ? target : target.slice(0, mark)
  const page = pageOf(path)
  const toQuery = LISTS[page]
  if (!toQuery && !PAGES.test(page)) return DRAWINGS.test(path) ? target : undefined
  if (mark < 0) return path
  const query = new URLSearchParams(target.slice(mark))
  return path + withRoutes(toQuery?.(query) ?? '', path, query)
}

/**
 * A request for a public page without what no page reads. Development and tests, which keep no pages, answer the same as
 * production then: a parameter that is new must be named above before any loader sees it.
 */
export function withoutUnread(request: Request): Request {
  if (request.method !== 'GET' && request.method !== 'HEAD') return request
  const { origin, pathname, search } = new URL(request.url)
  const address = toKeptAddress(pathname + search) ?? pathname + search
  return address === pathname + search ? request : new Request(origin + address, request)
}

/** The page whose data a path asks for, or the path itself. */
function pageOf(path: string): string {
  if (!path.endsWith(DATA)) return path
  const page = path.slice(0, -DATA.length)
  return page === '/_root' ? '/' : page
}

/** The router asks for the data of some routes alone, and names them. */
function withRoutes(kept: string, path: string, query: URLSearchParams): string {
  const routes = path.endsWith(DATA) && query.get('_routes')
  if (!routes || !/^[\w/,-]+$/.test(routes)) return kept
  return `${kept}${kept ? '&' : '?'}_routes=${encodeURIComponent(routes)}`
}

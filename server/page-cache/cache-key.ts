import { isGetOrHead } from '../http/methods.ts'
import { type AnsweringRoute, listAnsweringRoutes, type Routes } from './answering-route.ts'
import type { CacheRule } from './cached-route.ts'

const MAX_LENGTH = 500
const DATA = '.data'

export type CacheKeys = ReturnType<typeof createCacheKeys>

/** The keys of the page cache, as the routes of a build declare them. */
export function createCacheKeys(routes: Routes) {
  const answering = listAnsweringRoutes(routes)
  const find = indexByPath(answering)

  function ruleOf(path: string): CacheRule | undefined {
    const page = pageOf(path)
    const route = find(page)
    if (!route?.rule || (page !== path && !route.isPage)) return undefined
    return route.rule.path?.test(page) === false ? undefined : route.rule
  }

  return {
    /** How the answer to a request for a path is cached; undefined for one that never is. */
    ruleOf,
    /**
     * The key under which the answer to a request is cached, or undefined for one that never is. `target` is path and query
     * as they were sent. An answer is rendered from its key and from nothing else that a visitor sent.
     */
    toKey(target: string): string | undefined {
      if (target.length > MAX_LENGTH) return undefined
      const mark = target.indexOf('?')
      const path = mark < 0 ? target : target.slice(0, mark)
      const rule = ruleOf(path)
      if (!rule) return undefined
      const { query } = rule
      if (mark < 0 || query === 'as sent') return target
      const sent = new URLSearchParams(target.slice(mark))
      return path + withRoutes(query?.(sent) ?? '', path, sent)
    },
    /** The cached pages whose path is one and the same, in the order of routes.ts. */
    pages: answering
      .filter(({ rule, isPage, names }) => rule && isPage && !names.some(isVariable))
      .map(({ names }) => `/${names.join('/')}`),
  }
}

/**
 * Finds the route that answers a path. Only routes whose first name fits are tried, the highest in rank first, and none
 * where no answer is cached.
 */
function indexByPath(routes: AnsweringRoute[]) {
  const ranked = routes.toSorted((a, b) => b.rank - a.rank)
  const firstOf = ({ names: [first = ''] }: AnsweringRoute) => first.toLowerCase()
  const listFitting = (name: string) => {
    const fitting = ranked.filter((route) => isVariable(firstOf(route)) || firstOf(route) === name)
    return fitting.some(({ rule }) => rule) ? fitting : []
  }
  const byFirstName = new Map(ranked.map((route) => [firstOf(route), listFitting(firstOf(route))]))
  const others = listFitting('')
  return (path: string) => {
    for (const route of byFirstName.get(firstNameOf(path)) ?? others)
      if (route.matches.test(path)) return route
    return undefined
  }
}

const isVariable = (name: string) => /^[:*]/.test(name)

function firstNameOf(path: string): string {
  const end = path.indexOf('/', 1)
  return (end < 0 ? path.slice(1) : path.slice(1, end)).toLowerCase()
}

/** A request for a cached page, without the parameters that its route does not declare: no loader sees them. */
export function withoutUndeclared(request: Request, keys: CacheKeys): Request {
  if (!isGetOrHead(request)) return request
  const { origin, pathname, search } = new URL(request.url)
  const key = keys.toKey(pathname + search) ?? pathname + search
  return key === pathname + search ? request : new Request(origin + key, request)
}

/** The page whose data a path asks for, or the path itself. */
function pageOf(path: string): string {
  if (!path.endsWith(DATA)) return path
  const page = path.slice(0, -DATA.length)
  return page === '/_' ? '/' : page
}

/** The router asks for the data of some routes alone, and names them. */
function withRoutes(query: string, path: string, sent: URLSearchParams): string {
  const routes = path.endsWith(DATA) && sent.get('_routes')
  if (!routes || !/^[\w/,-]+$/.test(routes)) return query
  return `${query}${query ? '&' : '?'}_routes=${encodeURIComponent(routes)}`
}

import type { ServerBuild } from 'react-router'
import { type CacheRule, readCacheRule } from './cached-route.ts'

export type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

/** A route of a build that answers requests by itself. */
export type AnsweringRoute = {
  id: string
  /** The names of its path as routes.ts writes them: `['recipes', ':slug']`. */
  names: string[]
  matches: RegExp
  /** Of several routes that match a path, the router takes the one that ranks highest. */
  rank: number
  /** How its answers are cached; undefined for a route whose answers never are. */
  rule: CacheRule | undefined
  /** Whether it has a component, and so an address for its data. */
  isPage: boolean
}

/**
 * A name in a path, as our own links write it. One that begins with a dot is part of a path's grammar, and an encoded
 * ASCII character is another spelling of an address that has its own.
 */
const NAME = String.raw`(?=[^./])[^/\\?%]*(?:%[89a-f][0-9a-f][^/\\?%]*)*`

/** The routes of a build that answer requests by themselves, in the order of routes.ts. */
export function listAnsweringRoutes(routes: Routes): AnsweringRoute[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || (route.path === undefined && !route.index)) return []
    const names = namesOf(route, routes)
    return {
      id: route.id,
      names,
      matches: new RegExp(`^${names.map(toPattern).join('') || '/'}$`, 'i'),
      rank: names.reduce((sum, name) => sum + rankOf(name), route.index ? 2 : 0),
      rule: readCacheRule(route.module.handle),
      isPage: route.module.default !== undefined,
    }
  })
}

/** The names of a route's path, those of its parents first. */
function namesOf(route: Route, routes: Routes): string[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId]
  const before = parent ? namesOf(parent, routes) : []
  return [...before, ...(route.path ?? '').split('/').filter(Boolean)]
}

function toPattern(name: string): string {
  if (name === '*') return `(?:/${NAME})*`
  if (isParameter(name)) return `/${NAME}`
  if (/^[\w-]+(\.[\w-]+)*$/.test(name)) return `/${name.replaceAll('.', String.raw`\.`)}`
  throw new RangeError(`The page cache does not know how the router matches "${name}"`)
}

/** As React Router counts (`computeScore` in its router/utils.js). */
function rankOf(name: string): number {
  if (name === '*') return -1
  return isParameter(name) ? 4 : 11
}

const isParameter = (name: string) => /^:\w+$/.test(name)

import type { LoaderFunction, LoaderFunctionArgs } from 'react-router'
import { listAnsweringRoutes, type Routes } from './answering-route.ts'
import type { CacheRule } from './cached-route.ts'

/**
 * Routes whose loaders fail when they read a parameter that the cached route does not declare. For development and tests:
 * no parameter gets there that is not declared, so the loader would find nothing and nobody would notice.
 */
export function refuseUndeclared(routes: Routes): Routes {
  const ranked = listAnsweringRoutes(routes).toSorted((a, b) => b.rank - a.rank)
  const ruleOf = (pattern: string) =>
    ranked.find(({ names }) => names.join('/') === pattern.replace(/^\//, ''))?.rule
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      const loader = route?.module.loader
      if (!route || !loader) return [id, route]
      const watched: LoaderFunction = (args) => {
        const rule = ruleOf(args.pattern)
        return loader(rule ? watch(args, rule, `app/${id}`) : args)
      }
      return [id, { ...route, module: { ...route.module, loader: watched } }]
    }),
  )
}

/** The arguments of a loader, which watch what it reads of the query. */
function watch(args: LoaderFunctionArgs, { query }: CacheRule, file: string): LoaderFunctionArgs {
  if (query === 'as sent') return args
  const declared = new Set<string>()
  query?.(new WatchedQuery(args.url.searchParams, (name) => declared.add(name)))
  const url = new URL(args.url)
  const searchParams = new WatchedQuery(url.searchParams, (name) => {
    if (declared.has(name)) return
    throw new RangeError(
      `The loader of ${file} reads the parameter "${name}", which the handle of the route at ${url.pathname} does not declare`,
    )
  })
  Object.defineProperty(url, 'searchParams', { value: searchParams })
  const request = new Request(args.request)
  Object.defineProperty(request, 'url', {
    get() {
      throw new RangeError(
        `The loader of ${file} reads request.url: what it reads of "url" is compared with its handle`,
      )
    },
  })
  return { ...args, url, request }
}

/** A query that tells which of its parameters are read. */
class WatchedQuery extends URLSearchParams {
  #onRead: (name: string) => void

  constructor(query: URLSearchParams, onRead: (name: string) => void) {
    super(query)
    this.#onRead = onRead
  }
  override get(name: string) {
    this.#onRead(name)
    return super.get(name)
  }
  override getAll(name: string) {
    this.#onRead(name)
    return super.getAll(name)
  }
  override has(name: string, value?: string) {
    this.#onRead(name)
    return super.has(name, value)
  }
}

import type { DataStrategyResult, MiddlewareFunction } from 'react-router'

/** What the router runs around each request that it makes from the browser. */
export type ClientMiddleware = MiddlewareFunction<Record<string, DataStrategyResult>>

let current: ClientMiddleware | undefined

/** Lets an area of the site decide what becomes of its screen when a request fails. Without one, the router decides. */
export function setAreaMiddleware(next: ClientMiddleware | undefined) {
  current = next
}

/** Runs around every request of the router, on public pages too: a link can lead from any screen to any page. */
export const areaMiddleware: ClientMiddleware = async (args, next) => (current ? current(args, next) : next())

import type { DataStrategyResult, MiddlewareFunction } from 'react-router'

/** What the router runs around each request that it makes from the browser. */
export type ClientMiddleware = MiddlewareFunction<Record<string, DataStrategyResult>>

let current: ClientMiddleware | undefined

/** Lets an area of the site decide what becomes of its screen when a request fails; nothing, and the router decides. */
export function setAreaMiddleware(next: ClientMiddleware | undefined) {
  current = next
}

/** Stands around every request of every page, because a screen may be left for any of them. */
export const areaMiddleware: ClientMiddleware = async (asked, next) =>
  current ? current(asked, next) : next()

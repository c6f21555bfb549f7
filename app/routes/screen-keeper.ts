import type { DataStrategyResult, MiddlewareFunction } from 'react-router'

/** What the router runs around each request that it makes from the browser. */
export type ClientMiddleware = MiddlewareFunction<Record<string, DataStrategyResult>>

let keeper: ClientMiddleware | undefined

/** Lets an area of the site decide what becomes of its screen when a request fails; nothing, and the router decides. */
export function setScreenKeeper(next: ClientMiddleware | undefined) {
  keeper = next
}

/** Stands around every request of every page, because a screen may be left for any of them. */
export const keepScreen: ClientMiddleware = async (asked, next) => (keeper ? keeper(asked, next) : next())

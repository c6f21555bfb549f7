import { z } from 'zod'

const cachedRoute = z.object({
  cache: z.strictObject({
    /**
     * Writes the query in its one form, from the parameters that the loaders read: any other is dropped before a loader
     * sees it. Without this, they read none. 'as sent': each query is an address of its own.
     */
    query: z
      .union([z.custom<QueryWriter>((value) => typeof value === 'function'), z.literal('as sent')])
      .optional(),
    /** Only addresses with such a path are cached. Without this, all that the route answers. */
    path: z.instanceof(RegExp).optional(),
    /**
     * An answer is stale when content changes, when something scheduled goes live, and besides at this moment. 'never': not
     * even when content changes.
     */
    expires: z.enum(['midnight', 'never']).optional(),
  }),
})

type QueryWriter = (sent: URLSearchParams) => string

/**
 * What a route exports as its `handle` so that its answers are cached, and shared by all visitors without a session, until
 * content changes. A route that does not say so is never cached. Its loaders read nothing of a request but the path and these parameters.
 */
export type CachedRoute = z.infer<typeof cachedRoute>

export type CacheRule = CachedRoute['cache']

/** How the route with this handle is cached; undefined for a route that never is. Throws for a rule that makes no sense. */
export function readCacheRule(handle: unknown): CacheRule | undefined {
  const declares = typeof handle === 'object' && handle !== null && 'cache' in handle
  return declares ? cachedRoute.parse(handle).cache : undefined
}

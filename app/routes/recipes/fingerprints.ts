import { databaseContext, siteContext } from '#server/context.ts'
import { listFingerprints } from '#server/data/recipes/gut.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import type { Route } from './+types/fingerprints'

export const handle = { cache: {} } satisfies CachedRoute

/** What browsers need to know of all recipes to keep a reader's own choices to themselves: one file, equal for everyone. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { now } = context.get(siteContext)
  return Response.json(await listFingerprints(context.get(databaseContext), now))
}

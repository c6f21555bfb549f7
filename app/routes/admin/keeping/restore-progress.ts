import { fetchOrNull } from '../../../ui/notice/failure.ts'
import { requireRight } from '#server/pages/guard.ts'
import { resourcesContext } from '#server/context.ts'
import type { Route } from './+types/restore-progress'

/** How far the restore is: asked for again and again while its bar is shown. */
export async function loader({ request, context }: Route.LoaderArgs) {
  requireRight(request, context, 'keep-backups')
  return { share: context.get(resourcesContext).backups.restoreShare?.() }
}

/**
 * It is asked again in a moment anyway. A restore signs everybody out: then this leads nowhere, for the answer to the restore itself
 * leads to the sign-in, and says why.
 */
export const clientLoader = async ({ serverLoader }: Route.ClientLoaderArgs) =>
  fetchOrNull(serverLoader).catch((error: unknown) => {
    if (error instanceof Response && error.headers.has('Location')) return null
    throw error
  })

/** The number alone changes: no screen is asked for anew because of it. */
export const shouldRevalidate = () => false

import { fetchOrNull } from '../../../ui/notice/failure.ts'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext, resourcesContext } from '#server/context.ts'
import { countItems } from '#server/data/imports/items.ts'
import { findImport } from '#server/data/imports/files.ts'
import type { Route } from './+types/progress'

/** How far the work on an import is: asked for again and again while its bar is shown. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = requireRight(request, context, 'write-drafts')
  const id = url.searchParams.get('import') ?? ''
  const db = context.get(databaseContext)
  const found = await findImport(db, id)
  if (found?.user_id !== user.id) return GONE
  const progress = context.get(resourcesContext).importer.progressOf(id)
  const share = progress && progress.done / Math.max(progress.total, 1)
  const { waiting } = await countItems(db, id)
  return { status: found.status, failed: found.failed, waiting, share }
}

/** It is asked again in a moment anyway. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => fetchOrNull(serverLoader)

/** Published equipment, put away in another tab, or somebody else's. */
const GONE = { status: 'ready', failed: false, waiting: 0, share: undefined } as const

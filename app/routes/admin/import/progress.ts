import { requireAdmin } from '#server/auth/guard.ts'
import { databaseContext, importerContext } from '#server/context.ts'
import { findImport } from '#server/data/imports.ts'
import type { Route } from './+types/progress'

/** How far the work on an import is: asked for again and again while its bar is shown. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const admin = requireAdmin(request, context)
  const id = url.searchParams.get('import') ?? ''
  const found = await findImport(context.get(databaseContext), id)
  if (found?.user_id !== admin.id) return { status: 'ready' as const, failed: false, share: undefined }
  const progress = context.get(importerContext).progressOf(id)
  const share = progress && progress.done / Math.max(progress.total, 1)
  return { status: found.status, failed: found.failed, share }
}

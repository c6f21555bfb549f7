import { readReviewValues } from '#domain/import/review-values.ts'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext, resourcesContext, siteContext } from '#server/context.ts'
import { authorOf } from '#server/data/changes/change.ts'
import { findImport } from '#server/data/imports/files.ts'
import { stageEdit } from '#server/import/review.ts'
import { readForm } from '#server/forms/read-form.ts'
import { positionOf } from './change-review.ts'
import type { Route } from './+types/autosave'

/** Stages an edit of the review while it is made: nothing is stored as a recipe by it. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = requireRight(request, context, 'write-drafts')
  const db = context.get(databaseContext)
  const form = await readForm(request)
  const import_id = String(form.get('import') ?? '')
  const found = await findImport(db, import_id)
  if (found?.user_id !== user.id) return new Response(null, { status: 404 })
  const isStaged = await stageEdit(
    db,
    { import_id, position: positionOf(form), typed: readReviewValues(form) },
    authorOf(user),
    context.get(siteContext).now,
    context.get(resourcesContext).importer.read,
  )
  // The browser sends it again, until a process of the newer release answers.
  return new Response(null, { status: isStaged ? 204 : 503 })
}

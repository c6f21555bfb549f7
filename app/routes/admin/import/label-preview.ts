import { href, redirect } from 'react-router'
import { readReviewValues } from '#domain/import/review-values.ts'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext, resourcesContext } from '#server/context.ts'
import { readCorrections } from '#server/data/foods/read.ts'
import { findWaitingRecipe } from '#server/data/imports/contents.ts'
import { findImport } from '#server/data/imports/files.ts'
import { previewReviewLabels } from '#server/import/review.ts'
import { readForm } from '#server/forms/read-form.ts'
import { positionOf } from './change-review.ts'
import type { Route } from './+types/label-preview'

/** Says what the lines of a review mean for its labels, while they are typed. Nothing is stored. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = requireRight(request, context, 'write-drafts')
  const db = context.get(databaseContext)
  const form = await readForm(request)
  const found = await findImport(db, String(form.get('import') ?? ''))
  const item =
    found?.user_id === user.id ? await findWaitingRecipe(db, found.id, positionOf(form)) : undefined
  // A save during the judgement is no fault of the person who typed.
  if (!item) return new Response(null, { status: 204 })
  const reading = {
    elsewhere: context.get(resourcesContext).importer.read,
    corrections: await readCorrections(db),
  }
  return Response.json(await previewReviewLabels(readReviewValues(form), item, reading))
}

/** The address is for the review alone. */
export const loader = () => redirect(href('/admin/import'))

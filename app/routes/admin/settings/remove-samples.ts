import { href, redirect } from 'react-router'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { authorOf } from '#server/data/changes/change.ts'
import { removeSamples } from '#server/data/things/remove-samples.ts'
import { redirectDocumentWith } from '#server/forms/notice.ts'
import type { Route } from './+types/remove-samples'

/** Takes away everything that came with the samples and is still as it came. Undo brings it back. */
export async function action({ request, context }: Route.ActionArgs) {
  const author = authorOf(requireRight(request, context, 'change-settings'))
  const { now } = context.get(siteContext)
  await removeSamples(context.get(databaseContext), author, now)
  const removed_at = now.toISOString()
  // The form of the settings keeps what it began with, so the page is loaded anew.
  return redirectDocumentWith(href('/admin/settings'), {
    kind: 'success',
    title: 'Samples removed',
    text: 'What you wrote or changed yourself is still there.',
    undo: { action: href('/admin/settings/samples/:removed_at/undo', { removed_at }), label: 'Undo' },
  })
}

/** The address is for the button alone. */
export const loader = () => redirect(href('/admin/settings'))

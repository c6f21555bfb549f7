import { href, redirect, redirectDocument } from 'react-router'
import { requireRight } from '#server/auth/guard.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { authorOf } from '#server/data/change.ts'
import { bringBackSamples } from '#server/data/samples/remove.ts'
import { noticeHeaders } from '#server/notice.ts'
import type { Route } from './+types/undo-samples'

/** Brings back the samples that were removed at a moment. */
export async function action({ request, params: { removed_at }, context }: Route.ActionArgs) {
  const author = authorOf(requireRight(request, context, 'change-settings'))
  const { now } = context.get(siteContext)
  const isBack = await bringBackSamples(context.get(databaseContext), removed_at, author, now)
  return redirectDocument(href('/admin/settings'), {
    headers: noticeHeaders(
      isBack
        ? { kind: 'success', title: 'Samples restored', text: 'Readers see them again.' }
        : { kind: 'destructive', title: 'Error', text: 'There is nothing to undo.' },
    ),
  })
}

/** The address is for the button alone. */
export const loader = () => redirect(href('/admin/settings'))

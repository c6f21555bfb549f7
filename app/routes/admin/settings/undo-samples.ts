import { href, redirect } from 'react-router'
import { requireRight } from '#server/auth/guard.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { authorOf } from '#server/data/change.ts'
import { bringBackSamples } from '#server/data/samples/remove.ts'
import { undone } from '../undo.ts'
import type { Route } from './+types/undo-samples'

/** Brings back the samples that were removed at a moment. */
export async function action({ request, params: { removed_at }, context }: Route.ActionArgs) {
  const author = authorOf(requireRight(request, context, 'change-settings'))
  const { now } = context.get(siteContext)
  const isBack = await bringBackSamples(context.get(databaseContext), removed_at, author, now)
  return undone(
    request,
    href('/admin/settings'),
    isBack
      ? { kind: 'success', title: 'Samples restored', text: 'Readers see them again.' }
      : { kind: 'destructive', title: 'Error', text: 'There is nothing to undo.' },
  )
}

/** The address is for the button alone. */
export const loader = () => redirect(href('/admin/settings'))

import { href, redirect } from 'react-router'
import type { Notice } from '#domain/notice.ts'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { authorOf } from '#server/data/changes/change.ts'
import { type BackSamples, bringBackSamples } from '#server/data/things/remove-samples.ts'
import { undone } from '../undo.ts'
import type { Route } from './+types/undo-samples'

const BACK: Record<BackSamples, Notice> = {
  all: { kind: 'success', title: 'Samples restored', text: 'Readers see them again.' },
  words: {
    kind: 'success',
    title: 'Words of the samples restored',
    text: 'The settings have the words of the samples again. The trash holds no sample recipes, equipment or posts any more.',
  },
}

/** Brings back the samples that were removed at a moment. */
export async function action({ request, params: { removed_at }, context }: Route.ActionArgs) {
  const author = authorOf(requireRight(request, context, 'change-settings'))
  const { now } = context.get(siteContext)
  const back = await bringBackSamples(context.get(databaseContext), removed_at, author, now)
  return undone(
    request,
    href('/admin/settings'),
    back ? BACK[back] : { kind: 'destructive', title: 'Error', text: 'There is nothing to undo.' },
  )
}

/** The address is for the button alone. */
export const loader = () => redirect(href('/admin/settings'))

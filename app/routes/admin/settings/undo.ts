import { href, redirect } from 'react-router'
import { requireRight } from '#server/auth/guard.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { undoSettings } from '#server/data/settings/write.ts'
import { undone } from '../undo.ts'
import type { Route } from './+types/undo'

/** Takes the last change of the settings back. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id: author_id } = requireRight(request, context, 'change-settings')
  const { now } = context.get(siteContext)
  const isUndone = await undoSettings(context.get(databaseContext), { author_id }, now)
  return undone(
    request,
    href('/admin/settings'),
    isUndone
      ? { kind: 'success', title: 'Settings restored', text: 'They are what they were before.' }
      : { kind: 'destructive', title: 'Error', text: 'There is nothing to undo.' },
  )
}

/** The address is for the button alone. */
export const loader = () => redirect(href('/admin/settings'))

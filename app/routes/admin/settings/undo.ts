import { href, redirect } from 'react-router'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { undoSettings } from '#server/data/settings/write.ts'
import { undone } from '../undo.ts'
import type { Route } from './+types/undo'

/** Takes a change of the settings back, while it is the last one: nobody’s later change goes with it. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { id: author_id } = requireRight(request, context, 'change-settings')
  const { now } = context.get(siteContext)
  const saved = url.searchParams.get('saved') ?? ''
  const isUndone = await undoSettings(context.get(databaseContext), saved, { author_id }, now)
  return undone(
    request,
    href('/admin/settings'),
    isUndone
      ? { kind: 'success', title: 'Settings restored', text: 'They are what they were before.' }
      : {
          kind: 'destructive',
          title: 'Nothing was undone',
          text: 'The settings were changed again since. The list of versions has what they were before.',
        },
  )
}

/** The address is for the button alone. */
export const loader = () => redirect(href('/admin/settings'))

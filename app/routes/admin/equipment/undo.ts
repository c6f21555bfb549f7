import { href, redirect } from 'react-router'
import { requireRight } from '#server/auth/guard.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { authorOf } from '#server/data/change.ts'
import { undeleteEquipment } from '#server/data/equipment/restore.ts'
import { undone } from '../undo.ts'
import type { Route } from './+types/undo'

/** Brings a deleted piece of equipment back. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const author = authorOf(requireRight(request, context, 'write-drafts'))
  const { now } = context.get(siteContext)
  const piece = await undeleteEquipment(context.get(databaseContext), params.id, author, now)
  return undone(
    request,
    href('/admin/equipment'),
    piece
      ? { kind: 'success', title: 'Equipment restored', text: `"${piece.fields.name}" is back.` }
      : { kind: 'destructive', title: 'Error', text: 'This piece can no longer be restored.' },
  )
}

/** The address is for the button alone. */
export const loader = () => redirect(href('/admin/equipment'))

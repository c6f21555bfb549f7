import { href, redirect } from 'react-router'
import { requireRight } from '#server/pages/guard.ts'
import { receiveBackup } from '#server/backups/receive-backup.ts'
import { resourcesContext } from '#server/context.ts'
import { toBackups } from './backups/answer-backups.ts'
import type { Route } from './+types/bring-backup'

/** Takes a backup from a disk of the chef, and shows what it would change. */
export async function action({ request, context }: Route.ActionArgs) {
  requireRight(request, context, 'keep-backups')
  const received = await receiveBackup(request, context.get(resourcesContext).backups.folder)
  if (!received.ok)
    return toBackups({
      kind: 'destructive',
      ...(received.reason === 'no-room' ? NO_ROOM : NOT_WHOLE),
    })
  return redirect(`${href('/admin/keeping/backups/restore')}?backup=${received.name}`)
}

/** The address is for the form alone. */
export const loader = () => redirect(href('/admin/keeping/backups'))

const NOT_WHOLE = {
  title: 'Only a part of the file arrived',
  text: 'Nothing was changed. Choose the file once more, or another one if it is empty.',
}
const NO_ROOM = {
  title: 'The disk has too little room for this file',
  text: 'Nothing was changed. Ask the person who runs the server to make room. Then choose the file once more.',
}

import { href, redirect } from 'react-router'
import { requireRight } from '#server/auth/guard.ts'
import { storeBrought } from '#server/backups/brought.ts'
import { backupsContext } from '#server/context.ts'
import { readWholeForm } from '#server/read-form.ts'
import { toBackups } from './answer-backups.ts'
import type { Route } from './+types/bring-backup'

/** Takes a backup from a disk of the chef, and shows what it would change. */
export async function action({ request, context }: Route.ActionArgs) {
  requireRight(request, context, 'keep-backups')
  const file = (await readWholeForm(request))?.get('file')
  if (!(file instanceof File) || file.size === 0)
    return toBackups({
      kind: 'destructive',
      title: 'The file did not come whole',
      text: 'Choose it once more.',
    })
  const name = await storeBrought(context.get(backupsContext).folder, file)
  return redirect(`${href('/admin/keeping/backups/restore')}?backup=${name}`)
}

/** The address is for the form alone. */
export const loader = () => redirect(href('/admin/keeping/backups'))

import { href, redirect } from 'react-router'
import { requireRight } from '#server/pages/guard.ts'
import { findBackupFile, openOnce, pathToSend } from '#server/backups/brought.ts'
import { databaseContext, resourcesContext, siteContext } from '#server/context.ts'
import { recordAccountEvent } from '#server/data/people/account-events.ts'
import { readForm } from '#server/forms/read-form.ts'
import { toBackups } from './backups/answer-backups.ts'
import { askAgain } from './links/ask-again.ts'
import type { Route } from './+types/download-backup'

/** Sends one file with everything, once the password was given anew. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = requireRight(request, context, 'keep-backups')
  const form = await readForm(request)
  const refusal = await askAgain(context, form)
  if (refusal !== undefined) return toBackups({ kind: 'destructive', title: 'Not downloaded', text: refusal })
  const { folder, run } = context.get(resourcesContext).backups
  const name = String(form.get('backup'))
  const found = await findBackupFile(folder, name)
  if (!found) return toBackups({ kind: 'destructive', title: 'This backup is not kept any more' })
  const to = pathToSend(folder)
  const joined = await run('join', { ...found, to })
  if (!joined.ok) return toBackups({ kind: 'destructive', title: 'Not downloaded', text: joined.refusal })
  const { stream, bytes } = await openOnce(to)
  const event = { kind: 'backup-downloaded', actor_id: user.id, detail: name } as const
  await recordAccountEvent(context.get(databaseContext), event, context.get(siteContext).now)
  return new Response(stream, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Length': String(bytes),
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
}

/** The address is for the form alone. */
export const loader = () => redirect(href('/admin/keeping/backups'))

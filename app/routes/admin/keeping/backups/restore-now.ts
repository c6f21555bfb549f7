import { data, href, redirect } from 'react-router'
import type { SignedInUser } from '#domain/people/session.ts'
import { findBackupFile, forgetBrought, openLocked } from '#server/backups/brought.ts'
import { endFailedRestore } from '#server/backups/end-restore.ts'
import { databaseContext, logContext, resourcesContext, siteContext } from '#server/context.ts'
import { recordAccountEvent } from '#server/data/people/account-events.ts'
import { redirectWith } from '#server/forms/notice.ts'
import { readForm } from '#server/forms/read-form.ts'
import { toBackups } from './answer-backups.ts'
import { askAgain } from '../links/ask-again.ts'
import type { Route } from '../+types/restore-backup'

/** Opens a backup that is locked, or restores the one that was shown. */
export async function actOnBackup(user: SignedInUser, args: Route.ActionArgs) {
  const form = await readForm(args.request)
  return form.has('passphrase') ? openWith(form, args) : restoreNow(user, form, args)
}

/** Nothing but this one form ever knows the passphrase. */
async function openWith(form: FormData, { url, context }: Route.ActionArgs) {
  const name = url.searchParams.get('backup') ?? ''
  const { backups } = context.get(resourcesContext)
  const joined = await openLocked(backups, name, String(form.get('passphrase')))
  if (!joined) return toBackups({ kind: 'destructive', title: 'This backup is not kept any more' })
  if (!joined.ok) return data({ refusal: joined.refusal }, { status: 422 })
  return redirect(`${href('/admin/keeping/backups/restore')}?backup=${joined.opened}`)
}

/** Restores what was shown, once the password was given anew. Whoever asked has to sign in again. */
async function restoreNow(user: SignedInUser, form: FormData, { url, context }: Route.ActionArgs) {
  const refusal = await askAgain(context, form)
  if (refusal !== undefined) return data({ refusal }, { status: 422 })
  const { folder, run } = context.get(resourcesContext).backups
  const name = url.searchParams.get('backup') ?? ''
  const found = await findBackupFile(folder, name)
  if (!found) return toBackups({ kind: 'destructive', title: 'This backup is not kept any more' })
  const choices = {
    take: form.getAll('take').map(String),
    asTheyWere: form.has('as_they_were'),
    unencrypted: url.searchParams.get('unencrypted') === 'yes',
  }
  try {
    const restored = await run('restore', { ...found, folder, ...choices, keep_id: user.id })
    if (!restored.ok) {
      await endFailedRestore(context.get(databaseContext))
      return toBackups({ ...NOT_RESTORED, text: restored.refusal })
    }
    // The backup may hold what older rules have read.
    context.get(resourcesContext).reread()
    await forgetBrought(folder, name)
    const event = { kind: 'restored', actor_id: user.id, detail: name } as const
    await recordAccountEvent(context.get(databaseContext), event, context.get(siteContext).now)
    return redirectWith(href('/auth'), {
      kind: 'success',
      title: 'Restored',
      text: 'The site is as the backup had it. Everybody was signed out, you too. The site before is kept as a backup of its own.',
    })
  } catch (error) {
    await endFailedRestore(context.get(databaseContext))
    context.get(logContext).error(error)
    return toBackups({ ...NOT_RESTORED, reason: 'The server could not do it. Its log says why.' })
  }
}

const NOT_RESTORED = { kind: 'destructive', title: 'Not restored. Nothing was changed.' } as const

import { data, href, type RouterContextProvider } from 'react-router'
import { toLinkCode } from '#domain/people/set-up-schema.ts'
import { tryCode } from '#server/pages/hash-for-code.ts'
import { hashToken } from '#server/auth/sessions.ts'
import { BAD_CODE, isSetUpToken } from '#server/auth/set-up.ts'
import { findBackupFile, forgetBrought, openLocked } from '#server/backups/brought.ts'
import { endFailedRestore } from '#server/backups/end-restore.ts'
import type { BackupNeed } from '#server/backups/orders.ts'
import { receiveBackup } from '#server/backups/receive-backup.ts'
import type { Summary } from '#server/backups/summary.ts'
import { databaseContext, logContext, resourcesContext, siteContext } from '#server/context.ts'
import { recordAccountEvent } from '#server/data/people/account-events.ts'
import { redirectWith } from '#server/forms/notice.ts'
import { readForm } from '#server/forms/read-form.ts'

type Context = Readonly<RouterContextProvider>

const REFUSALS = {
  'not-whole': 'Only a part of the file arrived. Choose the file once more, or another one if it is empty.',
  'no-room': 'The disk of this machine has too little room for the file.',
  'not-allowed': BAD_CODE,
}
const GONE = 'The file is not there any more. Choose it once more.'

/** Takes the file, once its code is known to be good, and says what it holds. */
export async function takeFile(request: Request, context: Context) {
  let tried: Awaited<ReturnType<typeof checkCode>> | undefined
  const received = await receiveBackup(
    request,
    context.get(resourcesContext).backups.folder,
    async (fields) => {
      tried = await checkCode(context, codeOf(fields.get('code')))
      return tried.ok
    },
  )
  if (tried && !tried.ok) return refuse(tried.errors, tried.status)
  if (!received.ok) return refuse({ file: REFUSALS[received.reason] })
  return summarise(context, { code: codeOf(received.fields.get('code')), name: received.name })
}

/** Puts the file in the place of the empty site, with those who were ticked. */
export async function bringBack(request: Request, context: Context) {
  const form = await readForm(request)
  const [code, name] = [codeOf(form.get('code')), String(form.get('backup') ?? '')]
  const tried = await checkCode(context, code)
  if (!tried.ok) return refuse(tried.errors, tried.status)
  const { folder, run } = context.get(resourcesContext).backups
  const found = await findBackupFile(folder, name)
  if (!found) return refuse({ file: GONE })
  const take = form.getAll('take').map(String)
  const unencrypted = form.get('unencrypted') === 'yes'
  // The summary comes first: this was a word about the file, and not yet the wish to restore it.
  if (form.get('intent') === 'look') return summarise(context, { code, name, unencrypted })
  const passphrase = form.get('passphrase')
  if (typeof passphrase === 'string') return openWith(context, { code, name, passphrase })
  try {
    const restored = await run('restore', {
      ...found,
      folder,
      take,
      unencrypted,
      set_up_hash: hashToken(code),
    })
    if (!restored.ok) {
      await endFailedRestore(context.get(databaseContext))
      return await summarise(context, { code, name, unencrypted }, { take: restored.refusal })
    }
  } catch (error) {
    await endFailedRestore(context.get(databaseContext))
    context.get(logContext).error(error)
    return refuse({ file: 'The server could not do it. Nothing was changed. Its log says why.' }, 500)
  }
  // The backup may hold what older rules have read.
  context.get(resourcesContext).reread()
  await forgetBrought(folder, name)
  const { now } = context.get(siteContext)
  await recordAccountEvent(context.get(databaseContext), { kind: 'restored', detail: name }, now)
  return redirectWith(href('/auth'), DONE)
}

const DONE = {
  kind: 'success',
  title: 'Your site is back.',
  text: 'Readers see it now. Sign in with your old password. The set-up page does not work again.',
} as const

async function summarise(
  context: Context,
  { code, name, unencrypted = false }: { code: string; name: string; unencrypted?: boolean },
  errors: Errors = {},
) {
  const { folder, run } = context.get(resourcesContext).backups
  const found = await findBackupFile(folder, name)
  if (!found) return refuse({ file: GONE })
  const looked = await run('inspect', { ...found, unencrypted })
  if (looked.ok)
    return data(
      { ...NOTHING, code, name, unencrypted, summary: looked.answer, errors },
      { status: errors.take ? 422 : 200 },
    )
  if (looked.needs) return data({ ...NOTHING, code, name, needs: looked.needs, errors })
  await forgetBrought(folder, name)
  return refuse({ file: `${looked.refusal} Nothing was changed.` })
}

/** Nothing but this one form ever knows the passphrase. */
async function openWith(
  context: Context,
  { code, name, passphrase }: { code: string; name: string; passphrase: string },
) {
  const { backups } = context.get(resourcesContext)
  const joined = await openLocked(backups, name, passphrase)
  if (!joined) return refuse({ file: GONE })
  if (joined.ok) return summarise(context, { code, name: joined.opened })
  const { needs, refusal } = joined
  if (needs === 'passphrase')
    return data({ ...NOTHING, code, name, needs, errors: { passphrase: refusal } }, { status: 422 })
  await forgetBrought(backups.folder, name)
  return refuse({ file: refusal })
}

const codeOf = (sent: unknown) => (typeof sent === 'string' ? toLinkCode(sent) : '')

async function checkCode(context: Context, code: string) {
  const db = context.get(databaseContext)
  const { now } = context.get(siteContext)
  return tryCode(context, async () => ((await isSetUpToken(db, code, now)) ? true : undefined), BAD_CODE)
}

type Errors = { code?: string; file?: string; take?: string; passphrase?: string }

const NOTHING: {
  code: string
  name: string
  unencrypted: boolean
  summary: Summary | undefined
  /** What somebody has to give before the file is looked into. */
  needs: BackupNeed | undefined
} = { code: '', name: '', unencrypted: false, summary: undefined, needs: undefined }

const refuse = (errors: Errors, status = 422) => data({ ...NOTHING, errors }, { status })

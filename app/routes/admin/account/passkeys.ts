import { NewPasskeyAnswer, PasskeyName } from '#domain/people/passkey-schema.ts'
import { PasswordForm } from '#domain/people/account-schema.ts'
import { requireRight } from '#server/pages/guard.ts'
import { addPasskey, createRegistrationOptions } from '#server/auth/passkeys.ts'
import { passwordRefusal } from '#server/auth/prove-again.ts'
import { deleteOtherSessions } from '#server/data/people/sessions.ts'
import { noticeHeaders } from '#server/forms/notice.ts'
import { readForm } from '#server/forms/read-form.ts'
import { openAccountRequest } from './account-request.ts'
import type { Route } from './+types/passkeys'

/**
 * Makes a passkey in two steps, because the browser has to ask its owner in between: with the password, it tells what
 * the browser needs; with the browser's answer, it stores the passkey.
 */
export async function action({ request, context }: Route.ActionArgs) {
  requireRight(request, context, 'keep-account')
  const account = openAccountRequest(request, context)
  const { db, viewer, siteName, now } = account
  const site = { origin: new URL(request.url).origin, siteName, now }
  const fields = Object.fromEntries(await readForm(request))

  const name = PasskeyName.safeParse(fields.name)
  if (!name.success) return refuse('name', name.error.issues[0]?.message ?? '')
  const answer = typeof fields.answer === 'string' ? readAnswer(fields.answer) : undefined
  if (answer === undefined) {
    const password = PasswordForm.safeParse(fields)
    if (!password.success) return refuse('current', password.error.issues[0]?.message ?? '')
    const refusal = await passwordRefusal(db, viewer, password.data.current, account)
    if (refusal) return refuse('current', refusal)
    return Response.json(await createRegistrationOptions(db, viewer.user, site))
  }
  if (!answer || !(await addPasskey(db, viewer.user, { name: name.data, answer }, site)))
    return refuse('name', 'The passkey could not be stored. Please try again.')
  await deleteOtherSessions(db, viewer.user.id, viewer.sessionId)
  const headers = noticeHeaders({
    kind: 'success',
    title: 'Passkey stored',
    text: 'Every other device is signed out.',
  })
  return Response.json({}, { headers })
}

function readAnswer(text: string): NewPasskeyAnswer | null {
  try {
    return NewPasskeyAnswer.safeParse(JSON.parse(text)).data ?? null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

const refuse = (field: 'name' | 'current', message: string) =>
  Response.json({ errors: { [field]: message } }, { status: 422 })

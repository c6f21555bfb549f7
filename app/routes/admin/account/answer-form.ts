import { data, type RouterContextProvider } from 'react-router'
import { ChangePasswordForm, ItemForm, NameForm } from '#domain/people/account-schema.ts'
import { hashPassword } from '#server/auth/password.ts'
import { passwordProblem } from '#server/auth/password-rules.ts'
import { passwordRefusal } from '#server/auth/prove-again.ts'
import { BUSY } from '#server/auth/sign-in.ts'
import { deletePasskey } from '#server/data/people/passkeys.ts'
import { deleteOtherSessions, deleteSessionOf } from '#server/data/people/sessions.ts'
import { updateName, updatePassword } from '#server/data/people/users.ts'
import { parseForm, type FormErrors } from '#server/forms/form-errors.ts'
import { readForm } from '#server/forms/read-form.ts'
import { invalid } from '#server/forms/responses.ts'
import {
  confirmSecondFactor,
  dropSecondFactor,
  offerSecondFactor,
  renewCodes,
  withdrawOffer,
} from './answer-second-factor.ts'
import { done, openAccountRequest, type AccountRequest } from './account-request.ts'

/** Which form it is stands in its field `form`. */
export async function answerForm(request: Request, context: Readonly<RouterContextProvider>) {
  const account = openAccountRequest(request, context)
  const fields = Object.fromEntries(await readForm(request))
  if (fields.form === 'name') return changeName(account, fields)
  if (fields.form === 'password') return changePassword(account, fields)
  if (fields.form === 'session') return endSession(account, fields)
  if (fields.form === 'totp-offer') return offerSecondFactor(account, fields)
  if (fields.form === 'totp-leave') return withdrawOffer(account)
  if (fields.form === 'totp-confirm') return confirmSecondFactor(account, fields)
  if (fields.form === 'totp-off') return dropSecondFactor(account, fields)
  if (fields.form === 'recovery') return renewCodes(account, fields)
  if (fields.form === 'passkey') return removePasskey(account, fields)
  throw data(null, { status: 400 })
}

async function changeName({ db, viewer }: AccountRequest, fields: object) {
  const parsed = parseForm(NameForm, fields)
  if (!parsed.ok) return invalid({ form: 'name' }, parsed.errors)
  const { name } = parsed.fields
  await updateName(db, viewer.user.id, name)
  return done(
    name ? { title: 'Name saved', text: `Your name here is ${name} now.` } : { title: 'Name removed' },
  )
}

async function changePassword(account: AccountRequest, fields: object) {
  const { db, viewer, siteName, hashing } = account
  const { email } = viewer.user
  const refuse = (errors: FormErrors) => invalid({ form: 'password' }, errors)
  const parsed = parseForm(ChangePasswordForm, fields)
  if (!parsed.ok) return refuse(parsed.errors)
  const { current, password } = parsed.fields
  const refusal = await passwordRefusal(db, viewer, current, account)
  if (refusal) return refuse({ current: refusal })
  const problem = await passwordProblem(password, { email, siteName })
  if (problem) return refuse({ password: problem })
  const hashed = await hashing.run(async () => hashPassword(password))
  if (!hashed) return refuse({ password: BUSY.message })
  await updatePassword(db, email, hashed.value, viewer.sessionId)
  return done({ title: 'Password changed', text: 'Every other device is signed out.' })
}

async function endSession({ db, viewer }: AccountRequest, fields: object) {
  const parsed = parseForm(ItemForm, fields)
  if (parsed.ok) await deleteSessionOf(db, viewer.user.id, parsed.fields.id)
  return done({ title: 'Session ended', text: 'That device has to sign in again.' })
}

async function removePasskey({ db, viewer }: AccountRequest, fields: object) {
  const { id } = viewer.user
  const parsed = parseForm(ItemForm, fields)
  if (parsed.ok && (await deletePasskey(db, id, parsed.fields.id)))
    await deleteOtherSessions(db, id, viewer.sessionId)
  return done({ title: 'Passkey removed', text: 'Every other device is signed out.' })
}

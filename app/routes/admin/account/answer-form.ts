import { data, redirect, type RouterContextProvider } from 'react-router'
import { ChangePasswordForm, EndSessionForm } from '#domain/account-schema.ts'
import type { Notice } from '#domain/notice.ts'
import { requireViewer } from '#server/auth/guard.ts'
import { hashPassword } from '#server/auth/password.ts'
import { passwordProblem } from '#server/auth/password-rules.ts'
import { passwordRefusal } from '#server/auth/prove-again.ts'
import { databaseContext, signInContext, siteContext } from '#server/context.ts'
import type { Database } from '#server/data/database.ts'
import { deleteSessionOf, type Viewer } from '#server/data/sessions.ts'
import { updatePassword } from '#server/data/users.ts'
import { parseForm, type FormErrors } from '#server/form-errors.ts'
import type { Gate } from '#server/auth/gate.ts'
import { noticeHeaders } from '#server/notice.ts'
import { invalid } from '#server/responses.ts'

/** What every form of this screen needs. */
type Desk = { db: Database; viewer: Viewer; siteName: string; now: Date; gate: Gate }

/** Which form it is stands in its field `form`. */
export async function answerForm(request: Request, context: Readonly<RouterContextProvider>) {
  const viewer = requireViewer(request, context)
  const { siteName, now } = context.get(siteContext)
  const { gate } = context.get(signInContext)
  const desk = { db: context.get(databaseContext), viewer, siteName, now, gate }
  const fields = Object.fromEntries(await request.formData())
  if (fields.form === 'password') return changePassword(desk, fields)
  if (fields.form === 'session') return endSession(desk, fields)
  throw data(null, { status: 400 })
}

async function changePassword(desk: Desk, fields: object) {
  const { db, viewer, siteName } = desk
  const { email } = viewer.user
  const refuse = (errors: FormErrors) => invalid({ form: 'password' }, errors)
  const parsed = parseForm(ChangePasswordForm, fields)
  if (!parsed.ok) return refuse(parsed.errors)
  const { current, password } = parsed.fields
  const refusal = await passwordRefusal(db, viewer, current, desk)
  if (refusal) return refuse({ current: refusal })
  const problem = passwordProblem(password, { email, siteName })
  if (problem) return refuse({ password: problem })
  await updatePassword(db, email, await hashPassword(password), viewer.sessionId)
  return done({ title: 'Password changed', text: 'Every other device is signed out.' })
}

async function endSession({ db, viewer }: Desk, fields: object) {
  const parsed = parseForm(EndSessionForm, fields)
  if (parsed.ok) await deleteSessionOf(db, viewer.user.id, parsed.fields.id)
  return done({ title: 'Session ended', text: 'That device has to sign in again.' })
}

const done = (notice: Omit<Notice, 'kind'>) =>
  redirect('/admin/account', { headers: noticeHeaders({ kind: 'success', ...notice }) })

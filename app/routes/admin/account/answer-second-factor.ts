import { data } from 'react-router'
import { CodeForm, PasswordForm } from '#domain/people/account-schema.ts'
import { passwordRefusal } from '#server/auth/prove-again.ts'
import { confirmOffer, offerTotp, renewRecoveryCodes } from '#server/auth/second-factor.ts'
import { forgetGuesses, takeGuess } from '#server/auth/guess-limits.ts'
import { tooMany } from '#server/auth/sign-in.ts'
import { deleteSecondFactor, withdrawTotpOffer } from '#server/data/people/second-factors.ts'
import { deleteOtherSessions } from '#server/data/people/sessions.ts'
import { parseForm } from '#server/forms/form-errors.ts'
import { invalid } from '#server/forms/responses.ts'
import { done, type AccountRequest } from './account-request.ts'

/** Offers a secret for an app. */
export async function offerSecondFactor(account: AccountRequest, fields: object) {
  const refused = await refuseWithoutPassword(account, 'totp-offer', fields)
  if (refused) return refused
  await offerTotp(account.db, account.viewer.user.id)
  return done({ title: 'Scan the code with your app', text: 'Then enter the code that the app shows.' })
}

/** Leaves it off after all. Nothing is asked: what was offered opened nothing. */
export async function withdrawOffer({ db, viewer }: AccountRequest) {
  await withdrawTotpOffer(db, viewer.user.id)
  return done({
    title: 'Second factor left off',
    text: 'If you scanned the code, remove its entry from your app.',
  })
}

/** Switches it on with the app's first code. Sessions that began without it end. */
export async function confirmSecondFactor({ db, viewer, now }: AccountRequest, fields: object) {
  const { id } = viewer.user
  const guesses = `first-code:${viewer.sessionId}` as const
  const refuse = (code: string) => invalid({ form: 'totp-confirm' }, { code })
  const parsed = parseForm(CodeForm, fields)
  if (!parsed.ok) return invalid({ form: 'totp-confirm' }, parsed.errors)
  const wait = await takeGuess(db, guesses, now)
  if (wait > 0) return refuse(tooMany(wait).message)
  const recoveryCodes = await confirmOffer(db, { user_id: id, code: parsed.fields.code }, now)
  if (!recoveryCodes)
    return refuse('The code is wrong. Check the clock of your phone, then enter the next code.')
  await forgetGuesses(db, [guesses], now)
  await deleteOtherSessions(db, id, viewer.sessionId)
  return shown(recoveryCodes)
}

export async function dropSecondFactor(account: AccountRequest, fields: object) {
  const refused = await refuseWithoutPassword(account, 'totp-off', fields)
  if (refused) return refused
  const { db, viewer } = account
  await deleteSecondFactor(db, viewer.user.id)
  await deleteOtherSessions(db, viewer.user.id, viewer.sessionId)
  return done({ title: 'Second factor switched off', text: 'Every other device is signed out.' })
}

export async function renewCodes(account: AccountRequest, fields: object) {
  const refused = await refuseWithoutPassword(account, 'recovery', fields)
  if (refused) return refused
  return shown(await renewRecoveryCodes(account.db, account.viewer.user.id, account.now))
}

/** Answers the form with what is wrong, unless the password in it is right. */
async function refuseWithoutPassword(account: AccountRequest, form: string, fields: object) {
  const parsed = parseForm(PasswordForm, fields)
  if (!parsed.ok) return invalid({ form }, parsed.errors)
  const refusal = await passwordRefusal(account.db, account.viewer, parsed.fields.current, account)
  return refusal ? invalid({ form }, { current: refusal }) : undefined
}

/** Recovery codes are in this one answer and nowhere else. */
const shown = (recoveryCodes: string[]) =>
  data({ values: { form: 'shown' }, errors: {}, recoveryCodes }, { status: 200 })

import { formatCount } from 'recipe-basics/text/format-number'
import type { Role } from './rights.ts'

/** What opens an account, and what it may do. */
export type AccountAccess = {
  role: Role | null
  /** By id, with their names. */
  passkeys: { id: string; name: string }[]
  hasSecondFactor: boolean
  recoveryCodes: number
}

/** An account here (`now`) beside the one with its address in a backup (`then`), where there are both. */
export type ComparedAccount = {
  email: string
  name: string | null
  now?: AccountAccess | undefined
  then?: AccountAccess | undefined
  /** The backup has another password, another secret of the second factor, or other recovery codes. */
  hasOtherPassword: boolean
  hasOtherSecondFactor: boolean
  hasOtherRecoveryCodes: boolean
}

/** What decides which accounts come: who made the backup, whether the site has accounts, and the choice of the person who restores. */
export type AccountRule = {
  isOwn: boolean
  isNew: boolean
  asTheyWere?: boolean
  /** The addresses of accounts that somebody has named, once that is known. */
  chosen?: readonly string[]
}

/** What becomes of one account. `if-chosen`: it comes without passkeys and second factor, and only when somebody names it. */
export type AccountOutcome = 'stays' | 'comes' | 'if-chosen' | 'stays-removed' | 'goes'

/** What becomes of an account in a restore. */
export function findOutcome({ now, then }: ComparedAccount, rule: AccountRule): AccountOutcome {
  if (rule.isOwn && rule.asTheyWere) return then ? 'comes' : 'goes'
  if (now) return 'stays'
  if (!rule.isOwn) return 'if-chosen'
  return rule.isNew ? 'comes' : 'stays-removed'
}

/** What comes of an account with a backup and what does not, as sentences. */
export function describeOutcome(account: ComparedAccount, rule: AccountRule): string {
  const { then } = account
  const outcome = findOutcome(account, rule)
  if (outcome === 'stays') return 'Stays as it is now. Nothing of it comes from the backup.'
  if (outcome === 'goes') return 'Goes: the backup does not have it.'
  if (outcome === 'stays-removed') return 'Stays removed. Nothing of it comes from the backup.'
  const secrets = listSecrets(then)
  const role = then?.role ? `its role (${then.role})` : 'no role'
  if (outcome === 'comes') return `Comes with ${joinWords([role, 'its password', ...secrets])}.`
  if (rule.chosen && !rule.chosen.includes(account.email)) return 'Does not come: nobody chose it.'
  const left =
    secrets.length > 0
      ? `What does not come: ${joinWords(secrets)}.`
      : 'The backup has no passkey and no second factor of it.'
  return `Comes with ${role} and its password${rule.chosen ? '' : ', if you choose it'}. ${left}`
}

function listSecrets(access: AccountAccess | undefined): string[] {
  if (!access) return []
  const { passkeys, hasSecondFactor, recoveryCodes } = access
  return [
    ...(passkeys.length > 0 ? [formatCount(passkeys.length, 'passkey')] : []),
    ...(hasSecondFactor ? ['its second factor'] : []),
    ...(recoveryCodes > 0 ? [formatCount(recoveryCodes, 'recovery code')] : []),
  ]
}

/**
 * What it means that accounts become as a backup has them, a sentence for each account and change. The account of the
 * `asker` is not taken away.
 */
export function listConsequences(
  accounts: readonly ComparedAccount[],
  { asker, endedPreviewLinks = 0 }: { asker?: string | undefined; endedPreviewLinks?: number } = {},
): string[] {
  const changes = accounts
    .filter(({ email, then }) => then !== undefined || email !== asker)
    .flatMap((account) => consequencesOf(account))
  if (endedPreviewLinks === 0) return changes
  return [
    ...changes,
    endedPreviewLinks === 1
      ? 'A preview link that was ended works again.'
      : `${endedPreviewLinks} preview links that were ended work again.`,
  ]
}

function consequencesOf({
  email,
  now,
  then,
  hasOtherPassword,
  hasOtherSecondFactor,
  hasOtherRecoveryCodes,
}: ComparedAccount): string[] {
  if (!then) return [`${email} is removed: the backup is older than this account.`]
  if (!now)
    return [
      `${email} was removed, and can sign in again${then.role ? ` as an ${then.role}` : ''}, with ${joinWords(['the old password', ...listSecrets(then)])}.`,
    ]
  const known = new Set(now.passkeys.map(({ id }) => id))
  const kept = new Set(then.passkeys.map(({ id }) => id))
  return [
    now.role !== then.role && sayRole(email, then.role),
    hasOtherPassword && `The password of ${email} becomes the older one.`,
    ...then.passkeys
      .filter(({ id }) => !known.has(id))
      .map(({ name }) => `The passkey “${name}” of ${email}, which was removed, works again.`),
    ...now.passkeys
      .filter(({ id }) => !kept.has(id))
      .map(({ name }) => `The passkey “${name}” of ${email} works no longer: the backup is older.`),
    saySecondFactor(email, now, then, hasOtherSecondFactor),
    hasOtherRecoveryCodes && sayRecoveryCodes(email, then.recoveryCodes),
  ].filter((change) => typeof change === 'string')
}

const sayRole = (email: string, role: Role | null) =>
  role ? `${email} becomes an ${role} again.` : `${email} loses its role.`

function saySecondFactor(
  email: string,
  now: AccountAccess,
  then: AccountAccess,
  hasOther: boolean,
): string | false {
  if (now.hasSecondFactor && !then.hasSecondFactor)
    return `The second factor of ${email} is switched off: the backup has none.`
  if (!now.hasSecondFactor && then.hasSecondFactor)
    return `The second factor of ${email}, which was switched off, is on again.`
  return hasOther && `The second factor of ${email} becomes the older one.`
}

const sayRecoveryCodes = (email: string, older: number) =>
  older === 0
    ? `The recovery codes of ${email} work no longer: the backup has none.`
    : `${formatCount(older, 'older recovery code')} of ${email} can be used again, and newer ones cannot.`

const joinWords = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

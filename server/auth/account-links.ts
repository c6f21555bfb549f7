import { randomBytes } from 'node:crypto'
import type { Role } from '#domain/people/rights.ts'
import type { Database } from '../data/database/database.ts'
import { recordAccountEvent } from '../data/people/account-events.ts'
import { findAccountLink, insertAccountLink, takeAccountLink } from '../data/people/account-links.ts'
import { deletePasskeysBut } from '../data/people/passkeys.ts'
import { deleteSecondFactor } from '../data/people/second-factors.ts'
import { findUser, insertUser, isEmailTaken, updatePassword } from '../data/people/users.ts'
import { hashToken } from './sessions.ts'

const INVITATION_MS = 7 * 24 * 60 * 60 * 1000
const RESET_MS = 24 * 60 * 60 * 1000
const TOKEN_BYTES = 24

/** A token that is in this answer and nowhere else, and the moment at which it ends (ISO 8601). */
export type MadeLink = { token: string; expires_at: string }

/** A token that makes its bearer an account with this role: once, within seven days. */
export async function makeInvitation(
  db: Database,
  invitation: { role: Role; note: string; made_by: string },
  now: Date,
): Promise<MadeLink> {
  const { token, token_hash, expires_at } = newToken(INVITATION_MS, now)
  await insertAccountLink(db, { kind: 'invitation', token_hash, expires_at, ...invitation }, now)
  return { token, expires_at }
}

type NewReset = { user_id: string; made_by: string; kept_passkeys?: string[]; drops_second_factor?: boolean }

/**
 * A token that gives an account a new password: once, within 24 hours. It ends every older one of the account. Passkeys go with
 * the old password, but for those named; the second factor stays unless it is to go.
 */
export async function makeReset(
  db: Database,
  { kept_passkeys = [], drops_second_factor = false, ...reset }: NewReset,
  now: Date,
): Promise<MadeLink> {
  const { token, token_hash, expires_at } = newToken(RESET_MS, now)
  const leaves = { kept_passkeys, drops_second_factor }
  await insertAccountLink(db, { kind: 'reset', token_hash, expires_at, ...reset, ...leaves }, now)
  return { token, expires_at }
}

/** Whether an invitation is still good. */
export const isInvitation = async (db: Database, token: string, now: Date) =>
  (await findAccountLink(db, 'invitation', hashToken(token), now)) !== undefined

type NewAccount = { token: string; name: string; email: string; password_hash: string }

/** Makes the account of an invitation and answers its id: once. Where the e-mail address is taken, the invitation stays. */
export async function acceptInvitation(
  db: Database,
  { token, ...account }: NewAccount,
  now: Date,
): Promise<{ ok: true; user_id: string } | { ok: false; reason: 'ended' | 'taken' }> {
  return db.transaction().execute(async (db) => {
    const token_hash = hashToken(token)
    // Only who shows a good link learns whether an address has an account.
    const isGood = (await findAccountLink(db, 'invitation', token_hash, now)) !== undefined
    if (isGood && (await isEmailTaken(db, account.email))) return { ok: false, reason: 'taken' }
    const link = await takeAccountLink(db, 'invitation', token_hash, now)
    const user_id = link && (await insertUser(db, { ...account, role: link.role }, now))
    if (user_id)
      await recordAccountEvent(
        db,
        { kind: 'joined', account_id: user_id, detail: link.role ?? undefined },
        now,
      )
    return user_id ? { ok: true, user_id } : { ok: false, reason: 'ended' }
  })
}

/** The account that a reset link opens; undefined when it has ended. */
export async function findReset(db: Database, token: string, now: Date) {
  const link = await findAccountLink(db, 'reset', hashToken(token), now)
  return link?.user_id ? findUser(db, link.user_id) : undefined
}

/**
 * Gives the account of a reset link a new password, ends its sessions, and takes away what the link does not leave: once.
 * Answers how many passkeys are gone; undefined when the link has ended.
 */
export async function spendReset(
  db: Database,
  { token, password_hash }: { token: string; password_hash: string },
  now: Date,
): Promise<number | undefined> {
  return db.transaction().execute(async (db) => {
    const link = await takeAccountLink(db, 'reset', hashToken(token), now)
    const user = link?.user_id ? await findUser(db, link.user_id) : undefined
    if (!link || !user || !(await updatePassword(db, user.email, password_hash))) return undefined
    const removed = await deletePasskeysBut(db, user.id, JSON.parse(link.kept_passkeys))
    if (link.drops_second_factor === 1) await deleteSecondFactor(db, user.id)
    await recordAccountEvent(db, { kind: 'reset', account_id: user.id }, now)
    return removed
  })
}

function newToken(lasts_ms: number, now: Date) {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, token_hash: hashToken(token), expires_at: new Date(now.getTime() + lasts_ms).toISOString() }
}

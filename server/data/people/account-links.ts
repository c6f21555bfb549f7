import type { Role } from '#domain/people/rights.ts'
import type { Database } from '../database/database.ts'
import type { Schema } from '../tables/schema.ts'
import { canBeStored } from '../columns/stored-text.ts'

type Kind = Schema['account_links']['kind']

type NewLink = { token_hash: string; made_by: string; expires_at: string } & (
  | { kind: 'invitation'; role: Role; note: string }
  | { kind: 'reset'; user_id: string; kept_passkeys: string[]; drops_second_factor: boolean }
)

/** An invitation that nobody has used yet. */
export type Invitation = {
  id: string
  note: string | null
  role: Role | null
  made_by: string
  created_at: string
  expires_at: string
}

/** Stores a link, and deletes those that are over. A reset link ends every older one of its account. */
export async function insertAccountLink(db: Database, link: NewLink, now: Date): Promise<void> {
  await db.transaction().execute(async (db) => {
    await db.deleteFrom('account_links').where('expires_at', '<=', now.toISOString()).execute()
    const isReset = link.kind === 'reset'
    if (isReset) await db.deleteFrom('account_links').where('user_id', '=', link.user_id).execute()
    await db
      .insertInto('account_links')
      .values({
        id: crypto.randomUUID(),
        token_hash: link.token_hash,
        kind: link.kind,
        role: isReset ? null : link.role,
        note: isReset ? null : link.note,
        user_id: isReset ? link.user_id : null,
        kept_passkeys: JSON.stringify(isReset ? link.kept_passkeys : []),
        drops_second_factor: isReset && link.drops_second_factor ? 1 : 0,
        made_by: link.made_by,
        created_at: now.toISOString(),
        expires_at: link.expires_at,
      })
      .execute()
  })
}

/** A link that is still good, or undefined. It stays. */
export async function findAccountLink(db: Database, kind: Kind, token_hash: string, now: Date) {
  return goodLinks(db, kind, now).where('link.token_hash', '=', token_hash).executeTakeFirst()
}

/** Uses a link up. Of any number of requests at once, one gets it; undefined for all others. */
export async function takeAccountLink(db: Database, kind: Kind, token_hash: string, now: Date) {
  const link = await findAccountLink(db, kind, token_hash, now)
  if (!link) return undefined
  const taken = await db
    .deleteFrom('account_links')
    .where('id', '=', link.id)
    .returning('id')
    .executeTakeFirst()
  return taken && link
}

/** The invitations that are open, the newest first. `made_by` is a name. */
export async function listInvitations(db: Database, now: Date): Promise<Invitation[]> {
  const rows = await goodLinks(db, 'invitation', now).orderBy('link.created_at', 'desc').execute()
  return rows.map(({ id, note, role, maker_name, maker_email, created_at, expires_at }) => ({
    ...{ id, note, role, created_at, expires_at },
    made_by: maker_name ?? maker_email,
  }))
}

/** Takes an invitation back. Answers for whom it was; undefined when it is used, over or unknown. */
export async function deleteInvitation(db: Database, id: string): Promise<string | undefined> {
  if (!canBeStored(id)) return undefined
  const row = await db
    .deleteFrom('account_links')
    .where('id', '=', id)
    .where('kind', '=', 'invitation')
    .returning('note')
    .executeTakeFirst()
  return row && (row.note ?? '')
}

/** A link ends with the role of who made it. */
const goodLinks = (db: Database, kind: Kind, now: Date) =>
  db
    .selectFrom('account_links as link')
    .innerJoin('users as maker', 'maker.id', 'link.made_by')
    .select(['link.id', 'link.note', 'link.role', 'link.user_id', 'link.created_at', 'link.expires_at'])
    .select(['link.kept_passkeys', 'link.drops_second_factor'])
    .select(['maker.name as maker_name', 'maker.email as maker_email'])
    .where('link.kind', '=', kind)
    .where('link.expires_at', '>', now.toISOString())
    .where('maker.is_admin', '=', 1)

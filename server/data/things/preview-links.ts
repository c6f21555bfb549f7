import type { PreviewKind } from '#domain/publishing/preview.ts'
import type { Database } from '../database/database.ts'
import { canBeStored } from '../columns/stored-text.ts'

/** What a link shows. Its snapshot is JSON text whose shape belongs to the kind; null for the newest saved state. */
type Shown = { kind: PreviewKind; target_id: string; snapshot: string | null }

type NewLink = Shown & {
  token_hash: string
  /** For whom it is. */
  note: string | null
  /** It works while this account has a role. Null where it is not known. */
  made_by: string | null
  /** ISO 8601. */
  expires_at: string
}

/** A preview link in the list of a thing. */
export type PreviewLink = {
  id: string
  note: string | null
  isNewest: boolean
  created_at: string
  expires_at: string
}

/** Stores a preview link, and deletes those that are over. */
export async function insertPreviewLink(db: Database, link: NewLink, now: Date): Promise<void> {
  await db.deleteFrom('preview_links').where('expires_at', '<=', now.toISOString()).execute()
  const { token_hash, kind, target_id, note, made_by, snapshot, expires_at } = link
  const row = { token_hash, kind, target_id, note, made_by, snapshot, expires_at }
  await db
    .insertInto('preview_links')
    .values({ id: crypto.randomUUID(), ...row, created_at: now.toISOString() })
    .execute()
}

/** The links of a thing that still work, the newest first. */
export async function listPreviewLinks(
  db: Database,
  kind: PreviewKind,
  target_id: string,
  now: Date,
): Promise<PreviewLink[]> {
  if (!canBeStored(target_id)) return []
  const rows = await workingLinks(db, now)
    .select(['link.id', 'link.note', 'link.created_at', 'link.expires_at'])
    .select((link) => link.eb('link.snapshot', 'is', null).as('isNewest'))
    .where('link.kind', '=', kind)
    .where('link.target_id', '=', target_id)
    .orderBy('link.created_at', 'desc')
    .orderBy('link.id')
    .execute()
  // SQLite answers 1 and 0.
  return rows.map((row) => ({ ...row, isNewest: Boolean(row.isNewest) }))
}

/** The link with this token, while it works. What it shows may be deleted. */
export async function findPreviewLink(
  db: Database,
  token_hash: string,
  now: Date,
): Promise<(Shown & { created_at: string; expires_at: string }) | undefined> {
  return workingLinks(db, now)
    .select(['link.kind', 'link.target_id', 'link.snapshot', 'link.created_at', 'link.expires_at'])
    .where('link.token_hash', '=', token_hash)
    .executeTakeFirst()
}

/** The thing that a link leads to. */
export async function findLinkTarget(
  db: Database,
  id: string,
): Promise<{ kind: PreviewKind; id: string } | undefined> {
  if (!canBeStored(id)) return undefined
  return db
    .selectFrom('preview_links')
    .select(['kind', 'target_id as id'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Ends a link. */
export async function deletePreviewLink(db: Database, id: string): Promise<void> {
  await db.deleteFrom('preview_links').where('id', '=', id).execute()
}

/** Somebody who may see drafts no more has given nobody else a way to them. */
const workingLinks = (db: Database, now: Date) =>
  db
    .selectFrom('preview_links as link')
    .leftJoin('users as maker', 'maker.id', 'link.made_by')
    .where('link.expires_at', '>', now.toISOString())
    .where(({ or, eb }) =>
      or([eb('link.made_by', 'is', null), eb('maker.is_admin', '=', 1), eb('maker.is_editor', '=', 1)]),
    )

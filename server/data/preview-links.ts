import type { PreviewKind } from '#domain/preview.ts'
import type { Database } from './database.ts'
import { canBeStored } from './stored-text.ts'

/** What a link shows. Its snapshot is JSON text whose shape belongs to the kind; null for the newest saved state. */
type Shown = { kind: PreviewKind; target_id: string; snapshot: string | null }

type NewLink = Shown & {
  token_hash: string
  /** For whom it is. */
  note: string | null
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
  const { token_hash, kind, target_id, note, snapshot, expires_at } = link
  const row = { token_hash, kind, target_id, note, snapshot, expires_at, created_at: now.toISOString() }
  await db
    .insertInto('preview_links')
    .values({ id: crypto.randomUUID(), ...row })
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
  const rows = await db
    .selectFrom('preview_links')
    .select(['id', 'note', 'created_at', 'expires_at'])
    .select((link) => link.eb('snapshot', 'is', null).as('isNewest'))
    .where('kind', '=', kind)
    .where('target_id', '=', target_id)
    .where('expires_at', '>', now.toISOString())
    .orderBy('created_at', 'desc')
    .orderBy('id')
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
  return db
    .selectFrom('preview_links')
    .select(['kind', 'target_id', 'snapshot', 'created_at', 'expires_at'])
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', now.toISOString())
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

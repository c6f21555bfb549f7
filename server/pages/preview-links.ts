import { randomBytes } from 'node:crypto'
import type { PreviewKind } from '#domain/publishing/preview.ts'
import { hashToken } from '../auth/sessions.ts'
import type { Database } from '../data/database/database.ts'
import { findPreviewLink, insertPreviewLink } from '../data/things/preview-links.ts'

const TOKEN_BYTES = 32
const DAY_MS = 24 * 60 * 60 * 1000

type NewLink = {
  kind: PreviewKind
  target_id: string
  snapshot: string | null
  note: string | null
  made_by: string | null
  /** How long it works. */
  days: number
}

/** Makes a link and answers its path. Only a hash of its token is stored, so nobody can read it again. */
export async function createPreviewLink(
  db: Database,
  { days, ...link }: NewLink,
  now: Date,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const expires_at = new Date(now.getTime() + days * DAY_MS).toISOString()
  await insertPreviewLink(db, { ...link, token_hash: hashToken(token), expires_at }, now)
  // Behind the #, which browsers send to no server: logs of proxies hold queries.
  return `/preview/${link.kind}#${token}`
}

/** The link with this token; undefined when there never was one, it was withdrawn, or it is over. */
export const findLinkByToken = async (db: Database, token: string, now: Date) =>
  findPreviewLink(db, hashToken(token), now)

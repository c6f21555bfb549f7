import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from './data/database.ts'
import { ensureSecret } from './data/secrets.ts'

type Saved = { id: string; updated_at: string }

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000
const SECRET = 'preview-links'

/**
 * The path under which anyone can read a post that is not public, as it is saved now, for seven days from `now`. Saving
 * the post again ends it.
 */
export async function previewPath(db: Database, { id, updated_at }: Saved, now: Date): Promise<string> {
  const until = String(Math.floor((now.getTime() + LIFETIME_MS) / 1000))
  const saved = String(Date.parse(updated_at))
  const signature = sign(await ensureSecret(db, SECRET, now), { id, until, saved })
  // In the query, which no log holds.
  return `/preview/${id}?${new URLSearchParams({ until, saved, signature })}`
}

/** Whether the query of a preview link of this post is one of ours, and its seven days are not over. */
export async function isPreviewValid(
  db: Database,
  id: string,
  query: URLSearchParams,
  now: Date,
): Promise<boolean> {
  const until = query.get('until') ?? ''
  const saved = query.get('saved') ?? ''
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 <= now.getTime()) return false
  const expected = Buffer.from(sign(await ensureSecret(db, SECRET, now), { id, until, saved }))
  const given = Buffer.from(query.get('signature') ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Whether a valid preview link shows the post that it was made for, or one that was saved again since. */
export const isPreviewOf = ({ updated_at }: Pick<Saved, 'updated_at'>, query: URLSearchParams) =>
  query.get('saved') === String(Date.parse(updated_at))

const sign = (secret: string, link: { id: string; until: string; saved: string }) =>
  createHmac('sha256', secret).update(`${link.id}\n${link.until}\n${link.saved}`).digest('base64url')

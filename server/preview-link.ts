import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from './data/database.ts'
import { ensureSecret } from './data/secrets.ts'

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000
const SECRET = 'preview-links'

/** The path under which anyone can read a post that is not public, for seven days from `now`. */
export async function previewPath(db: Database, id: string, now: Date): Promise<string> {
  const until = String(Math.floor((now.getTime() + LIFETIME_MS) / 1000))
  const signature = sign(await ensureSecret(db, SECRET, now), id, until)
  // In the query, which no log holds.
  return `/preview/${id}?until=${until}&signature=${signature}`
}

/** Whether the query of a preview link of this post is one of ours, and its seven days are not over. */
export async function isPreviewValid(
  db: Database,
  id: string,
  query: URLSearchParams,
  now: Date,
): Promise<boolean> {
  const until = query.get('until') ?? ''
  const signature = query.get('signature') ?? ''
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 <= now.getTime()) return false
  const expected = Buffer.from(sign(await ensureSecret(db, SECRET, now), id, until))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const sign = (secret: string, id: string, until: string) =>
  createHmac('sha256', secret).update(`${id}\n${until}`).digest('base64url')

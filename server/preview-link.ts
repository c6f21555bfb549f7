import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from './data/database.ts'
import { ensureSecret } from './data/secrets.ts'

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000
const SECRET = 'preview-links'

/** The path under which anyone can read a post that is not public, for seven days from `now`. */
export async function previewPath(db: Database, id: string, now: Date): Promise<string> {
  const until = String(Math.floor((now.getTime() + LIFETIME_MS) / 1000))
  return `/preview/${id}/${until}/${sign(await ensureSecret(db, SECRET, now), id, until)}`
}

/** Whether a preview link is one of ours and its seven days are not over. */
export async function isPreviewValid(
  db: Database,
  { id, until, signature }: { id: string; until: string; signature: string },
  now: Date,
): Promise<boolean> {
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 <= now.getTime()) return false
  const expected = Buffer.from(sign(await ensureSecret(db, SECRET, now), id, until))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const sign = (secret: string, id: string, until: string) =>
  createHmac('sha256', secret).update(`${id}\n${until}`).digest('base64url')

import { sessionCookies } from '#server/auth/cookies.ts'
import { startSession } from '#server/auth/sessions.ts'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/data/database/database.ts'
import { ensurePerson } from './people.ts'

/** The headers of an administrator's requests to a site. */
export async function signIn(db: Database, origin: string) {
  const now = new Date()
  const session = await startSession(db, await ensurePerson(db, 'admin', now), 'Benchmark', now)
  const cookies = sessionCookies(session, now, readConfig({}))
  return { Cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; '), Origin: origin }
}

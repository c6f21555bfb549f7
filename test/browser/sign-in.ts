import type { BrowserContext } from '@playwright/test'
import { startSession } from '#server/auth/sessions.ts'
import type { Database } from '#server/data/database/database.ts'
import { ensurePerson, type Role } from '../people.ts'

/** Signs a browser in, without the form: it is given the cookies of a session that really began. */
export async function signIn(
  context: BrowserContext,
  { db, baseURL, now, role = 'admin' }: { db: Database; baseURL: string; now: Date; role?: Role },
) {
  const session = await startSession(db, await ensurePerson(db, role, now), 'Chromium on Linux', now)
  await context.addCookies([
    { name: 'access', value: session.accessToken, url: baseURL, httpOnly: true, sameSite: 'Lax' },
    { name: 'refresh', value: session.refreshToken, url: baseURL, httpOnly: true, sameSite: 'Lax' },
  ])
}

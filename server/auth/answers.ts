import { noticeHeaders } from '../notice.ts'
import type { Database } from '../data/database.ts'
import { deleteSession, type Viewer } from '../data/people/sessions.ts'
import { clearedSessionCookies, sessionCookies, setCookie } from './cookies.ts'
import { deviceWords } from './device-words.ts'
import { DEVICE_SECONDS, markDevice } from './known-device.ts'
import { startSession } from './sessions.ts'

type Visit = {
  request: Request
  viewer: Viewer | undefined
  siteUrl: URL
  now: Date
  isNew?: boolean
  says?: string | undefined
}

/**
 * Begins a session for somebody who has proved who they are. Answers the headers that give it to their browser and
 * welcome them; `says` is what else they should hear. Whatever session the browser showed before ends: it may have been planted.
 */
export async function signInHeaders(
  db: Database,
  user_id: string,
  { request, viewer, siteUrl, now, isNew = false, says }: Visit,
): Promise<Headers> {
  if (viewer) await deleteSession(db, viewer.sessionId)
  const session = await startSession(db, user_id, deviceWords(request.headers.get('user-agent')), now)
  const headers = new Headers(
    noticeHeaders({
      kind: 'success',
      ...(isNew
        ? { title: 'Welcome!', text: 'Your account is ready.' }
        : { title: 'Welcome back!', text: 'You have been successfully logged in.' }),
      ...(says !== undefined && { reason: says }),
    }),
  )
  for (const cookie of sessionCookies(session, now, { siteUrl })) headers.append('Set-Cookie', cookie)
  const mark = await markDevice(db, user_id, now)
  headers.append('Set-Cookie', setCookie('device', mark, DEVICE_SECONDS, { siteUrl }))
  return headers
}

/**
 * Ends the session of a browser and answers the headers that make it forget its cookies, and the pages it has kept. What
 * it stores stays: drafts, under the key of their account, and what is the reader's own.
 */
export async function signOutHeaders(
  db: Database,
  { viewer, siteUrl }: Pick<Visit, 'viewer' | 'siteUrl'>,
): Promise<Headers> {
  if (viewer) await deleteSession(db, viewer.sessionId)
  const headers = new Headers({ 'Clear-Site-Data': '"cache"' })
  for (const cookie of clearedSessionCookies({ siteUrl })) headers.append('Set-Cookie', cookie)
  return headers
}

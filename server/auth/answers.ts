import { noticeHeaders } from '../forms/notice.ts'
import type { Database } from '../data/database/database.ts'
import { deleteSession, type Viewer } from '../data/people/sessions.ts'
import { clearedSessionCookies, readCookie, sessionCookies, setCookie } from './cookies.ts'
import { deviceWords } from './device-words.ts'
import { DEVICE_SECONDS, markDevice, recordNewDevice } from './known-device.ts'
import {
  type IssuedSession,
  type PasskeyProof,
  type Proof,
  startSession,
  startSessionByPasskey,
  startSessionByPassword,
} from './sessions.ts'

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
export async function signInHeaders(db: Database, user_id: string, visit: Visit): Promise<Headers> {
  const session = await startSession(db, user_id, deviceOf(visit), visit.now)
  return welcome(db, session, visit)
}

/** The same by a password or a passkey. Undefined when it counts no longer, or not alone. */
export async function provenSignInHeaders(
  db: Database,
  proof: Proof | PasskeyProof,
  visit: Visit,
): Promise<Headers | undefined> {
  const session =
    'passkey' in proof
      ? await startSessionByPasskey(db, proof, deviceOf(visit), visit.now)
      : await startSessionByPassword(db, proof, deviceOf(visit), visit.now)
  return session && welcome(db, session, visit)
}

const deviceOf = ({ request }: Visit) => deviceWords(request.headers.get('user-agent'))

async function welcome(db: Database, session: IssuedSession, visit: Visit): Promise<Headers> {
  const { request, viewer, siteUrl, now, isNew = false, says } = visit
  const mark = readCookie(request.headers.get('cookie'), 'device', { siteUrl })
  const user_id = session.viewer.user.id
  if (!isNew) await recordNewDevice(db, { user_id, device: deviceOf(visit), mark }, now)
  if (viewer) await deleteSession(db, viewer.sessionId)
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
  const newMark = await markDevice(db, user_id, now)
  headers.append('Set-Cookie', setCookie('device', newMark, DEVICE_SECONDS, { siteUrl }))
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

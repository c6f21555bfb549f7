import type { Session } from '#domain/people/session.ts'
import type { Viewer } from '../data/people/sessions.ts'

/** The session as the scripts of its own browser may know it: without the tokens. Null for visitors. */
export function toBrowserSession(viewer: Viewer | undefined, now: Date): Session | null {
  if (!viewer) return null
  const expiresAt = Date.parse(viewer.expiresAt)
  return {
    access_token: null,
    refresh_token: null,
    expires_in: Math.max(0, Math.floor((expiresAt - now.getTime()) / 1000)),
    expires_at: Math.floor(expiresAt / 1000),
    token_type: 'bearer',
    user: viewer.user,
  }
}

import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { may } from '#domain/people/rights.ts'
import type { Database } from '../data/database/database.ts'
import { findSession, type Viewer } from '../data/people/sessions.ts'
import type { ContentWatch } from './content-watch.ts'

/** spec.md section 9. */
const HEARTBEAT_MS = 30_000

type Stream = { db: Database; viewer: Viewer | undefined; watch: ContentWatch; closing?: AbortSignal }

/**
 * An answer that stays open and tells administrators and editors of each change. It ends with the session, which is looked at
 * before every event, and when the process is about to.
 */
export function eventStream(c: Context, { db, viewer, watch, closing }: Stream) {
  if (!viewer) return c.text('Sign in first.', 401)
  if (!may(viewer.user, 'see-drafts')) return c.text('Only administrators and editors may listen.', 403)
  return streamSSE(c, async (stream) => {
    const ended = Promise.withResolvers<void>()
    const end = () => ended.resolve()
    const say = async (event: string, data: string) => {
      const session = await findSession(db, viewer.sessionId)
      if (may(session?.user, 'see-drafts')) await stream.writeSSE({ event, data })
      else end()
    }
    const sayLater = (event: string, data: string) => void say(event, data).catch(end)

    stream.onAbort(end)
    closing?.addEventListener('abort', end)
    const leave = watch.follow((state) => sayLater('content', state))
    const heart = setInterval(() => sayLater('heartbeat', ''), HEARTBEAT_MS)
    await ended.promise
    clearInterval(heart)
    leave()
    closing?.removeEventListener('abort', end)
  })
}

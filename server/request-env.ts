import type { Viewer } from './data/sessions.ts'
import type { RequestLog } from './request-log.ts'

/** What Hono's handlers know of a request besides the request itself. */
export type RequestEnv = {
  Variables: {
    log: RequestLog
    nonce: string
    /** The moment the request came in. */
    now: Date
    /** Who is signed in. */
    viewer: Viewer | undefined
  }
}

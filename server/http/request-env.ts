import type { HttpBindings } from '@hono/node-server'
import type { Viewer } from '../data/people/sessions.ts'
import type { RequestLog } from './request-log.ts'

/** What Hono's handlers know of a request besides the request itself. */
export type RequestEnv = {
  /** Node's own request. Absent in tests that call the site as a function. */
  Bindings: Partial<HttpBindings> | undefined
  Variables: {
    log: RequestLog
    nonce: string
    /** The moment the request came in. */
    now: Date
    /** Who is signed in. */
    viewer: Viewer | undefined
    /** The network that guesses are counted for. */
    network: string
  }
}

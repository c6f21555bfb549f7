import { createHash, timingSafeEqual } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from 'hono'
import { isLoopback } from '../http/client-address.ts'
import { readContentVersion } from '../data/changes/content-version.ts'
import type { Database } from '../data/database/database.ts'
import type { StorageFault } from '../data/engines/storage-fault.ts'
import { isLoopbackHost } from '../http/public-address.ts'
import type { RequestEnv } from '../http/request-env.ts'
import { faultReason, storageProblem } from '../http/storage-problem.ts'

/** Whoever asks for the state of the site does not wait longer for its database. */
const MOST_MS = 5_000
const SILENT = 'The database does not answer.'

type Site = {
  db: Database
  version: string
  findFault: () => Promise<StorageFault | undefined>
  /** Opens the words to monitoring on other machines. */
  token: string | undefined
}

/** Tells a load balancer whether the database can be read and written; why not, and of which version, only the machine of the site. */
export function answerHealth({ db, version, findFault, token }: Site) {
  async function look() {
    await readContentVersion(db)
    const fault = await findFault()
    return fault ? { status: 'degraded', database: faultReason(fault) } : { status: 'ok', database: 'ok' }
  }
  async function find(c: Context<RequestEnv>) {
    try {
      const found = await Promise.race([look(), pause(MOST_MS, undefined, { ref: false })])
      return found ?? { status: 'unavailable', database: SILENT }
    } catch (error) {
      c.var.log.error(error)
      return { status: 'unavailable', database: storageProblem(error)?.reason ?? SILENT }
    }
  }
  return async (c: Context<RequestEnv>) => {
    const { status, database } = await find(c)
    const mayRead = isFromHere(c) || (token !== undefined && hasToken(c, token))
    return c.json(mayRead ? { status, version, database } : { status }, status === 'ok' ? 200 : 503)
  }
}

/** What proxies add to requests that they pass on. */
const PASSED_ON = /^(?:forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-.*)$/

/** Whether a program on this machine asks, and not a visitor through its proxy. Headers can only take that away. */
function isFromHere(c: Context<RequestEnv>): boolean {
  const { remoteAddress } = c.env?.incoming?.socket ?? {}
  const isPassedOn = [...c.req.raw.headers.keys()].some((name) => PASSED_ON.test(name))
  return isLoopback(remoteAddress) && isLoopbackHost(c.req.header('host')) && !isPassedOn
}

/** Compared as hashes: how long that takes says nothing of the token. */
function hasToken(c: Context<RequestEnv>, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(c.req.header('authorization') ?? ''), hash(`Bearer ${token}`))
}

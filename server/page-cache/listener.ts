import { setImmediate as afterOthers, setTimeout as pause } from 'node:timers/promises'
import type { VersionReader } from '../data/changes/version-reader.ts'
import type { WriteLine } from '../http/request-log.ts'
import type { CacheKeys } from './cache-key.ts'
import { createPageCache } from './page-cache.ts'
import type { StoredResponse } from './stored-response.ts'
import { type Incoming, isShareable, type Outgoing, personalCookies, sendStored, toLine } from './requests.ts'

type Site<In extends Incoming, Out extends Outgoing> = {
  /** Which answers are cached, and under which keys. */
  keys: CacheKeys
  /** Answers whatever is not cached. */
  answer: (request: In, response: Out) => unknown
  /** Renders the page at an address of this site for nobody in particular. */
  render: (address: string) => Promise<Response>
  nextPublicationAt: (now: Date) => Promise<number>
  /** With which Set-Cookie headers the sender of these cookies is given what anybody is; undefined for somebody in particular. */
  cookiesForAnybody: (cookies: string, now: Date) => Promise<string[] | undefined>
  version: VersionReader
  log: WriteLine
  now: () => Date
  maxBytes: number
  /** After a change, popular pages are rendered in advance once nothing has changed for so long; never without it. */
  warmAfterMs?: number
  /** Says that the process is about to end: nothing is rendered in advance any more. */
  closing?: AbortSignal
}

const MAX_WARMED = 300
/** A database that takes longer to say how often content has changed counts as away. */
const AWAY_MS = 250

/**
 * The site with a cache of its public pages: asked again, they are sent from memory for as long as their routes declare. While the
 * database does not say how often content has changed, they are sent as they were last.
 */
export function cachePages<In extends Incoming, Out extends Outgoing>({
  answer,
  cookiesForAnybody,
  version,
  log,
  now,
  warmAfterMs,
  closing,
  ...source
}: Site<In, Out>) {
  const { keys } = source
  const cache = createPageCache(source)
  /** The version that was heard of last. */
  let warmed: number | undefined
  let warming: ReturnType<typeof setTimeout> | undefined
  let isAway = false
  let asked: { read: Promise<number>; silent: Promise<boolean> } | undefined

  type CacheLookup = { key: string; at: Date; request: In; response: Out; setCookies?: string[] }

  function sendCached(lookup: CacheLookup, current: number): boolean {
    const { key, at } = lookup
    if (current !== warmed) warmSoon(current)
    const page = cache.get(key, current, at.getTime())
    if (page) sendAndLog(page, lookup)
    return page !== undefined
  }

  /** Sends a page as it was last. */
  function sendLast(lookup: CacheLookup): boolean {
    const page = cache.last(lookup.key, warmed, lookup.at.getTime())
    if (page) sendAndLog(page, lookup)
    return page !== undefined
  }

  function sendAndLog(page: StoredResponse, { at, request, response, setCookies }: CacheLookup) {
    log(toLine(request, sendStored(page, request, response, setCookies), at))
  }

  /** Whether the database is silent, asked once for all that wait for one answer. Who comes meanwhile waits no more. */
  async function isSilent(read: Promise<number>): Promise<boolean> {
    if (asked?.read !== read) asked = { read, silent: waitFor(read) }
    return asked.silent
  }

  async function waitFor(read: Promise<number>): Promise<boolean> {
    let isOver = false
    const settle = (isLost: boolean) => {
      isOver = true
      isAway = isLost
      return isLost
    }
    const answered = read.then(
      () => settle(false),
      () => settle(true),
    )
    if (isAway) return true
    await Promise.race([answered, pause(AWAY_MS, undefined, { ref: false })])
    // Its answer may be here, and not looked at yet, after this process was busy itself.
    if (!isOver) await afterOthers()
    isAway ||= !isOver
    return isAway
  }

  async function sendLater(lookup: CacheLookup, read: number | Promise<number>) {
    if (typeof read !== 'number' && (await isSilent(read)) && sendLast(lookup)) return
    const current = await read
    // Known at once, it was looked for already.
    if (typeof read !== 'number' && sendCached(lookup, current)) return
    const { key, at, request, response, setCookies } = lookup
    const page = await cache.load(key, current, at)
    if (page) sendStored(page, request, response, setCookies)
    else await answer(request, response)
  }

  function warmSoon(current: number) {
    warmed = current
    if (warmAfterMs === undefined) return
    clearTimeout(warming)
    // Nobody waits for it: who comes while the database is away is told so by the site.
    warming = setTimeout(() => void warm().catch(logWarning), warmAfterMs)
    warming.unref()
  }

  function logWarning(error: unknown) {
    if (!closing?.aborted) log(JSON.stringify({ level: 'warn', warming: String(error) }))
  }

  /** Renders anew what people read, most popular first, and lets every waiting visitor go first. */
  async function warm() {
    const current = await version.read()
    const isMissing = (key: string) => !cache.has(key, current, now().getTime())
    const wanted = [...new Set([...keys.pages, ...cache.keys()])].filter(isMissing)
    for (const key of wanted.slice(0, MAX_WARMED)) {
      if (warmed !== current || closing?.aborted) return
      // A visitor may have been faster.
      if (isMissing(key)) await cache.load(key, current, now())
      await afterOthers()
    }
  }

  function sendShared(lookup: CacheLookup) {
    const { request, response } = lookup
    // The site itself says what went wrong, and writes it down.
    const fail = () => void answer(request, response)
    try {
      const read = version.readForRequest()
      // Mostly the version is known at once and the page is there: nothing is waited for then.
      if (typeof read === 'number' && sendCached(lookup, read)) return
      sendLater(lookup, read).catch(fail)
    } catch {
      if (!sendLast(lookup)) fail()
    }
  }

  /** Renders a page anew for its one reader, and never for cookies that are nobody's. */
  async function sendTo(cookies: string, lookup: CacheLookup) {
    const { at, request, response } = lookup
    const setCookies = await cookiesForAnybody(cookies, at).catch(() => undefined)
    if (setCookies) sendShared({ ...lookup, setCookies })
    else await answer(request, response)
  }

  return (request: In, response: Out) => {
    const key = isShareable(request) ? keys.toKey(request.url ?? '') : undefined
    if (key === undefined) return void answer(request, response)
    const lookup = { key, at: now(), request, response }
    const cookies = personalCookies(request)
    if (cookies === undefined) sendShared(lookup)
    else void sendTo(cookies, lookup)
  }
}

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { setImmediate as afterOthers } from 'node:timers/promises'
import type { VersionReader } from '../data/version-reader.ts'
import type { WriteLine } from '../request-log.ts'
import { toKeptAddress } from './kept-address.ts'
import { createPageCache } from './page-cache.ts'
import { isForAnybody, sendReady, toLine } from './requests.ts'

type Site = {
  /** Answers whatever is not kept. */
  answer: RequestListener
  /** Renders the page at an address of this site for nobody in particular. */
  render: (address: string) => Promise<Response>
  nextChange: (now: Date) => Promise<number>
  version: VersionReader
  log: WriteLine
  now: () => Date
  maxBytes: number
  /** Says that the process is about to end: nothing is rendered in advance any more. */
  closing?: AbortSignal
}

type Asked = { address: string; at: Date; request: IncomingMessage; response: ServerResponse }

/** What a visitor asks for first, and so the first to be rendered after a change. */
const FRONT_PAGES = ['/', '/recipes', '/blog', '/equipment', '/about']
const MOST_WARMED = 300
/** Several changes in a row, such as those of an import, are waited for. */
const WARM_AFTER_MS = 250

/** The site with its public pages kept: asked again, they are sent from memory until content changes. */
export function keepPages({ answer, version, log, now, closing, ...source }: Site) {
  const cache = createPageCache(source)
  let warmed: number | undefined
  let warming: ReturnType<typeof setTimeout> | undefined

  function sendKept({ address, at, request, response }: Asked, current: number): boolean {
    if (current !== warmed) warmSoon(current)
    const page = cache.find(address, current, at.getTime())
    if (page) log(toLine(request, sendReady(page, request, response), at))
    return page !== undefined
  }

  async function sendLater(asked: Asked, read: number | Promise<number>) {
    const current = await read
    // Known at once, it was looked for already.
    if (typeof read !== 'number' && sendKept(asked, current)) return
    const { address, at, request, response } = asked
    const page = await cache.load(address, current, at)
    if (page) sendReady(page, request, response)
    else await answer(request, response)
  }

  function warmSoon(current: number) {
    warmed = current
    clearTimeout(warming)
    // Nobody waits for it: who comes while the database is away is told so by the site.
    warming = setTimeout(() => void warm().catch(logWarning), WARM_AFTER_MS)
    warming.unref()
  }

  function logWarning(error: unknown) {
    if (!closing?.aborted) log(JSON.stringify({ level: 'warn', warming: String(error) }))
  }

  /** Renders anew what people read, most popular first, and lets every waiting visitor go first. */
  async function warm() {
    const current = await version.read()
    const isMissing = (address: string) => !cache.has(address, current, now().getTime())
    const wanted = [...new Set([...FRONT_PAGES, ...cache.addresses()])].filter(isMissing)
    for (const address of wanted.slice(0, MOST_WARMED)) {
      if (warmed !== current || closing?.aborted) return
      // A visitor may have been faster.
      if (isMissing(address)) await cache.load(address, current, now())
      await afterOthers()
    }
  }

  return ((request, response) => {
    const address = isForAnybody(request) ? toKeptAddress(request.url ?? '') : undefined
    if (address === undefined) return void answer(request, response)
    const asked = { address, at: now(), request, response }
    // The site itself says what went wrong, and writes it down.
    const fail = () => void answer(request, response)
    try {
      const read = version.readForRequest()
      // Mostly the version is known at once and the page is there: nothing is waited for then.
      if (typeof read === 'number' && sendKept(asked, read)) return
      sendLater(asked, read).catch(fail)
    } catch {
      fail()
    }
  }) satisfies RequestListener
}

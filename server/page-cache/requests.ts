import type { IncomingMessage } from 'node:http'
import { isKnown } from '../http/if-none-match.ts'
import { isGetOrHead } from '../http/methods.ts'
import { bestEncoding } from './encoding.ts'
import type { StoredResponse } from './stored-response.ts'

/** What the cache reads of a request. */
export type Incoming = Pick<IncomingMessage, 'method' | 'url' | 'rawHeaders'>

/** How the cache writes an answer; a ServerResponse of node:http is one. */
export type Outgoing = {
  writeHead: (status: number, headers: string[]) => unknown
  end: (body?: Buffer) => unknown
}

/** Cookies that may make an answer somebody's own: a session, or a notice. */
const PERSONAL = /(?:^|[ ;])(?:__Host-)?(?:access|refresh|notice)=/

/** Whether an answer to a request may be given to others. Pages read no Authorization; that of the API is one of its paths. */
export function isShareable(request: Incoming): boolean {
  if (!isGetOrHead(request)) return false
  return !request.url?.startsWith('/api/') || headerOf(request, 'authorization') === undefined
}

/** The cookies of a request that may be somebody's in particular; undefined for one that is anybody's. */
export function personalCookies(request: Incoming): string | undefined {
  const cookies = headerOf(request, 'cookie')
  return cookies !== undefined && PERSONAL.test(cookies) ? cookies : undefined
}

/** One header of a request. `request.headers` reads them all, which takes longer than all else that we do for an answer. */
export function headerOf({ rawHeaders }: Incoming, name: string): string | undefined {
  let value: string | undefined
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const isIt = rawHeaders[place]?.length === name.length && rawHeaders[place]?.toLowerCase() === name
    // Sent twice, both count.
    if (isIt)
      value =
        value === undefined
          ? rawHeaders[place + 1]
          : value + (name === 'cookie' ? '; ' : ', ') + rawHeaders[place + 1]
  }
  return value
}

/** A browser may show data that it prefetched for so long without asking again: each click would wait for that. */
const PREFETCHED = 'private, max-age=30'

/**
 * Sends a response in the best encoding that the browser takes, or says that the browser has it. Returns the status. With
 * cookies of one browser, nobody else may keep it.
 */
export function sendStored(
  stored: StoredResponse,
  request: Incoming,
  response: Outgoing,
  setCookies: string[] = [],
): number {
  const { body, headers: cached, etag } = stored[bestEncoding(headerOf(request, 'accept-encoding'))]
  const headers = headersFor(stored.status, cached, request, setCookies)
  if (stored.status === 200 && isKnown(headerOf(request, 'if-none-match'), etag)) {
    response.writeHead(304, withoutBody(headers))
    response.end()
    return 304
  }
  response.writeHead(stored.status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
  return stored.status
}

function headersFor(status: number, cached: string[], request: Incoming, setCookies: string[]): string[] {
  if (setCookies.length > 0)
    return [
      ...withLifetime(cached, 'private, no-store'),
      ...setCookies.flatMap((cookie) => ['set-cookie', cookie]),
    ]
  return status === 200 && isPrefetch(request) ? withLifetime(cached, PREFETCHED) : cached
}

/** Whether an open page fetches the data of another before anybody has asked for it. */
const isPrefetch = (request: Incoming) =>
  headerOf(request, 'sec-purpose') === 'prefetch' && /^[^?]*\.data(?:\?|$)/.test(request.url ?? '')

const withLifetime = (headers: string[], lifetime: string) =>
  headers.map((value, place) => (headers[place - 1] === 'cache-control' ? lifetime : value))

function withoutBody(headers: string[]): string[] {
  return headers.filter((_, place) => {
    const name = headers[place - (place % 2)]
    return name !== 'content-length' && name !== 'content-encoding' && name !== 'content-type'
  })
}

/** A line of the log about an answer from memory. */
export function toLine({ method, url = '' }: Incoming, status: number, at: Date): string {
  const path = JSON.stringify(pathOf(url))
  return `{"time":"${toTime(at)}","method":"${method}","path":${path},"status":${status},"cached":true}`
}

/** What stands before the query of a request's address, as it was sent. */
export function pathOf(url: string): string {
  const mark = url.indexOf('?')
  return mark < 0 ? url : url.slice(0, mark)
}

let written = { at: 0, text: '' }

/** Many answers are sent in a millisecond, which is written once. */
function toTime(at: Date): string {
  if (written.at !== at.getTime()) written = { at: at.getTime(), text: at.toISOString() }
  return written.text
}

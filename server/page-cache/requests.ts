import type { IncomingMessage, ServerResponse } from 'node:http'
import { bestEncoding } from './encoding.ts'
import type { ReadyAnswer } from './ready-answer.ts'

/** Cookies that make an answer somebody's own: a session, half of one, or a notice that is to be said. */
const PERSONAL = /(?:^|[ ;])(?:__Host-)?(?:access|refresh|half|notice)=/

/** Whether a request may be answered with what anybody else would get. */
export function isForAnybody(request: IncomingMessage): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  if (headerOf(request, 'authorization') !== undefined) return false
  return !PERSONAL.test(headerOf(request, 'cookie') ?? '')
}

/** One header of a request. `request.headers` reads them all, which takes longer than all else that we do for an answer. */
export function headerOf({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  let value: string | undefined
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const isIt = rawHeaders[place]?.length === name.length && rawHeaders[place]?.toLowerCase() === name
    // Sent twice, both count.
    if (isIt) value = value === undefined ? rawHeaders[place + 1] : `${value}, ${rawHeaders[place + 1]}`
  }
  return value
}

/** So long may a browser show data that it fetched ahead without asking again: otherwise each click would wait for that. */
const AHEAD = 'private, max-age=30'

/** Sends an answer in the best encoding that the browser takes, or says that it has it already. Returns the status. */
export function sendReady(answer: ReadyAnswer, request: IncomingMessage, response: ServerResponse): number {
  const { body, headers: kept, etag } = answer[bestEncoding(headerOf(request, 'accept-encoding'))]
  const headers = answer.status === 200 && isAhead(request) ? withLifetime(kept, AHEAD) : kept
  if (answer.status === 200 && hasIt(headerOf(request, 'if-none-match'), etag)) {
    response.writeHead(304, withoutBody(headers)).end()
    return 304
  }
  response.writeHead(answer.status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
  return answer.status
}

const hasIt = (known: string | undefined, etag: string) => known !== undefined && known.includes(etag)

/** Whether an open page fetches the data of another before anybody has asked for it. */
const isAhead = (request: IncomingMessage) =>
  headerOf(request, 'sec-purpose') === 'prefetch' && /^[^?]*\.data(?:\?|$)/.test(request.url ?? '')

const withLifetime = (headers: string[], lifetime: string) =>
  headers.map((value, place) => (headers[place - 1] === 'cache-control' ? lifetime : value))

function withoutBody(headers: string[]): string[] {
  return headers.filter((_, place) => {
    const name = headers[place - (place % 2)]
    return name !== 'content-length' && name !== 'content-encoding' && name !== 'content-type'
  })
}

/** A line of the log about an answer that was ready. */
export function toLine({ method, url = '' }: IncomingMessage, status: number, at: Date): string {
  const path = JSON.stringify(pathOf(url))
  return `{"time":"${toTime(at)}","method":"${method}","path":${path},"status":${status},"kept":true}`
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

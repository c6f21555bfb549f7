import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { headerOf } from '../page-cache/requests.ts'

type Timeouts = {
  /** How long a connection may take to send the headers of its next request. */
  headersMs: number
  /** How often that is looked at. */
  checkEveryMs: number
  /** A body brings so many bytes in each of these spans of time, or its connection ends. */
  bodyBytes: number
  bodySpanMs: number
  /** After so long in which nothing of an answer is taken, its connection ends. */
  unreadMs: number
}

/** Long enough for a phone in a tunnel, too short for a client that only blocks connections. */
const TIMEOUTS: Timeouts = {
  headersMs: 10_000,
  checkEveryMs: 2_000,
  bodyBytes: 30 * 1024,
  bodySpanMs: 30_000,
  unreadMs: 60_000,
}

/** An HTTP server that neither malformed heads, endless requests nor unread answers hold up. */
export function createHttpServer(answer: RequestListener, timeouts: Timeouts = TIMEOUTS) {
  const server = createServer(
    {
      headersTimeout: timeouts.headersMs,
      connectionsCheckingInterval: timeouts.checkEveryMs,
      // Node would end a large upload on a thin line, too: how long it takes as a whole says nothing.
      requestTimeout: 0,
    },
    (request, response) => {
      const target = toOriginForm(request.url ?? '')
      // A proxy may have gone by the other one (RFC 9112, 3.2). Sent twice, one header is read as a list.
      const namesTwoHosts = headerOf(request, 'host')?.includes(',')
      if (target === undefined || namesTwoHosts)
        return void response.writeHead(400, { Connection: 'close' }).end()
      request.url = target
      if (hasBody(request)) endWhenSlow(request, timeouts)
      response.on('timeout', endUnread)
      answer(request, response)
    },
  )
  return server.setTimeout(timeouts.unreadMs)
}

/** A connection on which nothing moves. While its answer is being made, it is waited for. */
function endUnread(socket: Socket) {
  if (socket.writableLength > 0) socket.destroy()
}

/**
 * Path and query of a request's target. One in absolute form, as proxies are asked, means the same (RFC 9112, 3.2.2), but
 * with a user's name in it is an error (RFC 9110, 4.2.4). Undefined for that, and for whatever names no page.
 */
export function toOriginForm(target: string): string | undefined {
  if (target.startsWith('/')) return target
  const url = /^https?:\/\//i.test(target) ? URL.parse(target) : null
  return url && !url.username && !url.password ? url.pathname + url.search : undefined
}

const hasBody = (request: IncomingMessage) =>
  headerOf(request, 'transfer-encoding') !== undefined || Number(headerOf(request, 'content-length') ?? 0) > 0

/** Ends a request whose body drips. Steady ones may take as long as they like. */
function endWhenSlow(request: IncomingMessage, { bodyBytes, bodySpanMs }: Timeouts) {
  const { socket } = request
  let before = socket.bytesRead
  const timer = setInterval(() => {
    if (request.complete || socket.destroyed) return clearInterval(timer)
    if (socket.bytesRead - before < bodyBytes) refuse(socket)
    before = socket.bytesRead
  }, bodySpanMs)
  timer.unref()
}

function refuse(socket: Socket) {
  socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
  socket.destroySoon()
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Encoding, KeptPage } from './kept-page.ts'

/** Cookies that make an answer somebody's own: a session, half of one, or a notice that is to be said. */
const PERSONAL = /(?:^|[ ;])(?:__Host-)?(?:access|refresh|half|notice)=/

/** Whether a request may be answered with what anybody else would get. */
export function isForAnybody({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (headers.authorization !== undefined) return false
  return headers.cookie === undefined || !PERSONAL.test(headers.cookie)
}

/** Sends a kept page in the best encoding that the browser takes, or says that it has it already. Answers the status. */
export function sendPage(page: KeptPage, request: IncomingMessage, response: ServerResponse): number {
  const { body, headers, etag } = page[bestEncoding(request.headers['accept-encoding'])]
  if (page.status === 200 && hasIt(request.headers['if-none-match'], etag)) {
    response.writeHead(304, withoutBody(headers)).end()
    return 304
  }
  response.writeHead(page.status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
  return page.status
}

const REFUSED = {
  br: /\bbr\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/,
  gzip: /\bgzip\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/,
}

function bestEncoding(accepted = ''): Encoding {
  if (accepted.includes('br') && !REFUSED.br.test(accepted)) return 'br'
  return accepted.includes('gzip') && !REFUSED.gzip.test(accepted) ? 'gzip' : 'identity'
}

const hasIt = (known: string | undefined, etag: string) => known !== undefined && known.includes(etag)

function withoutBody(headers: string[]): string[] {
  return headers.filter((_, place) => {
    const name = headers[place - (place % 2)]
    return name !== 'content-length' && name !== 'content-encoding' && name !== 'content-type'
  })
}

import { renderToString } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { FactsContext } from './ui/head/facts.ts'
import { NonceContext } from './ui/head/nonce.ts'
import { toScriptJson } from './ui/head/script-json.ts'
import { factsContext, logContext, renderedContext, siteContext } from '#server/context.ts'

/**
 * Renders a page whole and at once: its data is there before rendering begins, so a stream would only delay the headers,
 * and a page takes a quarter longer with one.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...routerContext }: EntryContext,
  context: RouterContextProvider,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // compress() would add this header, and build the whole response again to do so.
  headers.set('Vary', 'Accept-Encoding')
  const { nonce } = context.get(siteContext)
  const data = await new Response(serverHandoffStream).text()
  const html = renderToString(
    <NonceContext value={nonce}>
      <FactsContext value={context.get(factsContext).graph}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </FactsContext>
    </NonceContext>,
  )
  if (request.method !== 'HEAD') context.get(renderedContext).page = toPage(html, data, nonce)
  return new Response(null, { status, headers })
}

/** Logs once what nobody expected. Missing pages and refused requests are answers, not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(logContext).error(error)
}

/** Where the router's own scripts wait for the data of a page. */
const STREAM = 'window.__reactRouterContext.streamController'

/** The bytes of a page with what its loaders said, in the place and the words in which the router would stream it. */
function toPage(html: string, data: string, nonce: string): Buffer<ArrayBuffer> {
  const script = `<script nonce="${nonce}">${STREAM}.enqueue(${toScriptJson(data)});${STREAM}.close()</script>`
  const bytes = encode(html)
  const head = bytes.indexOf('</head>')
  const end = bytes.lastIndexOf('</body>')
  if (head < 0 || end < head) throw new RangeError('The page has no end that its data could stand before.')
  return Buffer.concat([
    Buffer.from(`<!DOCTYPE html>${withoutPreloads(bytes.toString('latin1', 0, head))}`, 'latin1'),
    bytes.subarray(head, end),
    Buffer.from(script),
    bytes.subarray(end),
  ])
}

const encoder = new TextEncoder()
let room = Buffer.alloc(256 * 1024)

/**
 * The bytes of a text, until the next text. React hands a page over in tens of thousands of pieces: to look for a place in the
 * text, or to put texts together, would copy them into one text first, and with the memory for each it takes three times as long.
 */
function encode(text: string): Buffer {
  const { read, written } = encoder.encodeInto(text, room)
  if (read === text.length) return room.subarray(0, written)
  room = Buffer.alloc(2 * room.length)
  return encode(text)
}

/**
 * The router would have modules fetched before letters and pictures, which a reader needs first. Its script at the end
 * of the page imports them soon enough: on a phone's line, the largest thing is painted two seconds earlier.
 */
const withoutPreloads = (head: string) => head.replaceAll(/<link rel="modulepreload"[^>]*>/g, '')

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
  const page = '<!DOCTYPE html>' + withData(html, data, nonce)
  if (request.method !== 'HEAD') context.get(renderedContext).html = page
  return new Response(null, { status, headers })
}

/** Logs once what nobody expected. Missing pages and refused requests are answers, not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(logContext).error(error)
}

/** Where the router's own scripts wait for the data of a page. */
const STREAM = 'window.__reactRouterContext.streamController'

/** A page with what its loaders said, in the place and the words in which the router would stream it. */
function withData(html: string, data: string, nonce: string): string {
  const script = `<script nonce="${nonce}">${STREAM}.enqueue(${toScriptJson(data)});${STREAM}.close()</script>`
  const head = html.indexOf('</head>')
  const end = html.lastIndexOf('</body>')
  if (head < 0 || end < head) throw new RangeError('The page has no end that its data could stand before.')
  return withoutPreloads(html.slice(0, head)) + html.slice(head, end) + script + html.slice(end)
}

/**
 * The router would have modules fetched before letters and pictures, which a reader needs first. Its script at the end
 * of the page imports them soon enough: on a phone's line, the largest thing is painted two seconds earlier.
 */
const withoutPreloads = (head: string) => head.replaceAll(/<link rel="modulepreload"[^>]*>/g, '')

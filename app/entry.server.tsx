import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { laterModules } from './ui/later-scripts.tsx'
import { NonceContext } from './ui/nonce.ts'
import { logContext, siteContext } from '#server/context.ts'

/** Renders a page whole: its data is there before rendering begins, so a stream would only delay the headers. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const { nonce } = context.get(siteContext)
  const page = await render(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    nonce,
  )
  return new Response(request.method === 'HEAD' ? null : laterModules(page, nonce), { status, headers })
}

/** Logs once what nobody expected. Missing pages and refused requests are answers, not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(logContext).error(error)
}

function render(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    const body = new Writable({
      write(chunk, _, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString())
        done()
      },
    })
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onShellError: reject,
      onError: reject,
      onAllReady: () => pipe(body),
    })
  })
}

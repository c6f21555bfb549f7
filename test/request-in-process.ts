import { toOriginForm } from '#server/process/http-server.ts'
import type { Incoming, Outgoing } from '#server/page-cache/requests.ts'

type App = { request: (path: string, init?: RequestInit, env?: object) => Response | Promise<Response> }

type InProcessRequest = Incoming & { path: string; init: RequestInit; env: object }
type InProcessResponse = Outgoing & { resolve: (response: Response | Promise<Response>) => void }

/** Requests to a listener in front of the site, in this process: no socket is opened. `open` is given what follows it. */
export function requestInProcess(
  app: App,
  open: (
    answer: (request: InProcessRequest, response: InProcessResponse) => void,
  ) => (request: InProcessRequest, response: InProcessResponse) => void,
) {
  const listener = open(({ path, init, env }, { resolve }) => resolve(app.request(path, init, env)))
  return async (path: string, init: RequestInit, env: object) =>
    new Promise<Response>((resolve) => {
      const rawHeaders = [...new Headers(init.headers)].flat()
      let head: ResponseInit = {}
      listener(
        { method: init.method ?? 'GET', url: toOriginForm(path), rawHeaders, path, init, env },
        {
          resolve,
          writeHead(status, headers) {
            head = { status, headers: toPairs(headers) }
          },
          end: (body) => resolve(new Response(body ? new Uint8Array(body) : null, head)),
        },
      )
    })
}

/** Names and values, which stand in turn. */
const toPairs = (headers: string[]) =>
  headers.flatMap((value, place): [string, string][] =>
    place % 2 ? [[headers[place - 1] ?? '', value]] : [],
  )

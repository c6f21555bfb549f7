import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

const PATH = '/recorded-fault'

/**
 * A proxy before the site at `port` that adds a script to each page, which tells what the browser complains about: not every
 * browser tells its driver. It also notes parts of pages that are missing, and every request.
 */
export async function startRecorder(port: number) {
  const faults: string[] = []
  const requests: string[] = []
  let [mayStore, last] = [true, Date.now()]
  const server = createServer((asked, answer) => {
    if (asked.url === PATH) return void record(asked, answer, faults)
    requests.push(`${asked.method} ${asked.url}`)
    last = Date.now()
    forward(asked, answer, { port, faults, mayStore })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const listening = server.address()
  if (listening === null || typeof listening === 'string') throw new Error('no port')
  return {
    address: `http://localhost:${listening.port}`,
    /** What was complained about since this was last asked. */
    takeFaults: () => faults.splice(0),
    requests: {
      /** What was asked for since this was last asked. */
      take: () => requests.splice(0),
      /** For how many milliseconds nothing was asked for. */
      quietFor: () => Date.now() - last,
      /** Whether the browser may store answers. Where it may not, it asks for all that it needs. */
      letStore(may: boolean) {
        mayStore = may
      },
    },
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function record(asked: IncomingMessage, answer: ServerResponse, faults: string[]) {
  faults.push(await text(asked))
  answer.writeHead(204).end()
}

function forward(
  asked: IncomingMessage,
  answer: ServerResponse,
  { port, faults, mayStore }: { port: number; faults: string[]; mayStore: boolean },
) {
  const headers = { ...asked.headers, 'accept-encoding': 'identity' }
  const { method, url: path = '/' } = asked
  const passedOn = request({ host: 'localhost', port, path, method, headers }, async (given) => {
    const { statusCode = 502 } = given
    const isPage = given.headers['content-type']?.startsWith('text/html') === true
    if (statusCode >= 500 || (statusCode >= 400 && !isPage)) faults.push(`${statusCode} ${path}`)
    if (!mayStore) {
      given.headers['cache-control'] = 'no-store'
      delete given.headers.etag
    }
    const { 'content-length': _, ...rest } = given.headers
    answer.writeHead(statusCode, isPage ? rest : given.headers)
    if (!isPage) return void given.pipe(answer)
    const nonce = /'nonce-([^']+)'/.exec(String(given.headers['content-security-policy']))?.[1] ?? ''
    const script = `<script nonce="${nonce}">(${listen.toString()})(${JSON.stringify(PATH)})</script>`
    answer.end((await text(given)).replace(/<head[^>]*>/, (head) => head + script))
  })
  passedOn.once('error', () => answer.destroy())
  answer.once('close', () => passedOn.destroy())
  asked.pipe(passedOn)
}

/** Runs in the page. It waits until the fault is recorded, because the page may be left at the next moment. */
function listen(path: string) {
  const tell = (fault: string) => {
    const telling = new XMLHttpRequest()
    telling.open('POST', path, false)
    telling.send(`${location.pathname}: ${fault}`)
  }
  addEventListener(
    'error',
    ({ message, target }) => {
      if (message) tell(message)
      else if (target instanceof Element) tell(`failed to load ${target.outerHTML.slice(0, 120)}`)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => tell(String(reason)))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell(`policy: ${violatedDirective} forbids ${blockedURI}`),
  )
  for (const level of ['error', 'warn'] as const) {
    const say = console[level]
    console[level] = (...words: unknown[]) => {
      tell(`console: ${words.map(String).join(' ')}`)
      say(...words)
    }
  }
}

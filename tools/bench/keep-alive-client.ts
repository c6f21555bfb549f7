import { connect, type Socket } from 'node:net'

// Why not autocannon: it makes text of each body, which took 200 µs of a processor for a page of 11 KB in brotli, where this client
// takes 40. The load generator was the limit then: a cached page came out as fast as node:http (1.00 ×, not 0.7).

/** Bytes that are sent again and again, and what each answer must be. */
export type Question = { request: Buffer; status: number; length?: number }

type Answer = { status: number; length: number; headBytes: number }

const END_OF_HEAD = Buffer.from('\r\n\r\n')

/** What Chromium sends with the click on a link. */
const BROWSER = {
  Connection: 'keep-alive',
  'Upgrade-Insecure-Requests': '1',
  'User-Agent':
    'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'Sec-Fetch-Site': 'same-origin',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Dest': 'document',
  'Accept-Language': 'en-GB,en;q=0.9',
}

/** The bytes of a GET as a browser sends it, with further headers. */
export function toRequest(path: string, host: string, headers: Record<string, string>): Buffer {
  const lines = Object.entries({ Host: host, ...BROWSER, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
}

/**
 * Asks the same over one connection, each time when the last is answered, until it is over. `answered` is told how many
 * milliseconds each took. Rejects at the first answer that is not what was expected.
 */
export async function requestInSequence(
  port: number,
  question: Question,
  isOver: () => boolean,
  answered: (ms: number) => void,
): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject)
      socket.once('close', () => reject(new Error('the server ended the connection')))
      talk(socket, question, isOver, answered, { resolve, reject })
    })
  } finally {
    socket.destroy()
  }
}

function talk(
  socket: Socket,
  question: Question,
  isOver: () => boolean,
  answered: (ms: number) => void,
  { resolve, reject }: { resolve: () => void; reject: (error: Error) => void },
) {
  let sent = 0
  let head = Buffer.alloc(0)
  let answer: Answer | undefined
  let received = 0

  function send() {
    if (isOver()) return resolve()
    answer = undefined
    received = 0
    head = Buffer.alloc(0)
    sent = performance.now()
    socket.write(question.request)
  }

  socket.on('data', (chunk) => {
    received += chunk.length
    if (!answer) {
      head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk
      answer = readHead(head)
      if (!answer) return
      const problem = findProblem(answer, question)
      if (problem) return reject(problem)
    }
    if (received < answer.headBytes + answer.length) return
    answered(performance.now() - sent)
    send()
  })
  send()
}

function findProblem({ status, length }: Answer, question: Question): Error | undefined {
  // Without a length, nobody would know where the answer ends: that is none, as NaN equals nothing.
  const isExpected = status === question.status && length === (question.length ?? length)
  return isExpected ? undefined : new Error(`${status}, ${length} bytes, to ${question.request.toString()}`)
}

/** Undefined while the head is not there as a whole. */
function readHead(bytes: Buffer): Answer | undefined {
  const end = bytes.indexOf(END_OF_HEAD)
  if (end < 0) return undefined
  const head = bytes.toString('latin1', 0, end)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN
  return { status: Number(head.slice(9, 12)), length: Number(length), headBytes: end + END_OF_HEAD.length }
}

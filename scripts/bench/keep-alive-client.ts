import { connect, type Socket } from 'node:net'

/** What is asked of a server: head and length of the answer are checked each time. */
export type Question = { request: Buffer; expected: { status: number; length?: number } }

type Answer = { status: number; length: number; headBytes: number }

const END_OF_HEAD = Buffer.from('\r\n\r\n')

/** What Chromium sends with the click on a link. */
const BROWSER = [
  'Connection: keep-alive',
  'Upgrade-Insecure-Requests: 1',
  'User-Agent: Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'Sec-Fetch-Site: same-origin',
  'Sec-Fetch-Mode: navigate',
  'Sec-Fetch-Dest: document',
  'Accept-Language: en-GB,en;q=0.9',
]

/** The bytes of a GET as a browser sends it, with further headers where there are any. */
export function toRequest(
  path: string,
  host: string,
  encoding: string,
  headers: Record<string, string> = {},
): Buffer {
  const further = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const lines = [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    ...BROWSER,
    `Accept-Encoding: ${encoding}`,
    ...further,
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`)
}

/**
 * Asks one question after the other over one connection, each when the last is answered, until there is none. `answered` is
 * told how many milliseconds each took. Rejects at the first answer that is not what was expected.
 */
export async function requestInSequence(
  port: number,
  next: () => Question | undefined,
  answered: (ms: number, question: Question) => void,
): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject)
      socket.once('close', () => reject(new Error('the server ended the connection')))
      talk(socket, next, answered, resolve, reject)
    })
  } finally {
    socket.destroy()
  }
}

function talk(
  socket: Socket,
  next: () => Question | undefined,
  answered: (ms: number, question: Question) => void,
  end: () => void,
  fail: (error: Error) => void,
) {
  let question: Question | undefined
  let sent = 0
  let head = Buffer.alloc(0)
  let answer: Answer | undefined
  let received = 0

  function send() {
    question = next()
    if (!question) return end()
    answer = undefined
    received = 0
    head = Buffer.alloc(0)
    sent = performance.now()
    socket.write(question.request)
  }

  socket.on('data', (chunk) => {
    if (!question) return
    received += chunk.length
    if (!answer) {
      head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk
      answer = readHead(head)
      if (!answer) return
      const problem = findProblem(answer, question)
      if (problem) return fail(problem)
    }
    if (received < answer.headBytes + answer.length) return
    answered(performance.now() - sent, question)
    send()
  })
  send()
}

function findProblem({ status, length }: Answer, { request, expected }: Question): Error | undefined {
  // Without a length, nobody would know where the answer ends: that is none, as NaN equals nothing.
  const isExpected = status === expected.status && length === (expected.length ?? length)
  return isExpected ? undefined : new Error(`${status}, ${length} bytes, to ${request.toString()}`)
}

/** Undefined while the head is not there as a whole. */
function readHead(bytes: Buffer): Answer | undefined {
  const end = bytes.indexOf(END_OF_HEAD)
  if (end < 0) return undefined
  const head = bytes.toString('latin1', 0, end)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN
  return { status: Number(head.slice(9, 12)), length: Number(length), headBytes: end + END_OF_HEAD.length }
}

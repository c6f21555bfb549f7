import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createHttpServer, toOriginForm } from './http-server.ts'

const FOR_EVER = 2 ** 30
const noTimeouts = {
  headersMs: FOR_EVER,
  checkEveryMs: FOR_EVER,
  bodyBytes: 0,
  bodySpanMs: FOR_EVER,
  unreadMs: FOR_EVER,
}

const answerLength: RequestListener = async (request, response) => {
  let length = 0
  try {
    for await (const chunk of request) length += chunk.length
    response.end(`${length} bytes`)
  } catch {
    // Cut off.
  }
}

/** Opens a connection to a server that tells how long a body is. `answer` is all that comes back until it ends. */
async function open(timeouts: Partial<typeof noTimeouts>, listener = answerLength) {
  const server = createHttpServer(listener, { ...noTimeouts, ...timeouts })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  return { socket, answer: readAll(socket) }
}

async function readAll(socket: Socket) {
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  // A client that still sends meets a closed connection.
  socket.on('error', () => {})
  await new Promise((resolve) => socket.once('close', resolve))
  return text
}

test('a request line may hold the whole address of a page, but no user', () => {
  expect(toOriginForm('/recipes?page=2')).toBe('/recipes?page=2')
  expect(toOriginForm('//x@y/%')).toBe('//x@y/%')
  expect(toOriginForm('http://plate.test/recipes?page=2')).toBe('/recipes?page=2')
  expect(toOriginForm('HTTPS://PLATE.test')).toBe('/')
  const refused = [
    'http://user@plate.test/',
    'http://:pw@plate.test/',
    'http://',
    'http://[/',
    'http://a:99999/',
  ]
  for (const target of [...refused, '*', '', 'plate.test:443', 'recipes', '?page=2', 'mailto:x', 'ftp://x/'])
    expect(toOriginForm(target)).toBeUndefined()
})

test('a request that names two hosts is refused: a proxy may have gone by the other one', async () => {
  for (const [hosts, status] of [
    ['Host: plate.test', 200],
    ['Host: plate.test\r\nHost: evil.test', 400],
    ['Host: plate.test\r\nhOST: plate.test', 400],
    ['Host: plate.test, evil.test', 400],
  ] as const) {
    const { socket, answer } = await open({})
    socket.write(`GET / HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`)
    expect([hosts, await answer]).toEqual([hosts, expect.stringContaining(`HTTP/1.1 ${status} `)])
  }
})

test('a connection whose headers never end is closed', async () => {
  const { socket, answer } = await open({ headersMs: 100, checkEveryMs: 20 })
  socket.write('GET / HTTP/1.1\r\nHost: plate.test\r\nX-Slow: ')
  const drip = setInterval(() => socket.write('a'), 10)
  expect(await answer).toMatch(/^HTTP\/1.1 408 /)
  clearInterval(drip)
})

test('a connection that never says anything is closed', async () => {
  const { answer } = await open({ headersMs: 100, checkEveryMs: 20 })
  await answer
})

const POST = 'POST / HTTP/1.1\r\nHost: plate.test\r\nConnection: close\r\n'

for (const body of ['Content-Length: 1000000\r\n\r\n', 'Transfer-Encoding: chunked\r\n\r\n']) {
  test(`a body that drips is cut off (${body.split(':')[0]})`, async () => {
    const { socket, answer } = await open({ bodyBytes: 1_000, bodySpanMs: 200 })
    socket.write(POST + body)
    const drip = setInterval(() => socket.write(body.startsWith('C') ? 'a' : '1\r\na\r\n'), 10)
    expect(await answer).toMatch(/^HTTP\/1.1 408 /)
    clearInterval(drip)
  })
}

test('a body that comes slowly but steadily may take as long as it likes', async () => {
  const bodySpanMs = 200
  const { socket, answer } = await open({ headersMs: 100, checkEveryMs: 20, bodyBytes: 10, bodySpanMs })
  const parts = 60
  socket.write(`${POST}Content-Length: ${parts * 1_000}\r\n\r\n`)
  for (let part = 0; part < parts; part++) {
    socket.write('a'.repeat(1_000))
    await pause(bodySpanMs / 10)
  }
  expect(await answer).toMatch(/^HTTP\/1.1 200 [^]*60000 bytes/)
})

const GET = 'GET / HTTP/1.1\r\nHost: plate.test\r\nConnection: close\r\n\r\n'
/** Far more than the system takes for a reader who does not read. */
const LONG = 50 * 1024 * 1024

const longAnswers: Record<string, RequestListener> = {
  'an answer in one piece': (_, response) => void response.end(Buffer.alloc(LONG)),
  'an answer that is written as it is read': (_, response) => {
    const parts = (function* () {
      for (let sent = 0; sent < LONG; sent += 65_536) yield Buffer.alloc(65_536)
    })()
    Readable.from(parts)
      .on('error', () => {})
      .pipe(response)
  },
}

for (const [name, listener] of Object.entries(longAnswers)) {
  test(`${name} and that nobody reads ends its connection`, async () => {
    const unreadMs = 300
    const closed = Promise.withResolvers<void>()
    const { socket } = await open({ unreadMs }, (request, response) => {
      response.once('close', () => closed.resolve())
      listener(request, response)
    })
    socket.pause().write(GET)
    await closed.promise
    socket.destroy()
  })

  test(`${name} and that is read slowly but steadily comes to its end`, async () => {
    const { socket } = await open({ unreadMs: 1_000 }, listener)
    socket.removeAllListeners('data').setEncoding('latin1')
    let length = 0
    socket.on('data', (part: string) => {
      const isFirst = length === 0
      length += part.length
      // Longer than the limit in all, and never still for so long.
      if (isFirst || Math.random() < 0.02) socket.pause().setTimeout(20, () => socket.resume())
    })
    const ended = once(socket, 'close')
    socket.write(GET)
    await ended
    expect(length).toBeGreaterThan(LONG)
  })
}

test('an answer that takes long to make is waited for', async () => {
  const { socket, answer } = await open({ unreadMs: 50 }, (_, response) => {
    setTimeout(() => response.end('late soup'), 400)
  })
  socket.write(GET)
  expect(await answer).toContain('late soup')
})

import { createServer, type RequestListener } from 'node:http'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { requestInSequence, toRequest } from './keep-alive-client.ts'

const PAGE = 'x'.repeat(200_000)

async function listen(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const request = async (times: number, length?: number) => {
    let answers = 0
    await requestInSequence(
      port,
      { request: toRequest('/', 'localhost', {}), status: 200, length },
      () => answers === times,
      () => answers++,
    )
    return answers
  }
  return { request, [Symbol.dispose]: () => void server.close() }
}

test('every answer is counted once, however many pieces it comes in', async () => {
  using server = await listen((_, response) => {
    response.writeHead(200, { 'Content-Length': PAGE.length })
    response.write(PAGE.slice(0, 10))
    setImmediate(() => response.end(PAGE.slice(10)))
  })
  expect(await server.request(50, PAGE.length)).toBe(50)
})

test('an error page is no answer', async () => {
  using server = await listen((_, response) => response.writeHead(500, { 'Content-Length': 2 }).end('no'))
  await expect(server.request(1)).rejects.toThrow('500')
})

test('a page of another length is no answer', async () => {
  using server = await listen((_, response) => response.writeHead(200, { 'Content-Length': 2 }).end('no'))
  await expect(server.request(1, 3)).rejects.toThrow('2 bytes')
})

test('a page without its length is no answer', async () => {
  using server = await listen((_, response) => {
    response.write('no')
    response.end()
  })
  await expect(server.request(1)).rejects.toThrow('NaN bytes')
})

test('a server that hangs up is no answer', async () => {
  using server = await listen((_, response) => response.destroy())
  await expect(server.request(1)).rejects.toThrow('ended the connection')
})

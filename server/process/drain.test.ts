import { Agent, createServer, get, type RequestListener } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { makeDrainable } from './drain.ts'

const FOR_EVER = 2 ** 30
const noTimeouts = { lingerMs: FOR_EVER, limitMs: FOR_EVER, hurry: new AbortController().signal }

async function open(listener: RequestListener = (_, response) => response.end('Soup')) {
  const server = createServer(listener)
  server.keepAliveTimeout = 0
  const drain = makeDrainable(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const listening = server.address()
  const { port } = isAddress(listening) ? listening : { port: 0 }
  const agent = new Agent({ keepAlive: true })
  const ask = async () =>
    new Promise<{ text: string; connection: string | undefined }>((resolve, reject) => {
      get({ port, host: '127.0.0.1', agent }, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        response.once('end', () => resolve({ text, connection: response.headers.connection }))
      }).once('error', reject)
    })
  return { server, drain, ask, port }
}

const isAddress = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null

test('a server that nobody is connected to ends at once', async () => {
  const { drain } = await open()
  await drain(noTimeouts)
})

test('who is connected is answered once more, and told that it is the last time', async () => {
  const { drain, ask, port } = await open()
  expect(await ask()).toEqual({ text: 'Soup', connection: 'keep-alive' })
  const ended = drain(noTimeouts)
  await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED')
  expect(await ask()).toEqual({ text: 'Soup', connection: 'close' })
  await ended
})

test('who has nothing to ask is not waited for in a hurry, and what is running is', async () => {
  const asked = Promise.withResolvers<() => void>()
  const { drain, ask, port } = await open((_, response) => asked.resolve(() => response.end('Slow soup')))
  await once(connect(port, '127.0.0.1'), 'connect')
  const answer = ask()
  const finish = await asked.promise
  const hurry = new AbortController()
  const ended = drain({ ...noTimeouts, hurry: hurry.signal })
  hurry.abort()
  finish()
  expect(await answer).toMatchObject({ text: 'Slow soup' })
  await ended
})

test('an answer that is still on its way to a slow reader comes whole', async () => {
  const bytes = 20_000_000
  const { drain, port } = await open((_, response) => response.end(Buffer.alloc(bytes)))
  const reader = connect(port, '127.0.0.1')
  reader.write('GET / HTTP/1.1\r\nHost: plate.test\r\n\r\n')
  await once(reader, 'readable')
  const ended = drain({ ...noTimeouts, lingerMs: 0 })
  let read = 0
  for await (const chunk of reader) read += chunk.length
  expect(read).toBeGreaterThan(bytes)
  await ended
})

test('nobody is waited for longer than the limit', async () => {
  const asked = Promise.withResolvers<void>()
  const { drain, ask } = await open(() => asked.resolve())
  const answer = ask()
  await asked.promise
  await Promise.all([drain({ ...noTimeouts, lingerMs: 0, limitMs: 0 }), expect(answer).rejects.toThrow()])
})

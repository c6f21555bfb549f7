import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startSite } from './running-site.ts'

const ABSOLUTE = ['http://plate.test/', 'http://plate.test', 'HTTP://PLATE.TEST/recipes', 'https://x/?page=2']
const WITH_USER = ['http://user@plate.test/', 'http://user:pw@plate.test/recipes', 'http://user@plate.test']
const MALFORMED = [
  ...['', '*', '//', '///', '//evil.test', '//evil.test/', '//user@evil.test/', '//[', '//%', '//:99999'],
  ...['plate.test:443', 'recipes', '?page=2', 'http://', 'http://[::1', 'http://a:99999/', 'http://%/'],
  ...['mailto:x', 'javascript:alert(1)', 'ftp://x/', '/http://user@plate.test/', '/\\evil', '\\'],
  ...[
    '/%',
    '/%ff',
    '/%00',
    '/%c0%ae',
    '/recipes?%',
    '/recipes?search=%ff',
    '/a\0b',
    '/é',
    '/ x',
    '/#x',
    '/[',
  ],
  ...['/..', '/%2e%2e/%2e%2e/etc/passwd', `/${'a'.repeat(15_000)}`, `/${'a'.repeat(17_000)}`],
]

async function startWithRawRequests() {
  const site = await startSite({ SAMPLE_CONTENT: 'off' })
  const { port, hostname } = new URL(site.address)
  /** The status of an answer to a request that no client would send. */
  const ask = async (line: string, headers = 'Host: plate.test\r\n') => {
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.setEncoding('latin1').on('data', (chunk: string) => (answer += chunk))
    socket.on('error', () => {})
    socket.write(`${line}\r\n${headers}Connection: close\r\n\r\n`)
    await new Promise((resolve) => socket.once('close', resolve))
    return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])
  }
  return { ...site, ask }
}

test('no request line, however malformed, is answered as a fault of the site', async () => {
  const { ask, stop, said } = await startWithRawRequests()
  for (const target of ABSOLUTE) expect([target, await ask(`GET ${target} HTTP/1.1`)]).toEqual([target, 200])
  for (const target of WITH_USER) expect([target, await ask(`GET ${target} HTTP/1.1`)]).toEqual([target, 400])
  for (const target of [...ABSOLUTE, ...WITH_USER, ...MALFORMED]) {
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
      const status = await ask(`${method} ${target} HTTP/1.1`)
      expect([target, status, status >= 200 && status < 500]).toEqual([target, status, true])
    }
  }
  expect(said()).not.toContain('"level":"error"')
  await stop()
})

test('a health check of the old kind, without a host, is answered', async () => {
  const { ask, stop } = await startWithRawRequests()
  expect(await ask('GET /health HTTP/1.0', '')).toBe(200)
  await stop()
})

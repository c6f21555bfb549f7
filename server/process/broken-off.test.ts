import { once } from 'node:events'
import { connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestSite } from '#test/site.ts'
import { createHttpServer } from './http-server.ts'

/** A site on a port of its own. `breakOff` sends a request, or half of one, and hangs up. */
async function serveSite() {
  const site = await createTestSite({ env: { SITE_URL: 'http://plate.test' } })
  const { cookie } = await site.as('admin')
  const listener = getRequestListener(async (request, env) => site.render(request.url, request, env))
  const server = createHttpServer(listener)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    log: site.log,
    async breakOff(head: string, body: string) {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      socket.write(`${head}\r\nHost: plate.test\r\nOrigin: http://plate.test\r\nCookie: ${cookie}\r\n`)
      socket.write(`Content-Length: 50000\r\n\r\n${body}`)
      const arrived = once(server, 'request')
      await arrived
      socket.resetAndDestroy()
    },
  }
}

const FORM = 'Content-Type: application/x-www-form-urlencoded'
const PARTS = 'Content-Type: multipart/form-data; boundary=x'
const FILE = '--x\r\nContent-Disposition: form-data; name="files"; filename="a.json"\r\n\r\n{'

const CASES: [head: string, body: string][] = [
  [`POST /auth HTTP/1.1\r\n${FORM}`, 'email=chef'],
  [`POST /auth HTTP/1.1\r\n${PARTS}`, FILE],
  [`POST /api/auth/token HTTP/1.1\r\nContent-Type: application/json`, '{"email":'],
  [`POST /api/recipes HTTP/1.1\r\nContent-Type: application/json`, '{"name":'],
  [`POST /admin/recipes/new HTTP/1.1\r\n${FORM}`, 'name=soup'],
  [`POST /admin/media HTTP/1.1\r\n${PARTS}`, FILE],
  [`POST /admin/media/upload?name=a.png HTTP/1.1\r\nContent-Type: image/png`, 'PNG'],
  [`POST /admin/import HTTP/1.1\r\n${PARTS}`, FILE],
  [`POST /nothing-here HTTP/1.1\r\n${FORM}`, 'a=b'],
  [`PUT /api/settings HTTP/1.1\r\n${FORM}`, 'a=b'],
]

test('a request whose sender hangs up is one line of the log, and no error', async () => {
  const said = vi.spyOn(console, 'error')
  const site = await serveSite()
  for (const [head, body] of CASES) {
    const before = site.log.length
    await site.breakOff(head, body)
    await vi.waitUntil(() => site.log.length > before, { interval: 5, timeout: 10_000 })
    const lines = site.log.slice(before).map((line) => JSON.parse(line))
    expect([head, lines]).toEqual([head, [expect.objectContaining({ status: expect.any(Number) })]])
    expect([head, lines[0].status < 500]).toEqual([head, true])
  }
  expect(said.mock.calls).toEqual([])
})

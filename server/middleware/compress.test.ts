import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createTestSite } from '#test/site.ts'

const DECODED = { br: brotliDecompressSync, gzip: gunzipSync }

test('what is not cached goes out in the best encoding that is taken, too', async () => {
  const site = await createTestSite()
  const ask = async (path: string, encoding: string) =>
    site.get(path, { headers: { 'Accept-Encoding': encoding } })
  const release = /"version": ?"([^"]+)"/.exec((await site.read('/')).html)?.[1]
  const manifest = `/__manifest?paths=/,/recipes,/equipment,/blog&version=${release}`
  for (const path of ['/auth', '/nothing-here', manifest, '/api/openapi.json']) {
    const plain = await ask(path, 'identity')
    const { status } = plain
    const text = (await plain.text()).replaceAll(/nonce="[^"]*"/g, '')
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['gzip', 'gzip'],
    ] as const) {
      const answer = await ask(path, accepted)
      expect([path, answer.status, answer.headers.get('content-encoding')]).toEqual([path, status, encoding])
      expect(answer.headers.get('vary')).toContain('Accept-Encoding')
      const body = DECODED[encoding](Buffer.from(await answer.arrayBuffer())).toString()
      expect(body.replaceAll(/nonce="[^"]*"/g, '')).toBe(text)
    }
  }
})

test('a few bytes, answers without a body and streams stay as they are', async () => {
  const site = await createTestSite()
  const admin = await site.as('admin')
  const init = { headers: { 'Accept-Encoding': 'br, gzip' } }
  const few = await site.get('/api/auth/user', init)
  expect([few.headers.get('content-encoding'), (await few.json()).status]).toEqual([null, 401])
  const head = await site.get('/api/recipes', { ...init, method: 'HEAD' })
  expect([head.headers.get('content-encoding'), head.headers.get('vary')]).toEqual([null, 'Accept-Encoding'])
  const stream = await admin.get('/admin/events', init)
  expect(stream.headers.get('content-encoding')).toBeNull()
  await stream.body?.cancel()
})

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { toCachedPage, withoutNonce } from './cached-page.ts'

const NONCE = 'c2VjcmV0LW5vbmNlISE='
const POLICY = `default-src 'none'; script-src 'nonce-${NONCE}' 'strict-dynamic'; object-src 'none'`
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('exactly the scripts that carry the nonce may run', () => {
  const { text, policy } = withoutNonce(
    `<script nonce="${NONCE}">ours()</script><link rel="modulepreload" nonce="${NONCE}" href="/a.js"/>` +
      `<script type="module" nonce="${NONCE}">import "/a.js"</script><script>injected()</script>` +
      `<script nonce="guess">guessed()</script>`,
    POLICY,
  )
  expect(policy).toBe(
    `default-src 'none'; script-src 'self' ${hashOf('ours()')} ${hashOf('import "/a.js"')}; object-src 'none'`,
  )
  expect(text).toBe(
    '<script>ours()</script><link rel="modulepreload" href="/a.js"/>' +
      '<script type="module">import "/a.js"</script><script>injected()</script>' +
      '<script nonce="guess">guessed()</script>',
  )
})

test('a page that shows its nonce elsewhere is not cached', () => {
  expect(() => withoutNonce(`<p>${NONCE}</p>`, POLICY)).toThrow(RangeError)
})

test('what belongs to one person, or may pass in a moment, is not cached', async () => {
  const page = (status: number, headers: Record<string, string>) =>
    toCachedPage(new Response('page', { status, headers: { 'Cache-Control': 'no-cache', ...headers } }))
  expect(await page(200, {})).toBeDefined()
  expect(await page(404, {})).toBeDefined()
  expect(await page(200, { 'Set-Cookie': 'a=b' })).toBeUndefined()
  expect(await page(200, { 'Cache-Control': 'private, no-store' })).toBeUndefined()
  for (const status of [401, 403, 422, 500, 503]) expect(await page(status, {}), `${status}`).toBeUndefined()
})

test('a cached page holds no more memory than it is counted with, however short it is', async () => {
  for (const length of [0, 1, 300, 3_000, 20_000, 200_000]) {
    const body = 'soup and bread '.repeat(length / 15 + 1).slice(0, length)
    const page = await toCachedPage(new Response(body, { headers: { 'Cache-Control': 'no-cache' } }))
    const { br, gzip } = page!
    const held = new Set([br.body.buffer, gzip.body.buffer])
    const bytes = [...held].reduce((sum, { byteLength }) => sum + byteLength, 0)
    expect([length, bytes]).toEqual([length, br.body.length + gzip.body.length])
    expect(page!.bytes).toBeGreaterThan(bytes)
    expect(page!.identity.body.toString()).toBe(body)
  }
})

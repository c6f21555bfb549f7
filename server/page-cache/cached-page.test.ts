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

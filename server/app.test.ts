import { expect, test } from 'vitest'
import { createTestSite } from '#test/site.ts'

test('every page carries the security headers and allows its own scripts only', async () => {
  const site = await createTestSite()
  const response = await site.get('/')
  const policy = response.headers.get('content-security-policy') ?? ''
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
  expect(response.status).toBe(200)
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe-')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  const scripts = (await response.text()).match(/<script[^>]*>/g) ?? []
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`)
})

import { expect, test } from 'vitest'
import { pagePart, pageText } from '#test/page-text.ts'
import { createTestSite } from '#test/site.ts'

test('the diary comes empty for everyone, says where it stays, and that it needs scripts', async () => {
  const site = await createTestSite()
  const { html } = await site.read('/diary')
  const text = pageText(pagePart(html, 'main'))
  expect(text).toContain('This lives in this browser only.')
  expect(html).toContain('The diary needs scripts, because it stays in your browser and is not sent.')
  expect((await site.get('/diary')).headers.get('set-cookie')).toBeNull()
  // No browser can send a form without an address, before its scripts are there either.
  expect(html).toMatch(/<form [^>]*method="dialog"[^>]*><fieldset disabled/)
})

test('the profile leads to the diary, and the privacy page says what is kept of it', async () => {
  const site = await createTestSite()
  expect(pagePart((await site.read('/profile')).html, 'main')).toContain('href="/diary"')
  const privacy = pagePart((await site.read('/privacy')).html, 'main')
  expect(privacy).toContain('href="/diary"')
  expect(pageText(privacy)).toContain('the browser keeps what you ate, how your gut was, and when')
})

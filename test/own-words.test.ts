import { expect, test } from 'vitest'
import { findClaims } from '#domain/health-claims/find-claims.ts'
import { pageText } from './page-text.ts'
import { createTestSite } from './site.ts'

/** What spec.md itself calls the site and its parts (sections 1 and 2). The text under them promises nothing. */
const TITLES = ["Crohn's-Friendly", 'gut-friendly']

test('no page of the site promises an effect, but for the titles of spec.md', async () => {
  const site = await createTestSite()
  const promises: string[] = []
  for (const path of ['/', '/about', '/privacy', '/recipes', '/equipment', '/blog', '/auth']) {
    const { html } = await site.read(path)
    const described = [...html.matchAll(/<meta[^>]* content="([^"]*)"/g)].map(([, text]) => text)
    for (const { words } of findClaims([pageText(html), ...described].join('\n')))
      promises.push(`${path}: ${words}`)
  }
  expect(promises.filter((promise) => !TITLES.some((title) => promise.endsWith(title)))).toEqual([])
})

import { expect, test } from 'vitest'
import { findClaims } from '#domain/health-claims/find-claims.ts'
import { NO_SETTINGS } from '#domain/settings/fields.ts'
import { updateSettings } from '#server/data/settings/write.ts'
import { pageText } from './page-text.ts'
import { createTestSite, NOW } from './site.ts'

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

test('search engines read of each list what the chef wrote above it', async () => {
  const site = await createTestSite()
  const words = {
    home_lead: 'Mara’s home.',
    recipes_lead: 'Mara’s dishes.',
    equipment_lead: 'Mara’s tools.',
    blog_lead: 'Mara’s notes.',
    about_lead: 'Mara’s story.',
  }
  await updateSettings(site.db, { fields: { ...NO_SETTINGS, ...words }, author_id: null }, NOW)
  for (const [path, text] of Object.entries({
    '/': words.home_lead,
    '/recipes': words.recipes_lead,
    '/equipment': words.equipment_lead,
    '/blog': words.blog_lead,
    '/about': words.about_lead,
  }))
    expect((await site.read(path)).html).toContain(`<meta name="description" content="${text}"/>`)
})

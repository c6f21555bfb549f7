import { expect, test } from 'vitest'
import { NO_SETTINGS } from '#domain/settings/fields.ts'
import { updateSettings } from '#server/data/settings/write.ts'
import { pageLinks, pagePart, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'

test("spec.md section 2: About tells the founder's story, in her own words, and leads to the recipes", async () => {
  const site = await createTestSite()
  const fields = {
    ...NO_SETTINGS,
    chef_name: 'Mara',
    about_title: 'A chef who writes',
    about_body: '<h2>Then</h2>\nI was told that I had <em>Crohn’s disease</em>.',
  }
  await updateSettings(site.db, { fields, author_id: null }, NOW)
  const { status, html } = await site.read('/about')
  expect(status).toBe(200)
  const main = pagePart(html, 'main')
  expect(pageText(pagePart(main, 'h1'))).toBe('A chef who writes')
  expect(pageText(main)).toContain('Mara Then I was told that I had Crohn’s disease.')
  expect(pageLinks(main)).toEqual([{ href: '/recipes', text: 'Explore Recipes' }])
})

test('before the story is written, About says so and speaks for nobody', async () => {
  const site = await createTestSite()
  const main = pagePart((await site.read('/about')).html, 'main')
  expect(pageText(main)).toBe(
    'About About Gentle Plate The story of this kitchen is not written yet. Explore Recipes',
  )
})

test('a portrait of any shape stands whole on About and on the home page', async () => {
  const site = await createTestSite()
  const hash = 'ab'.repeat(32)
  for (const [width, height] of [
    [800, 1000],
    [900, 600],
  ] as const) {
    const portrait_url = `/media/${hash}-${width}x${height}`
    const fields = { ...NO_SETTINGS, portrait_url, story_quote: 'I cook.' }
    await updateSettings(site.db, { fields, author_id: null }, NOW)
    for (const page of ['/about', '/']) {
      const [portrait] = (await site.read(page)).html.match(/<img[^>]*\/media\/[^>]*>/) ?? []
      expect([page, portrait]).toEqual([page, expect.stringContaining(`width="${width}" height="${height}"`)])
      expect(portrait).toContain('h-auto')
      expect(portrait).not.toMatch(/object-cover|aspect-/)
    }
  }
})

import { expect, test } from 'vitest'
import { NO_SETTINGS } from '#domain/settings/fields.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { updateSettings } from '#server/data/settings/write.ts'
import { aPost, aRecipe } from '#test/fixtures.ts'
import { pageLinks, pagePart, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'

test('spec.md section 2: home has a hero, three cards, four items and a way to the recipes at its end', async () => {
  const site = await createTestSite()
  const { status, html } = await site.read('/')
  expect(status).toBe(200)
  const main = pagePart(html, 'main')
  expect(pageText(pagePart(main, 'h1'))).toBe('Gentle Plate')
  expect(headings(pagePart(main, 'section', 'aria-labelledby="why"'), 'h3')).toEqual([
    'Digestive Wellness',
    'Culinary Heritage',
    'Unconventional & Delicious',
  ])
  expect(headings(pagePart(main, 'section', 'aria-labelledby="how"'), 'h3')).toEqual([
    'Macro Precision',
    "Crohn's-Friendly",
    'Chef-Developed',
    'Science-Based',
  ])
  expect(pageLinks(main).at(-1)).toEqual({ href: '/recipes', text: 'Browse Recipes' })
})

test("spec.md section 1: home calls to explore the recipes and to read the chef's story", async () => {
  const site = await createTestSite()
  const { html } = await site.read('/')
  const hero = pageLinks(pagePart(html, 'main')).slice(0, 2)
  expect(hero).toEqual([
    { href: '/recipes', text: 'Explore Recipes' },
    { href: '/about', text: 'Read the chef’s story' },
  ])
})

test('the first screen says whom the site is for, and three days lead to the list, without scripts to a list by verdict', async () => {
  const site = await createTestSite()
  const read = async () => pagePart((await site.read('/')).html, 'main')
  expect(pageText(await read())).toMatch(
    /^For people with Crohn’s disease, and for the people who cook for them\./,
  )
  expect(await read()).not.toContain('How is today?')
  for (const [name, step_text, texture] of [
    ['Carrot Velouté', 'Simmer the carrots and blend until smooth.', null],
    ['Tender Carrots', 'Boil the carrots.', 'tender'],
    ['Crackling', 'Deep-fry until crisp and crunchy.', null],
  ] as const) {
    const instructions = [{ step_number: 1, step_text, section: null, step_url: null }]
    const ingredients = [{ ingredient_text: '600 g carrots, peeled', section: null }]
    await insertRecipe(site.db, { fields: aRecipe({ name, texture, instructions, ingredients }) }, NOW)
  }
  const section = pagePart(await read(), 'section', 'aria-labelledby="today"')
  const withoutScripts = [...section.matchAll(/<noscript>.*?<\/noscript>/g)].join('')
  expect(pageLinks(withoutScripts)).toEqual([
    { href: '/recipes?texture=soft&amp;gentle=changes', text: 'In a flare' },
    { href: '/recipes?gentle=changes', text: 'A careful day' },
    { href: '/recipes', text: 'A good day' },
  ])
  expect(pageText(withoutScripts)).toContain('The address of the list names the texture.')
  const withScripts = section.replaceAll(/<noscript>.*?<\/noscript>/g, '')
  expect(pageLinks(withScripts).slice(0, 3)).toEqual([
    { href: '/recipes', text: 'In a flare' },
    { href: '/recipes', text: 'A careful day' },
    { href: '/recipes', text: 'A good day' },
  ])
  const text = pageText(withScripts)
  // Each day shows the plate of another dish.
  expect(new Set(section.match(/\/plates\/[^"?]*\?[^"]*/g))).toHaveProperty('size', 3)
  expect(text).toContain('In a flare chosen Smooth and soft: mashes with a fork 1 dish')
  expect(text).toContain('Up to tender 2 dishes')
  expect(text).toContain('3 dishes')
  expect(text).toContain('It stays in this browser and is not sent.')
  expect(text).toContain('get urgent medical help.')
  expect(text).toContain('Past two to four weeks, plan it with a dietitian')
})

test('home shows the five newest recipes, newest first, with what is known of each', async () => {
  const site = await createTestSite()
  for (const [day, name] of ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].entries()) {
    await insertRecipe(site.db, { fields: aRecipe({ name }) }, new Date(Date.UTC(2026, 1, day + 1)))
  }
  const section = pagePart((await site.read('/')).html, 'section', 'aria-labelledby="new"')
  expect(pageLinks(section)).toEqual([
    { href: '/recipes', text: 'All recipes' },
    { href: '/recipes/six', text: 'Six' },
    { href: '/recipes/five', text: 'Five' },
    { href: '/recipes/four', text: 'Four' },
    { href: '/recipes/three', text: 'Three' },
    { href: '/recipes/two', text: 'Two' },
  ])
  expect(pageText(pagePart(section, 'article'))).toBe(
    'Soup Difficulty: easy Six Carrots cooked until they give way. 40 min 186 kcal 5 g protein 24 g carbs 8 g fat',
  )
})

test('“New this month” shows the last 31 days by publish date, and without any stands “Latest recipes”', async () => {
  const titleOn = async (site: Awaited<ReturnType<typeof createTestSite>>) => {
    const section = pagePart((await site.read('/')).html, 'section', 'aria-labelledby="new"')
    return [pageText(pagePart(section, 'h2')), ...pageLinks(section).map(({ text }) => text)]
  }
  const site = await createTestSite()
  // Thirty days before March 4.
  const published_at = '2026-02-02T00:00:00.000Z'
  const old = new Date('2026-02-01T23:59:59Z')
  await insertRecipe(site.db, { fields: aRecipe({ name: 'Old' }) }, old)
  expect(await titleOn(site)).toEqual(['Latest recipes', 'All recipes', 'Old'])
  await insertRecipe(site.db, { fields: aRecipe({ name: 'New' }), published_at }, old)
  expect(await titleOn(site)).toEqual(['New this month', 'All recipes', 'New'])
  // There it was the day before.
  const fields = { ...NO_SETTINGS, time_zone: 'Pacific/Honolulu' }
  await updateSettings(site.db, { fields, author_id: null }, NOW)
  const inHonolulu = await createTestSite({ db: site.db, now: new Date('2026-03-04T11:00:00Z') })
  expect(await titleOn(inHonolulu)).toEqual(['Latest recipes', 'All recipes', 'New', 'Old'])
})

test('on the table lie the newest dishes, up to six of them', async () => {
  const site = await createTestSite()
  const tableOf = async () => /\/plates\/dishes-v2\/table\.svg\?[^"]*/.exec((await site.read('/')).html)?.[0]
  expect(await tableOf()).toBe('/plates/dishes-v2/table.svg?dish=0000//empty-plate')
  for (const day of [1, 2, 3, 4, 5, 6, 7])
    await insertRecipe(
      site.db,
      { fields: aRecipe({ name: `Soup ${day}` }) },
      new Date(Date.UTC(2026, 1, day)),
    )
  const laid = [7, 6, 5, 4, 3, 2].map((day) => `dish=1h11ca20/Soup/soup-${day}`)
  expect(await tableOf()).toBe(`/plates/dishes-v2/table.svg?${laid.join('&amp;')}`)
})

test('home leaves out what is not known of a recipe', async () => {
  const site = await createTestSite()
  const fields = aRecipe({
    name: 'Plain Rice',
    description: null,
    difficulty: null,
    recipe_category: null,
    total_time_minutes: null,
    nutrition: null,
    nutrition_shown: 'none',
  })
  await insertRecipe(site.db, { fields }, NOW)
  const section = pagePart((await site.read('/')).html, 'section', 'aria-labelledby="new"')
  expect(pageText(pagePart(section, 'article'))).toBe('Plain Rice')
})

test('home shows the three newest public posts and no draft, scheduled post or draft recipe', async () => {
  const site = await createTestSite()
  for (const day of ['01', '02', '03', '04']) {
    const post = aPost({ title: `Note ${day}`, published_at: `2026-03-${day}T00:00:00.000Z` })
    await insertPost(site.db, post, NOW)
  }
  await insertPost(site.db, aPost({ title: 'Canary draft', status: 'draft' }), NOW)
  await insertPost(site.db, aPost({ title: 'Canary later', published_at: '2026-03-04T05:06:08.000Z' }), NOW)
  await insertRecipe(site.db, { fields: aRecipe({ name: 'Canary recipe' }), status: 'draft' }, NOW)
  const { html } = await site.read('/')
  const section = pagePart(html, 'section', 'aria-labelledby="notes"')
  expect(pageLinks(section)).toEqual([
    { href: '/blog', text: 'All posts' },
    { href: '/blog/note-04', text: 'Note 04' },
    { href: '/blog/note-03', text: 'Note 03' },
    { href: '/blog/note-02', text: 'Note 02' },
  ])
  expect(pageText(section)).toContain('March 4, 2026 Note 04 The broth that starts half the recipes.')
  expect(html).not.toContain('anary')
})

test('every drawing that home, About and the lost page show is there', async () => {
  const site = await createTestSite()
  await insertRecipe(site.db, { fields: aRecipe({ name: 'Crème & “Brûlée” / 粥' }) }, NOW)
  for (const path of ['/', '/about', '/nowhere']) {
    const { html } = await site.read(path)
    const drawings = [...html.matchAll(/<img\b[^>]*\bsrc="([^"]+)"/g)].map(([, src = '']) =>
      src.replaceAll('&amp;', '&'),
    )
    expect(drawings.length).toBeGreaterThan(0)
    for (const src of drawings) {
      const { status, headers } = await site.get(src)
      expect([src, status, headers.get('content-type')]).toEqual([src, 200, 'image/svg+xml; charset=utf-8'])
    }
  }
})

test('an empty site has no empty sections', async () => {
  const site = await createTestSite()
  const text = pageText((await site.read('/')).html)
  expect(text).not.toMatch(/New this month|Latest recipes/)
  expect(text).not.toContain('From the blog')
})

test('text of recipes and posts cannot become markup', async () => {
  const site = await createTestSite()
  const name = '<img src=x onerror=alert(1)>'
  await insertRecipe(site.db, { fields: aRecipe({ name, description: name }) }, NOW)
  await insertPost(site.db, aPost({ title: name, excerpt: name }), NOW)
  expect((await site.read('/')).html).not.toContain('<img src=x')
})

function headings(html: string, tag: string): string[] {
  return (html.match(new RegExp(`<${tag}\\b.*?</${tag}>`, 'gs')) ?? []).map(pageText)
}

test('every script is of a type that HTML knows, or a block of data by a media type', async () => {
  const { html } = await (await createTestSite()).read('/')
  const types = Array.from(html.matchAll(/<script\b[^>]*? type="([^"]*)"/g), ([, type]) => type)
  expect(types).toContain('module')
  for (const type of types) expect(type).toMatch(/^(module|importmap|speculationrules|\w+\/[\w.+-]+)$/)
})

test('letters and styles are asked for before the page ends, and modules are not', async () => {
  const site = await createTestSite()
  const { html } = await site.read('/')
  const early = html.slice(0, html.indexOf('<script type="module"'))
  expect(early).toContain('as="font"')
  expect(early).toContain('rel="stylesheet"')
  expect(html).toContain('<script type="module"')
  expect(html).not.toContain('modulepreload')
})

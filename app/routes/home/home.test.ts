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
  expect(pageLinks(pagePart(html, 'main')).slice(0, 2)).toEqual([
    { href: '/recipes', text: 'Explore Recipes' },
    { href: '/about', text: 'Read the chef’s story' },
  ])
})

test('the first screen says whom the site is for, asks how today is, and holds the dishes of each answer', async () => {
  const site = await createTestSite()
  const read = async () => pagePart((await site.read('/')).html, 'main')
  expect(pageText(await read())).toMatch(
    /^For people with Crohn’s disease, and for the people who cook for them\./,
  )
  const DISHES = {
    smooth: ['Carrot Velouté', 'Second Carrot Velouté', 'Third Carrot Velouté'],
    tender: ['Tender Carrots', 'Boiled Carrots', 'Carrots Again'],
    hard: ['Crackling'],
  }
  const lay = async (name: string, step_text: string, texture: 'tender' | null) => {
    const instructions = [{ step_number: 1, step_text, section: null, step_url: null }]
    const ingredients = [{ ingredient_text: '600 g carrots, peeled', section: null }]
    await insertRecipe(site.db, { fields: aRecipe({ name, texture, instructions, ingredients }) }, NOW)
  }
  for (const name of DISHES.smooth.slice(0, 2))
    await lay(name, 'Simmer the carrots and blend until smooth.', null)
  // A list of fewer than three dishes is no answer, and a question with one answer is none.
  expect(await read()).not.toContain('How is today?')
  for (const name of DISHES.tender) await lay(name, 'Boil the carrots.', 'tender')
  for (const name of DISHES.smooth.slice(2))
    await lay(name, 'Simmer the carrots and blend until smooth.', null)
  await lay('Crackling', 'Deep-fry until crisp and crunchy.', null)
  const section = pagePart(await read(), 'section', 'aria-labelledby="today"')
  expect([...section.matchAll(/<input[^>]* value="(\w+)"/g)].map(([, value]) => value)).toEqual([
    'flare',
    'careful',
    'good',
  ])
  const of = (day: string) =>
    new RegExp(`<div data-day="${day}">.*?(?=<div data-day|$)`, 's').exec(section)?.[0] ?? ''
  expect(pageText(of('flare'))).toMatch(/^3 dishes, smooth and soft .*plan it with a dietitian/)
  expect(pageText(of('flare'))).toContain('get urgent medical help.')
  expect(pageText(of('careful'))).toMatch(/^6 dishes, up to tender /)
  expect(pageText(of('good'))).toMatch(/^All 7 dishes /)
  const list = pageLinks(of('flare'))
  expect(list.map(({ text }) => text)).toEqual([...DISHES.smooth.toReversed(), 'All 3 that fit'])
  expect(list.at(-1)?.href).toBe('/recipes?texture=soft&amp;gentle=changes')
  expect(pageLinks(of('careful')).at(-1)?.href).toBe('/recipes?gentle=changes')
  expect(pageText(of('flare'))).toContain(
    'Third Carrot Velouté Smooth · 5 g fibre · no onion, no chilli, no whole seeds',
  )
  // Each day shows the plate of another dish, and all pictures come for everybody.
  const plates = section.slice(0, section.indexOf('data-day'))
  expect(new Set(plates.match(/\/plates\/[^"?]*\?[^"]*/g))).toHaveProperty('size', 3)
  expect(section).not.toContain('loading="lazy"')
  expect(pageText(section)).toContain('Your choice stays in this browser.')
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
  expect(pageText(section)).toContain(
    'Soup Difficulty: easy Six Carrots cooked until they give way. vegetarian vegan +4 more 40 min 10 standing Smooth 5 g fibre 186 kcal 4 servings 5 g protein 24 g carbs 8 g fat Five Smooth · 5 g fibre · no onion, no chilli, no whole seeds 40 min, 10 standing',
  )
})

test('“New this month” shows the last 31 days by publish date, and with fewer than three stands “Latest recipes”', async () => {
  const titleOn = async (site: Awaited<ReturnType<typeof createTestSite>>) => {
    const section = pagePart((await site.read('/')).html, 'section', 'aria-labelledby="new"')
    return [pageText(pagePart(section, 'h2')), ...pageLinks(section).map(({ text }) => text)]
  }
  const site = await createTestSite()
  // Thirty days before March 4.
  const published_at = '2026-02-02T00:00:00.000Z'
  const old = new Date('2026-02-01T23:59:59Z')
  await insertRecipe(site.db, { fields: aRecipe({ name: 'Old' }) }, old)
  for (const name of ['One', 'Two'])
    await insertRecipe(site.db, { fields: aRecipe({ name }), published_at }, old)
  expect(await titleOn(site)).toEqual(['Latest recipes', 'All recipes', 'Two', 'One', 'Old'])
  await insertRecipe(site.db, { fields: aRecipe({ name: 'New' }), published_at }, old)
  expect(await titleOn(site)).toEqual(['New this month', 'All recipes', 'New', 'Two', 'One'])
  // There it was the day before.
  const fields = { ...NO_SETTINGS, time_zone: 'Pacific/Honolulu' }
  await updateSettings(site.db, { fields, author_id: null }, NOW)
  const inHonolulu = await createTestSite({ db: site.db, now: new Date('2026-03-04T11:00:00Z') })
  expect(await titleOn(inHonolulu)).toEqual(['Latest recipes', 'All recipes', 'New', 'Two', 'One', 'Old'])
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

test('dishes that ask for little strength stand with their minutes, once there are three', async () => {
  const site = await createTestSite()
  const low = async () => pageText(pagePart((await site.read('/')).html, 'section', 'aria-labelledby="low"'))
  for (const [name, minutes] of [
    ['Long', 14],
    ['Short', 4],
  ] as const)
    await insertRecipe(
      site.db,
      { fields: aRecipe({ name, low_energy: `handsOn=${minutes}&one-pot=yes` }) },
      NOW,
    )
  expect(await low()).toBe('')
  await insertRecipe(site.db, { fields: aRecipe({ name: 'Middle', low_energy: 'handsOn=9' }) }, NOW)
  expect(await low()).toMatch(/ Short 4 min Smooth · .* · one pot Middle 9 min .* Long 14 min /)
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
  // One dish alone stands under the words of the site, and asks no question.
  const main = pagePart((await site.read('/')).html, 'main')
  expect(pageText(pagePart(main, 'li'))).toBe(
    'Plain Rice Smooth · no onion, no chilli, no whole seeds 10 standing',
  )
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

test('every drawing that home and the lost page show is there', async () => {
  const site = await createTestSite()
  await insertRecipe(site.db, { fields: aRecipe({ name: 'Crème & “Brûlée” / 粥' }) }, NOW)
  for (const path of ['/', '/nowhere']) {
    const { html } = await site.read(path)
    const drawings = [...html.matchAll(/<img\b[^>]*\bsrc="(\/plates\/[^"]+)"/g)].map(([, src = '']) =>
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

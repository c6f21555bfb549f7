import { expect, test } from 'vitest'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { insertRecipe } from '#server/data/recipes/write.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '#test/fixtures.ts'
import { pageLinks, pagePart, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'

const lines = (...texts: string[]) => texts.map((ingredient_text) => ({ ingredient_text, section: null }))

/** A site with something for garlic in each group. */
async function createKitchen() {
  const site = await createTestSite()
  const { db } = site
  const noodles = aRecipe({
    name: 'Garlic Noodles',
    description: null,
    ingredients: lines('3 garlic cloves'),
  })
  await insertRecipe(db, { fields: noodles }, NOW)
  const salad = aRecipe({
    ...{ name: 'Carrot Salad', description: null, total_time_minutes: 75 },
    ingredients: lines('2 carrots', '1 Garlic clove, whole'),
  })
  await insertRecipe(db, { fields: salad }, NOW)
  await insertEquipment(db, [aPieceOfEquipment({ name: 'Garlic Press' })], NOW)
  await insertPost(
    db,
    aPost({ title: 'On stock', content: '<p>Onion first, <b>garlic</b> second.</p>' }),
    NOW,
  )
  const read = async (query: string) => {
    const { status, html } = await site.read(`/search?q=${encodeURIComponent(query)}`)
    return { status, html, main: pagePart(html, 'main'), text: pageText(pagePart(html, 'main')) }
  }
  return { ...site, search: read }
}

test('what a search finds stands in groups, each thing with a link and its words marked', async () => {
  const { search } = await createKitchen()
  const { status, html, main, text } = await search('GARLIC')
  expect(status).toBe(200)
  for (const words of [
    '2 recipes hold “GARLIC”, 1 in name or description, the others among the ingredients.',
    '1 kitchen tool and 1 post speak of it.',
    'Recipes 1 recipe Soup Garlic Noodles',
    'With GARLIC among the ingredients 1 recipe Carrot Salad 1h 15m “1 Garlic clove, whole”',
    'Equipment 1 piece Garlic Press Hearthline SB-2 $129.00',
    'Posts 1 post January 2, 2026 On stock “Onion first, garlic second.”',
  ])
    expect(text).toContain(words)
  expect(main).toMatch(/<mark[^>]*>Garlic<\/mark> Noodles/)
  const links = pageLinks(main).map(({ href }) => href)
  expect(links).toEqual([
    ...['#by-name', '#within', '#tools', '#posts'],
    ...['/recipes/garlic-noodles', '/recipes/carrot-salad', '/equipment/garlic-press', '/blog/on-stock'],
  ])
  for (const id of ['by-name', 'within', 'tools', 'posts']) expect(main).toContain(` id="${id}"`)
  expect(html).toContain('<title>Search: GARLIC · Gentle Plate</title>')
  expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
  expect(html.match(/name="robots"/g)).toHaveLength(1)
})

test('a group in which nothing was found is not there', async () => {
  const { search } = await createKitchen()
  const { main, text } = await search('noodles')
  expect(text).toContain('1 recipe holds “noodles”, in name or description.')
  expect(pageLinks(main).map(({ href }) => href)).toEqual(['#by-name', '/recipes/garlic-noodles'])
})

test('before anything is typed, and where nothing is found, the page says where it looks', async () => {
  const { search } = await createKitchen()
  for (const query of ['', '  '])
    expect((await search(query)).text).toContain('The search looks at the names and descriptions of recipes')
  for (const query of ['xylophone', '<b>xylophone</b>', '"', '%', '\\']) {
    const { status, main, text } = await search(query)
    expect([status, text]).toEqual([200, expect.stringContaining(`Nothing here is called “${query}”`)])
    expect(pageLinks(main).map(({ href }) => href)).toEqual(['/recipes', '/equipment', '/blog'])
    expect(main).not.toContain('<b>xylophone')
  }
})

test('a slip of the finger shows what was meant, and says so', async () => {
  const { search } = await createKitchen()
  const { text, html } = await search('garlik')
  expect(text).toContain('Nothing holds “garlik”. Here is “garlic”. 2 recipes hold “garlic”')
  expect(html).toContain('value="garlik"')
  expect((await search('carrott')).text).toContain('Here is “carrot”')
})

test('a word that the subject knows is never taken for another', async () => {
  const { search, db, read } = await createKitchen()
  await insertRecipe(db, { fields: aRecipe({ name: 'Flour soup', description: null }) }, NOW)
  expect((await search('flare')).text).toContain('Nothing here is called “flare”')
  expect(pageText((await read('/recipes?search=flare')).html)).not.toContain('Did you mean')
  expect((await search('flouer')).text).toContain('Here is “flour”')
})

test('where nothing is found for a food, foods near to it are offered that something is found for', async () => {
  const { search, read, db } = await createKitchen()
  for (const [name, ...texts] of [
    ['Poached Cod', '2 cod fillets'],
    ['Creamy Pie', '400 g cod', '1 side of salmon'],
    ['Eel Broth'],
  ])
    await insertRecipe(
      db,
      { fields: aRecipe({ name, description: null, ingredients: lines(...texts) }) },
      NOW,
    )
  await db.updateTable('recipes').set({ status: 'draft' }).where('name', '=', 'Eel Broth').execute()
  const { main, text } = await search('turbot')
  expect(text).toContain('Nothing here is called “turbot”')
  expect(pageLinks(main).slice(0, 3)).toEqual([
    { href: '/search?q=cod', text: '“cod”, a food near it' },
    { href: '/search?q=salmon', text: '“salmon”, a food near it' },
    { href: '/recipes', text: 'All recipes' },
  ])
  expect(text).toContain('“cod”, a food near it 2 recipes')
  const list = pagePart((await read('/recipes?search=turbot')).html, 'main')
  expect(pageLinks(list)).toContainEqual({
    href: '/recipes?search=cod',
    text: '“cod”, a food near it: 2 recipes',
  })
  for (const query of ['flare', 'swede', 'xylophone'])
    expect((await search(query)).text, query).not.toContain('a food near it')
})

test('a search is cut to what anyone means by one, and hostile words stay text', async () => {
  const { search } = await createKitchen()
  const { status, html } = await search(`${'x'.repeat(5_000)}`)
  expect(status).toBe(200)
  expect(html).not.toContain('x'.repeat(201))
  const { main } = await search('"><img src=x onerror=alert(1)>')
  expect(main).not.toContain('<img src=x')
})

test('below the grid of recipes stand those that hold the word among their ingredients', async () => {
  const { read } = await createKitchen()
  const { html } = await read('/recipes?search=garlic')
  const text = pageText(pagePart(html, 'main'))
  expect(text).toContain('1 recipe found')
  const within = pagePart(html, 'section', 'within-title')
  expect(pageText(within)).toContain('With garlic among the ingredients')
  expect(pageText(within)).toContain('Carrot Salad')
  expect(pageText(within)).not.toContain('Garlic Noodles')
  expect(pageText((await read('/recipes?search=noodles')).html)).not.toContain('among the ingredients')
  expect(pageText((await read('/recipes')).html)).not.toContain('among the ingredients')
  expect(pageText((await read('/recipes?search=garlic&category=Salad')).html)).not.toContain('Carrot Salad')
})

test('the empty list of recipes and a lost page lead to the search of the whole site', async () => {
  const { read } = await createKitchen()
  const empty = pageLinks(pagePart((await read('/recipes?search=press')).html, 'main'))
  expect(empty).toContainEqual({ href: '/search?q=press', text: 'Search the whole site for “press”' })
  const lost = pageLinks(pagePart((await read('/no/such/page')).html, 'main'))
  expect(lost).toContainEqual({ href: '/search', text: 'Search the site' })
})

test('suggestions are names that hold what is typed, word starts first', async () => {
  const site = await createKitchen()
  await insertRecipe(site.db, { fields: aRecipe({ name: 'Slow Garlic' }) }, NOW)
  await insertRecipe(site.db, { fields: aRecipe({ name: 'Low Soup' }) }, new Date(NOW.getTime() - 60_000))
  const suggested = async (q: string) =>
    (await site.get(`/search/suggestions?q=${encodeURIComponent(q)}`)).json()
  expect(await suggested('low')).toMatchObject([
    { title: 'Recipes', suggestions: [{ to: '/recipes/low-soup' }, { to: '/recipes/slow-garlic' }] },
  ])
  expect(await suggested('garlic')).toMatchObject([
    { title: 'Recipes' },
    { title: 'Equipment', suggestions: [{ to: '/equipment/garlic-press', beside: 'Hearthline' }] },
  ])
  expect(await suggested('')).toEqual([])
})

import { expect, test } from 'vitest'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
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
    '2 recipes hold “GARLIC”, 1 in name or description, the other among the ingredients.',
    '1 page of the guide, 1 kitchen tool and 1 post speak of it.',
    'Guide 1 page Onion and garlic They hold fructans. Some people feel them.',
    'Recipes 1 recipe Soup Garlic Noodles',
    'With GARLIC among the ingredients 1 recipe Carrot Salad 1h 15m “1 Garlic clove, whole”',
    'Equipment 1 piece Garlic Press Hearthline SB-2 $129.00',
    'Posts 1 post January 2, 2026 On stock “Onion first, garlic second.”',
  ])
    expect(text).toContain(words)
  expect(main).toMatch(/<mark[^>]*>Garlic<\/mark> Noodles/)
  const links = pageLinks(main).map(({ href }) => href)
  expect(links).toEqual([
    ...['#by-name', '#within', '#guide', '#tools', '#posts'],
    ...['/recipes/garlic-noodles', '/recipes/carrot-salad'],
    ...['/guide/onion-and-garlic', '/recipes?without=onion'],
    ...['/guide/onion-and-garlic', '/equipment/garlic-press', '/blog/on-stock'],
  ])
  for (const id of ['by-name', 'within', 'guide', 'tools', 'posts']) expect(main).toContain(` id="${id}"`)
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
  for (const query of ['', '  ', '\0'])
    expect((await search(query)).text).toContain('The search looks at the names and descriptions of recipes')
  for (const query of ['xylophone', '<b>xylophone</b>', '"', '%', '\\']) {
    const { status, main, text } = await search(query)
    expect([status, text]).toEqual([200, expect.stringContaining(`Nothing here is called “${query}”`)])
    expect(pageLinks(main).map(({ href }) => href)).toEqual([
      ...['/recipes', '/equipment', '/blog'],
      ...['flare', 'low+residue', 'no+onion', 'stricture'].map((word) => `/search?q=${word}`),
    ])
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
  const { text } = await search('flare')
  expect(text).toContain('Flare When symptoms come back')
  expect(text).not.toContain('flour')
  expect(pageText((await read('/recipes?search=flare')).html)).not.toContain('Read as')
  expect((await search('resection')).text).not.toContain('Here is')
  expect((await search('flouer')).text).toContain('Here is “flour”')
})

test('a dish without milk sugar may hold traces, and one for a flare may take changes: both lists say so', async () => {
  const { read, db } = await createTestSite()
  const steps = ['Simmer everything until soft, 40 minutes.', 'Blend until smooth and pass through a sieve.']
  for (const [name, ...texts] of [
    ['Carrot cream', '500 g carrots, peeled', '1 l water'],
    ['Carrot and leek cream', '500 g carrots, peeled', '1 leek', '2 onions', '1 l water'],
    ['Rice with Parmesan', '200 g rice', '50 g Parmesan'],
  ])
    await insertRecipe(
      db,
      {
        fields: aRecipe({
          ...{ name, description: null, ingredients: lines(...texts) },
          instructions: steps.map((step_text, at) => ({
            step_number: at + 1,
            step_text,
            section: null,
            step_url: null,
          })),
        }),
      },
      NOW,
    )
  const traces = 'Butter and ripened cheese in some of these hold traces of milk sugar.'
  for (const path of ['/search?q=', '/recipes?search=']) {
    const textOf = async (words: string) => pageText(pagePart((await read(path + words)).html, 'main'))
    expect(await textOf('no+lactose')).toContain(traces)
    expect(await textOf('no+dairy')).not.toContain(traces)
    expect((await textOf('for+a+flare')).match(/With changes/g)).toHaveLength(1)
  }
  expect(pageText((await read('/recipes?without=lactose')).html)).toContain(traces)
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
    { title: 'Dishes that are', suggestions: [{ to: '/recipes?ease=15-min' }] },
    { title: 'Guide', suggestions: [{ to: '/guide/low-residue' }, { to: '/guide/low-fibre' }] },
    { title: 'Recipes', suggestions: [{ to: '/recipes/low-soup' }, { to: '/recipes/slow-garlic' }] },
  ])
  expect(await suggested('garlic')).toMatchObject([
    { title: 'Recipes' },
    { title: 'Guide', suggestions: [{ to: '/guide/onion-and-garlic' }] },
    { title: 'Equipment', suggestions: [{ to: '/equipment/garlic-press', beside: 'Hearthline' }] },
  ])
  expect(await suggested('')).toEqual([])
})

test('the keywords of published recipes are suggested as they are written, and lead to the dishes that have them', async () => {
  const site = await createKitchen()
  const named = (name: string, keywords: string[]) => aRecipe({ name, description: null, keywords })
  await insertRecipe(site.db, { fields: named('Leek Tart', ['Make ahead', 'crème']) }, NOW)
  await insertRecipe(site.db, { fields: named('Fig Tart', ['make ahead']) }, NOW)
  await insertRecipe(site.db, { fields: named('Plum Tart', ['Made in May']), status: 'draft' }, NOW)
  for (const path of ['/search/suggestions?q=', '/recipes/suggestions.json?field=search&q=']) {
    const suggested = async (q: string) => {
      const groups = await (await site.get(path + encodeURIComponent(q))).json()
      return groups.find(({ title }: { title: string }) => title === 'Keywords')?.suggestions ?? []
    }
    const [ahead, ...others] = await suggested('ma')
    expect(ahead).toMatchObject({ to: '/recipes?search=Make+ahead', beside: '2 dishes' })
    expect(others).toEqual([])
    expect(await suggested('AHE')).toMatchObject([{ to: '/recipes?search=Make+ahead' }])
    expect(await suggested('creme')).toMatchObject([{ name: [{ text: 'crème', isMarked: true }] }])
    expect(await suggested('head')).toEqual([])
  }
})

test.each([
  ['flare', 'flare'],
  ['in a flare', 'flare'],
  ['Flare-up', 'flare'],
  ['stricture', 'stricture'],
  ['low residue', 'low-residue'],
  ['Low-Residue soup', 'low-residue'],
  ['low fiber', 'low-fibre'],
  ['gentle', 'gentle-spell'],
  ['liquid diet', 'liquid'],
  ['FODMAP', 'fodmap'],
  ['onion-free', 'onion-and-garlic'],
  ['no onion', 'onion-and-garlic'],
  ['coeliac', 'check-the-label'],
  ['flareup', 'flare'],
  ['lowfodmap', 'fodmap'],
  ['what can I eat in a flare?', 'flare'],
  ['Diarrhea', 'flare'],
])('the word “%s” leads to the page of the guide, and to dishes', async (query, slug) => {
  const { search, read, db } = await createKitchen()
  const rice = aRecipe({ name: 'Plain Rice', description: null, ingredients: lines('200 g rice') })
  await insertRecipe(db, { fields: rice }, NOW)
  const { main } = await search(query)
  const links = pageLinks(main).map(({ href }) => href)
  expect(links).toContain(`/guide/${slug}`)
  expect(links.filter((to) => /^\/recipes[/?]/.test(to)).length).toBeGreaterThan(0)
  const list = await read(`/recipes?search=${encodeURIComponent(query)}`)
  expect(pageLinks(pagePart(list.html, 'main')).map(({ href }) => href)).toContain(`/guide/${slug}`)
})

test('before the dishes of a word of the disease stand the signs that do not wait, and after them its page; a food has neither', async () => {
  const { search, db } = await createKitchen()
  await insertRecipe(db, { fields: aRecipe({ name: 'Flare Soup', description: null }) }, NOW)
  const flare = (await search('flare')).text
  const places = ['for short spells', 'get urgent medical help.', '1 dish', 'When symptoms come back']
  expect(places.map((words) => flare.indexOf(words))).toEqual(
    places.map((words) => flare.indexOf(words)).toSorted((one, other) => one - other),
  )
  const garlic = (await search('garlic')).text
  expect(garlic).not.toContain('urgent')
})

test('while somebody types, the beginning of a word of the subject leads to its page', async () => {
  const { read } = await createKitchen()
  const suggested = async (q: string) => JSON.parse((await read(`/search/suggestions?q=${q}`)).html)
  const second = (await suggested('low'))[1]
  expect([second.title, second.suggestions.map(({ to }: { to: string }) => to)]).toEqual([
    'Guide',
    ['/guide/low-residue', '/guide/low-fibre'],
  ])
  expect((await suggested('owl')).map(({ title }: { title: string }) => title)).not.toContain('Guide')
})

test('what the owner has switched off is not found', async () => {
  const { search, as } = await createKitchen()
  const admin = await as('admin')
  await admin.post('/admin/keeping/guide/flare', { is_off: 'on', based_on: '' })
  expect((await search('flare')).text).toContain('Nothing here is called “flare”')
})

test('words of a filter are answered with its dishes, each of them to be taken off', async () => {
  const { search, read } = await createKitchen()
  const { main, text } = await search('vegan soup')
  expect(text).toContain('Soup : take off vegan : take off 2 dishes Carrot Salad')
  expect(pageLinks(main).map(({ href }) => href)).toContain('/search?q=vegan+soup&amp;off=category%3ASoup')
  expect((await read('/search?q=vegan+soup&off=category%3ASoup')).html).toContain('Put all back')
  const recipes = pagePart((await read('/recipes?search=vegan+soup')).html, 'main')
  expect(pageText(recipes)).toContain('2 recipes found')
  expect(pageLinks(recipes)).toContainEqual({ href: '/recipes?diet=vegan', text: 'Soup : remove' })
  const suggested = JSON.parse((await read('/search/suggestions?q=vegan+soup')).html)
  expect(suggested).toMatchObject([
    { title: 'Dishes that are', suggestions: [{ to: '/recipes?category=Soup&diet=vegan' }] },
  ])
  const beside = JSON.parse((await read('/recipes/suggestions.json?q=vegan+soup')).html)
  expect(beside).toMatchObject([
    { title: 'Dishes that are', suggestions: [{ to: '/recipes?category=Soup&diet=vegan' }] },
  ])
})

test.each([
  ['dietitian', 'dietitian'],
  ['after ileostomy surgery', 'ostomy-pouch-surgery'],
  ['blood in my stool', 'urgent-help'],
  ['diarhea', 'flare'],
  ['chrons', 'ibd-team'],
])('what an ill reader types, “%s”, leads to the page of the guide', async (query, slug) => {
  const { search } = await createKitchen()
  const links = pageLinks((await search(query)).main).map(({ href }) => href)
  expect(links).toContain(`/guide/${slug}`)
})

test('a food is found by its other name', async () => {
  const { search, read, db } = await createKitchen()
  for (const name of ['Courgette bake', 'Prawn broth', 'Yoghurt cream', 'Celeriac mash'])
    await insertRecipe(db, { fields: aRecipe({ name, description: null }) }, NOW)
  for (const [query, found] of [
    ['zucchini', 'courgette'],
    ['shrimps', 'prawn'],
    ['yogurt', 'yoghurt'],
    ['celery root', 'celeriac'],
  ] as const) {
    expect((await search(query)).text, query).toContain(`Nothing holds “${query}”. Here is “${found}”.`)
    const { html } = await read(`/recipes?search=${encodeURIComponent(query)}`)
    expect(pageText(pagePart(html, 'main')), query).toContain(`Read as ${found}.`)
  }
})

test('of three words one may be left out, and none that leaves a food out', async () => {
  const { search, read } = await createKitchen()
  const meant = async (query: string) =>
    pageText(pagePart((await read(`/recipes?search=${encodeURIComponent(query)}`)).html, 'main'))
  expect(await meant('garlic noodles xylophone')).toContain('Read as garlic noodles.')
  expect(await meant('noodles sans xylophone garlic')).not.toContain('Read as')
  for (const query of ['no garlicc', 'ohne milch noodles', 'no cook noodles'])
    expect(await meant(query), query).not.toContain('Read as')
  expect((await search('no noodels')).text).not.toContain('Here is')
  expect(await meant('with a xylophone')).not.toContain('Read as')
  expect((await search('weight loss')).text).not.toContain('Here is')
})

test('pages of the site are found by their names', async () => {
  const { search, read } = await createKitchen()
  for (const [query, link] of [
    ['my food', { href: '/profile', text: 'Your profile' }],
    ['Profile', { href: '/profile', text: 'Your profile' }],
    ['privacy?', { href: '/privacy', text: 'Privacy Policy' }],
    ['open my profile', { href: '/profile', text: 'Your profile' }],
    ['Who cooks?', { href: '/about', text: 'About' }],
    ['who is the chef', { href: '/about', text: 'About' }],
    ['how do we know', { href: '/how-we-know', text: 'How we know' }],
  ] as const) {
    const { main, text } = await search(query)
    expect(pageLinks(main)).toContainEqual(link)
    expect(text).not.toContain('All recipes')
  }
  for (const [query, page] of [
    ['a profile of soups', '/profile'],
    ['the soup I was told about', '/about'],
  ] as const)
    expect(pageLinks((await search(query)).main).map(({ href }) => href)).not.toContain(page)
  const suggested = JSON.parse((await read('/search/suggestions?q=profile')).html)
  expect(suggested).toMatchObject([{ title: 'Pages', suggestions: [{ to: '/profile' }] }])
})

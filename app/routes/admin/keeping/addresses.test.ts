import { expect, test, vi } from 'vitest'
import { toOldPath, toTypedOldPath } from '#domain/addresses/redirect.ts'
import { readContentVersion } from '#server/data/changes/content-version.ts'
import type { Database } from '#server/data/database/database.ts'
import { listMissing } from '#server/data/redirects/read.ts'
import { addMissing } from '#server/data/redirects/write.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { openPathCounts } from '#server/redirects/path-counts.ts'
import { testDatabase, testEachDatabase } from '#test/database.ts'
import { aRecipe } from '#test/fixtures.ts'
import { formFields, noticeOf } from '#test/form-fields.ts'
import { pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'
import { removeThing } from '#server/data/things/change-one.ts'
import { RECIPES } from '#server/data/things/recipe-thing.ts'

const PATH = '/admin/keeping/addresses'

const at = (path: string) => ({ pathname: path, search: '' })

async function adminSite(db: Database) {
  const site = await createTestSite({ db })
  const admin = await site.as('admin')
  const save = async (from: string, to: string, kind = 'moved') => {
    const answer = await admin.post(PATH, { form: 'save', from, to, kind })
    return { status: answer.status, text: pageText(await answer.text()) }
  }
  const follow = async (path: string) => {
    const { status, headers } = await site.get(path)
    return [status, headers.get('location')]
  }
  return { site, admin, save, follow }
}

testDatabase('an old address leads on for good, whatever it looked like', async (db) => {
  const { save, follow } = await adminSite(db)
  await insertRecipe(db, { fields: aRecipe({ name: 'Pea Soup' }) }, NOW)
  for (const old of ['/2019/03/pea/', '/recipes/pea', '/equipment/pot', '/blog/old-post', '/caf%C3%A9']) {
    expect((await follow(old.replace(/\/$/, '')))[0]).not.toBe(301)
    expect((await save(old, '/recipes/pea-soup')).status).toBe(302)
    expect(await follow(old.replace(/\/$/, ''))).toEqual([301, '/recipes/pea-soup'])
  }
  // As WordPress writes it.
  expect(await follow('/caf%c3%a9')).toEqual([301, '/recipes/pea-soup'])
  expect((await save('/shop', 'https://shop.example/aprons')).status).toBe(302)
  expect(await follow('/shop?utm_source=x')).toEqual([301, 'https://shop.example/aprons'])
})

testDatabase('a page is picked by its name, or named in full', async (db) => {
  const { admin, save, follow } = await adminSite(db)
  await insertRecipe(db, { fields: aRecipe({ name: 'Crème Brûlée, Gently' }) }, NOW)
  const draft = await insertRecipe(db, { fields: aRecipe({ name: 'Eel Broth' }) }, NOW)
  await db.updateTable('recipes').set({ status: 'draft' }).where('id', '=', draft.id).execute()
  const { html } = await admin.read(PATH)
  expect(html).toMatch(/<datalist[^>]*><option value="\/recipes\/creme-brulee-gently">Crème Brûlée, Gently/)
  expect(html).not.toContain('Eel Broth')
  await save('/brulee', 'creme brulee, gently')
  expect(await follow('/brulee')).toEqual([301, '/recipes/creme-brulee-gently'])
  expect(html).toContain('<option value="/about">About</option>')
  await save('/about-me', ' about ')
  expect(await follow('/about-me')).toEqual([301, '/about'])
  await save('/start', 'Home')
  expect(await follow('/start')).toEqual([301, '/'])
  await save('/our-evidence', 'How we know')
  expect(await follow('/our-evidence')).toEqual([301, '/how-we-know'])
  for (const to of ['Eel Broth', 'Crème', 'Gently', '\0', '%']) {
    const { status, text } = await save('/old', to)
    expect([to, status, text]).toEqual([
      to,
      422,
      expect.stringContaining('Please enter the name or the path'),
    ])
  }
})

testDatabase('how many addresses lead nowhere is said as people say it', async (db) => {
  const { admin } = await adminSite(db)
  for (const [count, title] of [
    [1, 'One address that people ask for leads nowhere.'],
    [3, 'Three addresses that people ask for lead nowhere.'],
    [13, '13 addresses that people ask for lead nowhere.'],
  ] as const) {
    const paths = Array.from({ length: count }, (_, place): [string, number] => [`/old-${place}`, 1])
    await addMissing(db, new Map(paths), '2026-03-01')
    expect(pageText((await admin.read(PATH)).html)).toContain(title)
  }
})

testDatabase('a page that is gone says so, and answers 410', async (db) => {
  const { site, save } = await adminSite(db)
  await save('/newsletter', '', 'gone')
  await save('/recipes/old', '', 'gone')
  for (const path of ['/newsletter', '/recipes/old', '/newsletter?x=1']) {
    const { status } = await site.read(path)
    expect([path, status]).toEqual([path, 410])
  }
  expect((await site.read('/newsletter')).html).toContain('This page is gone')
})

testDatabase('a loop is refused beside its field, and a chain is shortened', async (db) => {
  const { save, follow } = await adminSite(db)
  await save('/soup', '/about')
  expect(await save('/about', '/recipes')).toMatchObject({ status: 422 })
  expect((await save('/old-soup', '/soup')).status).toBe(302)
  expect(await follow('/old-soup')).toEqual([301, '/about'])
  // What led to an address leads on with it.
  await save('/soup', '/privacy')
  await save('/first', '/soup')
  expect(await follow('/first')).toEqual([301, '/privacy'])
  const round = await save('/privacy-old', '/privacy-old')
  expect(round).toMatchObject({ status: 422, text: expect.stringContaining('This would go in a circle') })
})

testDatabase('a page that lives cannot be sent away, and nobody is led to what is not there', async (db) => {
  const { save } = await adminSite(db)
  await insertRecipe(db, { fields: aRecipe({ name: 'Pea Soup' }) }, NOW)
  for (const lives of [
    '/about',
    '/recipes',
    '/search',
    '/guide/flare',
    '/recipes/pea-soup',
    '/admin',
    '/auth/reset',
  ])
    expect((await save(lives, '/privacy')).text).toContain('The old address is a page of the site.')
  for (const to of ['javascript:alert(1)', '//evil.example', '/\\evil', 'http://plain.example', '', 'x'])
    expect([to, (await save('/old', to)).status]).toEqual([to, 422])
  expect((await save('/old', '/recipes/no-such')).text).toContain('There is no such page on this site.')
  for (const from of ['', '/', 'old', '//evil', '/\0', 'https://plate.test/'])
    expect([from, (await save(from, '/about')).status]).toEqual([from, 422])
})

testDatabase('an address that is removed can be brought back', async (db) => {
  const { admin, save, follow } = await adminSite(db)
  await save('/old', '/about')
  const removed = await admin.post(PATH, { form: 'delete', from: '/old' })
  const { undo } = noticeOf(removed) ?? {}
  expect(await follow('/old')).toEqual([404, null])
  await admin.post(undo?.action ?? '')
  expect(await follow('/old')).toEqual([301, '/about'])
})

testDatabase('an address that is brought back leads nobody round', async (db) => {
  const { admin, save, follow } = await adminSite(db)
  const pea = await insertRecipe(db, { fields: aRecipe({ name: 'Pea Soup' }) }, NOW)
  await save('/recipes/carrot-soup', '/recipes/pea-soup')
  const removed = await admin.post(PATH, { form: 'delete', from: '/recipes/carrot-soup' })
  const carrot = await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Soup' }) }, NOW)
  await removeThing(db, RECIPES, pea.id, { author_id: null }, NOW)
  expect((await save('/recipes/pea-soup', '/recipes/carrot-soup')).status).toBe(302)
  await removeThing(db, RECIPES, carrot.id, { author_id: null }, NOW)

  const answer = await admin.post(noticeOf(removed)?.undo?.action ?? '')
  expect(noticeOf(answer)).toMatchObject({ text: expect.stringContaining('go in a circle') })
  expect((await follow('/recipes/carrot-soup'))[0]).toBe(404)
})

testEachDatabase('addresses are found by whatever is in them', async (db) => {
  const { admin, save } = await adminSite(db)
  for (const path of ['/Old_soup', '/caf%C3%A9', '/older']) await save(path, '/about')
  const find = async (search: string) => {
    const { html } = await admin.read(`${PATH}?search=${encodeURIComponent(search)}`)
    return ['/Old_soup', '/caf%C3%A9', '/older'].filter((path) => html.includes(path))
  }
  expect(await find('old_')).toEqual(['/Old_soup'])
  expect(await find('%C3')).toEqual(['/caf%C3%A9'])
  expect(await find('OLD')).toEqual(['/Old_soup', '/older'])
  await admin.post(PATH, { form: 'delete', from: '/older' })
  expect(await find('about')).toEqual(['/Old_soup', '/caf%C3%A9'])
})

testEachDatabase(
  'what is not found is counted by its path, in one writing, and makes no page stale',
  async (db) => {
    const { admin } = await adminSite(db)
    const version = await readContentVersion(db)
    const { count, write } = openPathCounts(
      db,
      () => {},
      () => NOW,
    )
    for (let time = 0; time < 3; time++) count(at('/2019/carrot-soup/'), 404)
    for (const robot of ['/wp-login.php', '/.env', '/wp-admin/x', '/a.sql', '/cgi-bin/x', '/x'.repeat(400)])
      count(at(robot), 404)
    for (const drawn of ['/share/recipes/gone/x.jpg', '/plates/v2/x']) count(at(drawn), 404)
    // A page of ours that the chef has left empty.
    count(at('/imprint'), 404)
    for (let made = 0; made < 5_000; made++) count(at(`/made/${made}`), 404)
    await write()
    const rows = await db.selectFrom('missing_paths').selectAll().execute()
    expect(rows).toHaveLength(500)
    expect(rows.filter(({ path }) => !path.startsWith('/made/'))).toEqual([
      { path: '/2019/carrot-soup', asked: 3, last_asked: '2026-03-04', is_hidden: 0 },
    ])
    expect(await readContentVersion(db)).toBe(version)
    expect(pageText((await admin.read(PATH)).html)).toContain('/2019/carrot-soup asked for 3 times')
    await admin.post(PATH, { form: 'hide', from: '/2019/carrot-soup' })
    expect((await listMissing(db)).map(({ path }) => path)).not.toContain('/2019/carrot-soup')
  },
)

testDatabase('a page that fits is offered for a path, and one click sends it there', async (db) => {
  const { admin, follow } = await adminSite(db)
  await insertRecipe(db, { fields: aRecipe({ name: 'Silky Carrot and Ginger Soup' }) }, NOW)
  await insertRecipe(db, { fields: aRecipe({ name: 'Secret Pea Soup' }), status: 'draft' }, NOW)
  const asked = new Map(
    ['/recipe/carrot-soup', '/pea-soup', '/shop/aprons'].map((path, at) => [path, 9 - at]),
  )
  await addMissing(db, asked, '2026-03-04')
  const { html } = await admin.read(PATH)
  const offers = html.match(/Send it to <a[^>]*>[^<]*<\/a>/g) ?? []
  expect(offers).toHaveLength(1)
  expect(offers[0]).toContain('href="/recipes/silky-carrot-and-ginger-soup"')
  const fields = formFields(html, 'to')
  expect(fields).toMatchObject({ from: ['/recipe/carrot-soup'] })
  const to = String(fields.to)
  await admin.post(PATH, { form: 'save', from: '/recipe/carrot-soup', to, kind: 'moved' })
  expect(await follow('/recipe/carrot-soup')).toEqual([301, '/recipes/silky-carrot-and-ginger-soup'])
})

test('a path that was not found is listed as it was asked for', async () => {
  const site = await createTestSite()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    for (const path of ['/old%20page', '/caf%C3%A9', '/50%25'])
      expect((await site.get(path)).status).toBe(404)
    vi.runAllTimers()
  } finally {
    vi.useRealTimers()
  }
  const listed = async () => (await listMissing(site.db)).map(({ path }) => path)
  await vi.waitUntil(async () => (await listed()).length > 0)
  expect((await listed()).sort()).toEqual(['/50%25', '/caf%C3%A9', '/old%20page'])
})

testDatabase('how often an old address was asked for stands beside it, and it can be changed', async (db) => {
  const { admin, save, follow } = await adminSite(db)
  await save('/rare', '/about')
  await save('/often', '/about')
  await save('/gone', '', 'gone')
  const version = await readContentVersion(db)
  const { count, write } = openPathCounts(
    db,
    () => {},
    () => NOW,
  )
  for (let time = 0; time < 1_204; time++) count(at('/often/'), 301)
  count(at('/rare'), 301)
  count(at('/gone'), 410)
  count(at('/recipes/renamed'), 301)
  count(at('/about'), 200)
  await write()
  await write()
  expect(await readContentVersion(db)).toBe(version)
  const list = await admin.read(PATH)
  expect(pageText(list.html)).toMatch(
    /\/often \/about moved for good 1,204 .*\/gone .* 1 .*\/rare \/about moved for good 1 /,
  )
  const [, edit = ''] = /aria-label="Edit \/gone"[^>]*href="([^"]*)"/.exec(list.html) ?? []
  const form = formFields((await admin.read(edit.replaceAll('&amp;', '&'))).html, 'to')
  expect(form).toMatchObject({ from: ['/gone'], to: [''], kind: ['gone'] })
  await save('/gone', '/privacy')
  expect(await follow('/gone')).toEqual([301, '/privacy'])
  const { asked } = await db
    .selectFrom('redirects')
    .select('asked')
    .where('path', '=', '/gone')
    .executeTakeFirstOrThrow()
  expect(asked).toBe(1)
})

testEachDatabase('of paths that were not found, the thousand asked for most are kept', async (db) => {
  for (let round = 0; round < 4; round++) {
    const counted = new Map(Array.from({ length: 500 }, (_, at) => [`/r${round}/${at}`, 1]))
    counted.set('/asked-often', 2)
    await addMissing(db, counted, '2026-03-04')
  }
  const { count } = await db
    .selectFrom('missing_paths')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(1_000)
  expect((await listMissing(db))[0]).toMatchObject({ path: '/asked-often', asked: 8 })
})

test('a path is read as requests name it', () => {
  expect(toOldPath(' /a/b/ ')).toBe('/a/b')
  expect(toOldPath('/a?x=1#y')).toBe('/a')
  expect(toOldPath('/café')).toBe('/caf%C3%A9')
  expect(toOldPath('/a/../../b')).toBe('/b')
})

testDatabase('an old address may be typed whole, with the host of the old site', async (db) => {
  expect(toTypedOldPath(' https://old.example/2019/café/?ref=x ')).toBe('/2019/caf%C3%A9')
  expect(toTypedOldPath('/2019/soup')).toBe('/2019/soup')
  for (const none of [
    'https://old.example/',
    'https://old.example/?utm_source=letter&fbclid=x',
    'ftp://old.example/soup',
    '//old.example/soup',
  ])
    expect(toTypedOldPath(none), none).toBeUndefined()
  const { save, follow } = await adminSite(db)
  await save('https://old.example/soup.html', '/about')
  expect(await follow('/soup.html')).toEqual([301, '/about'])
})

testDatabase(
  'an old address that was mistyped is changed, and does not stay beside the right one',
  async (db) => {
    const { admin, save, follow } = await adminSite(db)
    await save('/soupe', '/about')
    const { html } = await admin.read(`${PATH}?edit=%2Fsoupe`)
    const [was = ''] = formFields(html, 'was').was ?? []
    await admin.post(`${PATH}?edit=%2Fsoupe`, {
      form: 'save',
      was,
      from: '/soups',
      to: '/about',
      kind: 'moved',
    })
    expect(await follow('/soups')).toEqual([301, '/about'])
    expect((await follow('/soupe'))[0]).toBe(404)
    const refused = { form: 'save', was: '/soups', from: '/about', to: '/privacy', kind: 'moved' }
    expect((await admin.post(PATH, refused)).status).toBe(422)
    expect(await follow('/soups')).toEqual([301, '/about'])
  },
)

import { expect, test } from 'vitest'
import { listOldPaths, toOldPath, toTypedOldPath } from '#domain/addresses/redirect.ts'
import type { Database } from '#server/data/database/database.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { openPathCounts } from '#server/redirects/path-counts.ts'
import { testDatabase } from '#test/database.ts'
import { aRecipe } from '#test/fixtures.ts'
import { formFields, noticeOf } from '#test/form-fields.ts'
import { createTestSite, NOW } from '#test/site.ts'

const PATH = '/admin/keeping/addresses'

async function siteWithPeaSoup(db: Database) {
  const site = await createTestSite({ db })
  const admin = await site.as('admin')
  await insertRecipe(db, { fields: aRecipe({ name: 'Pea Soup' }) }, NOW)
  const save = async (from: string, to = '/recipes/pea-soup') =>
    (await admin.post(PATH, { form: 'save', from, to, kind: to ? 'moved' : 'gone' })).status
  const follow = async (path: string) => {
    const { status, headers } = await site.get(path)
    return [status, headers.get('location')]
  }
  return { site, admin, save, follow }
}

const LED = [301, '/recipes/pea-soup']

testDatabase('an old page that was a number behind a question mark leads on', async (db) => {
  const { save, follow } = await siteWithPeaSoup(db)
  for (const [typed, asked] of [
    ['/?p=123', '/?p=123'],
    ['https://old.example/?page_id=7', '/?page_id=7&utm_source=letter&fbclid=x'],
    ['/index.php?p=9', '/index.php?p=9&preview=true'],
    [
      'https://old.example/index.php?option=com_content&view=article&id=12:pea-soup&Itemid=5',
      '/index.php?view=article&Itemid=5&id=12%3Apea-soup&option=com_content',
    ],
    ['/showrecipe.asp?RecipeID=55', '/showrecipe.asp?RecipeID=55'],
    ['/?q=node/12', '/?q=node%2F12'],
  ] as const) {
    expect([typed, (await follow(asked))[0]]).not.toEqual([typed, 301])
    expect([typed, await save(typed)]).toEqual([typed, 302])
    expect([typed, await follow(asked)]).toEqual([typed, LED])
  }
  expect(await save('/?cat=4', '')).toBe(302)
  expect((await follow('/?cat=4'))[0]).toBe(410)
  for (const other of ['/', '/?p=1234', '/?P=123', '/?page_id=123', '/?utm_source=letter', '/?x=%00'])
    expect([other, (await follow(other))[0]]).toEqual([other, 200])
  for (const other of ['/index.php', '/index.php?p=10', '/showrecipe.asp'])
    expect([other, (await follow(other))[0]]).toEqual([other, 404])
})

testDatabase('a program of an old site leads on whole, and one of its pages elsewhere', async (db) => {
  const { save, follow } = await siteWithPeaSoup(db)
  await save('/index.php', '/recipes')
  await save('/index.php?id=3')
  expect(await follow('/index.php?id=3&L=0')).toEqual(LED)
  expect(await follow('/index.php?id=4')).toEqual([301, '/recipes'])
  expect(await follow('/index.php')).toEqual([301, '/recipes'])
})

testDatabase(
  'pages of an old site in a folder are told apart, and none stands above a living page',
  async (db) => {
    const { save, follow } = await siteWithPeaSoup(db)
    await save('https://old.example/wordpress/?p=12')
    await save('/wordpress/?p=13', '/about')
    await save('/wordpress', '/privacy')
    expect(await follow('/wordpress?p=12')).toEqual(LED)
    expect(await follow('/wordpress?p=13&fbclid=x')).toEqual([301, '/about'])
    expect(await follow('/wordpress?p=14')).toEqual([301, '/privacy'])
    expect(await save('/blog/?p=12')).toBe(422)
    expect(await save('/recipes/pea-soup?p=1', '/about')).toBe(422)
    await save('/recipes/peas?p=1')
    expect(await follow('/recipes/peas')).toEqual(LED)
  },
)

testDatabase('such an address is counted, changed, removed and brought back as any other', async (db) => {
  const { admin, save, follow } = await siteWithPeaSoup(db)
  await save('/?p=123')
  const { count, write } = openPathCounts(
    db,
    () => {},
    () => NOW,
  )
  count({ pathname: '/', search: '?p=123&fbclid=x' }, 301)
  count({ pathname: '/index.php', search: '?secret=1' }, 404)
  await write()
  const { asked } = await db.selectFrom('redirects').select('asked').executeTakeFirstOrThrow()
  expect(asked).toBe(1)
  expect(await db.selectFrom('missing_paths').select('path').execute()).toEqual([])
  const [, edit = ''] =
    /aria-label="Edit \/\?p=123"[^>]*href="([^"]*)"/.exec((await admin.read(PATH)).html) ?? []
  const form = formFields((await admin.read(edit.replaceAll('&amp;', '&'))).html, 'to')
  expect(form).toMatchObject({ from: ['/?p=123'], to: ['/recipes/pea-soup'] })
  const removed = await admin.post(PATH, { form: 'delete', from: '/?p=123' })
  expect((await follow('/?p=123'))[0]).toBe(200)
  await admin.post(noticeOf(removed)?.undo?.action ?? '')
  expect(await follow('/?p=123')).toEqual(LED)
})

test('the query belongs to an old address where it names the page, and nowhere else', () => {
  expect(toOldPath('/?p=1')).toBe('/?p=1')
  expect(toOldPath('/?b=2&a=1#top')).toBe('/?a=1&b=2')
  expect(toOldPath('/show.asp?123')).toBe('/show.asp?123')
  expect(toOldPath('/soup?print=1')).toBe('/soup')
  expect(toOldPath('/wordpress/?p=12&preview=true')).toBe('/wordpress?p=12')
  expect(toOldPath('/2019/soup?p=x')).toBe('/2019/soup')
  expect(toOldPath('/soup.html?print=1')).toBe('/soup.html')
  expect(toTypedOldPath('https://old.example/?p=1&utm_source=x')).toBe('/?p=1')
  for (const home of [
    '/',
    '/?',
    '/?ref=x',
    '/?gclid=1',
    '/?msclkid=1',
    '/?gad_source=1&gbraid=2',
    '/?srsltid=3',
    '/?_ga=2',
    'https://old.example/?index',
  ])
    expect(toTypedOldPath(home), home).toBeUndefined()
  expect(toOldPath(`/?p=${'9'.repeat(600)}`)).toBeUndefined()
})

test('an address with many names is looked for under a few paths', () => {
  const sent = new URLSearchParams(Array.from({ length: 90 }, (_, at) => [`n${at}`, '1']))
  expect(listOldPaths('/index.php', sent).length).toBeLessThan(9)
  expect(listOldPaths('/soup', sent)).toEqual(['/soup'])
})

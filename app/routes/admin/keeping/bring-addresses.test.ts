import { expect, test } from 'vitest'
import type { Database } from '#server/data/database/database.ts'
import { readContentVersion } from '#server/data/changes/content-version.ts'
import { loadRedirects } from '#server/data/redirects/read.ts'
import { saveRedirect } from '#server/data/redirects/write.ts'
import { readCsv, writeCsv } from '#server/redirects/csv.ts'
import { testDatabase, testEachDatabase } from '#test/database.ts'
import { formFields, noticeOf } from '#test/form-fields.ts'
import { pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'

const LIST = '/admin/keeping/addresses'
const BRING = `${LIST}/bring`

async function adminSite(db: Database) {
  const site = await createTestSite({ db })
  const admin = await site.as('admin')
  const send = async (content: string | Uint8Array<ArrayBuffer>, name = 'old-site.csv') => {
    const form = new FormData()
    form.append('file', new File([content], name))
    return admin.post(BRING, form)
  }
  const read = async (content: string) => {
    const html = await (await send(content)).text()
    return { text: pageText(html), fields: formFields(html, 'text') }
  }
  return { site, admin, send, read }
}

testDatabase('a file is read and shown, with the reason for each line that stays out', async (db) => {
  const { read } = await adminSite(db)
  await saveRedirect(db, { path: '/recipes/soups', leads_to: '/soups' }, NOW)
  await saveRedirect(db, { path: '/same', leads_to: '/about' }, NOW)
  await saveRedirect(db, { path: '/mine', leads_to: '/about' }, NOW)
  const version = await readContentVersion(db)
  const { text } = await read(
    [
      'from,to,kind',
      '/2019/soup/,/recipes,301',
      '/newsletter,,gone',
      '/same,/about,moved for good',
      '/mine,/privacy,',
      '/soups,/recipes/soups,301',
      '/recipes,/menu,301',
      '/x,/about,302',
      '/y,javascript:alert(1),301',
      '/z,/no/such,301',
      '/newsletter,/about,301',
      '/a,/b,301',
      '/b,/a,301',
      'nothing,/about,301',
    ].join('\r\n'),
  )
  for (const says of [
    '4 of 13 lines can come in.',
    'old-site.csv. Nothing is saved yet.',
    '2 new',
    '1 changes one that is here',
    '1 is here already',
    '9 left out',
    'Line 6. /soups → /recipes/soups: /recipes/soups already leads back to /soups. Readers would go round for ever.',
    'Line 7. /recipes → /menu: /recipes is a page of the site. A page cannot be sent away.',
    'Line 8. /x: The kind is “302”.',
    'Line 9. javascript:alert(1): This new address cannot come in.',
    'Line 10. /z → /no/such: There is no page at /no/such on this site.',
    'Line 11. /newsletter → /about: Line 3 of this file says already where it leads.',
    'Line 12. /a → /b: Lines of this file lead back to /a.',
    'Line 13. /b → /a: Lines of this file lead back to /b.',
    'Line 14. nothing: The old address is not the path of a page',
    'Bring in 3 addresses',
    '/mine leads to /about now and would lead to /privacy.',
  ])
    expect(text).toContain(says)
  expect(await readContentVersion(db)).toBe(version)
})

testEachDatabase('what was read comes in at once, and one Undo takes all of it back', async (db) => {
  const { site, admin, read } = await adminSite(db)
  await saveRedirect(db, { path: '/mine', leads_to: '/about' }, NOW)
  await saveRedirect(db, { path: '/to-first', leads_to: 'https://first.example/' }, NOW)
  const before = await loadRedirects(db)
  const version = await readContentVersion(db)
  const { fields } = await read(
    'from;to\n/first;/second\n/second;/recipes\n/mine;/privacy\n/shop;https://shop.example/a,b\n',
  )
  const answer = await admin.post(BRING, fields)
  expect(await readContentVersion(db)).toBe(version + 1)
  expect(noticeOf(answer)).toMatchObject({
    title: '4 addresses came in.',
    text: '3 new, 1 changed, 0 lines left out. Readers are sent on from now.',
    undo: { label: 'Undo all 4' },
  })
  // Nobody is led on twice.
  for (const [path, to] of [
    ['/first', '/recipes'],
    ['/second', '/recipes'],
    ['/mine', '/privacy'],
    ['/shop', 'https://shop.example/a,b'],
  ])
    expect((await site.get(path ?? '')).headers.get('location')).toBe(to)
  // What somebody changed since stays.
  await saveRedirect(db, { path: '/shop', leads_to: '/about' }, NOW)
  const { undo } = noticeOf(answer) ?? {}
  expect(noticeOf(await admin.post(undo?.action ?? ''))?.text).toContain('3 addresses are as before.')
  expect(await loadRedirects(db)).toEqual(new Map([...before, ['/shop', '/about']]))
  expect(noticeOf(await admin.post(undo?.action ?? ''))?.text).toBe('There is nothing to undo.')
})

testDatabase('who unticks the changes keeps what is there', async (db) => {
  const { admin, read } = await adminSite(db)
  await saveRedirect(db, { path: '/mine', leads_to: '/about' }, NOW)
  const { fields } = await read('from,to\n/mine,/privacy\n/new,/about\n')
  expect(fields.changes).toEqual(['on'])
  const { name = [], text = [] } = fields
  const answer = await admin.post(BRING, { name, text })
  expect(noticeOf(answer)?.text).toContain('1 new, 0 changed, 1 kept as they were')
  expect((await loadRedirects(db)).get('/mine')).toBe('/about')
})

testDatabase('what is no table of addresses is refused with a way out', async (db) => {
  const { send } = await adminSite(db)
  const files: [string, string | Uint8Array<ArrayBuffer>][] = [
    ['old.numbers', new Uint8Array([0x50, 0x4b, 3, 4, 0xff, 0xfe])],
    ['nul.csv', 'from,to\n/a,\0'],
    ['words.csv', 'Dear reader,\nhow are you?'],
    ['quotes.csv', 'from,to\n"/a,/b'],
    ['empty.csv', ''],
    ['one-line.csv', `from,to\n/a,/${'x'.repeat(20_000)}`],
  ]
  for (const [name, content] of files) {
    const notice = noticeOf(await send(content, name))
    expect([name, notice?.title]).toEqual([name, 'Nothing came in.'])
    expect(notice?.text).toContain(`${name} is not a CSV file`)
  }
  for (const long of [`from,to\n${'/a,/b\n'.repeat(5_001)}`, `from,to\n${'/a,/b\n'.repeat(300_000)}`])
    expect(noticeOf(await send(long))?.text).toContain('longer than 1 MB or 5,000 lines')
})

testDatabase('all addresses leave as a table that comes in again', async (db) => {
  const { admin, read } = await adminSite(db)
  await saveRedirect(db, { path: '/gone', leads_to: null }, NOW)
  await saveRedirect(db, { path: '/shop', leads_to: 'https://shop.example/a,b' }, NOW)
  const file = await admin.get(`${LIST}.csv`)
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="addresses.csv"')
  expect(file.headers.get('content-type')).toContain('text/csv')
  const text = await file.text()
  expect(text).toBe('from,to,kind\r\n/gone,,410\r\n/shop,"https://shop.example/a,b",301\r\n')
  expect((await read(text)).text).toContain('2 are here already')
})

test('a cell that begins like a formula is not run by a spreadsheet, and is read as it was', () => {
  const cells = ['=1+1', '+1', '-1', '@SUM(A1)']
  const text = writeCsv(new Map(cells.map((cell) => [cell, cell])))
  expect(text).not.toMatch(/(?:^|,)"?[=+@-]/m)
  expect(readCsv(text)?.map(({ from, to }) => [from, to])).toEqual(cells.map((cell) => [cell, cell]))
})

test('the columns of other programs are known', () => {
  for (const head of [
    'source,target,code',
    'Origin,Target,Type',
    'Redirect from;Redirect to;kind',
    'Old URL\tnew_url\t',
  ]) {
    const [mark = ','] = /[,;\t]/.exec(head) ?? []
    expect(readCsv(`${head}\n/a${mark}/b${mark}`), head).toMatchObject([{ from: '/a', to: '/b', kind: '' }])
  }
  for (const head of ['from,kind', 'one,two', 'targets,sources', ''])
    expect(readCsv(`${head}\n/a,/b`), head).toBeUndefined()
})

test('a line is numbered as editors number it, in whatever order its columns stand', () => {
  expect(readCsv('\uFEFFkind\tTo\tfrom\r\n\r\n301\t"/b"\t/a\r\n\t/d\t/c')).toEqual([
    { line: 3, from: '/a', to: '/b', kind: '301' },
    { line: 4, from: '/c', to: '/d', kind: '' },
  ])
})

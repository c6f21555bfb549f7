import { expect, test } from 'vitest'
import { readNotice } from '#domain/notice.ts'
import type { Database } from '#server/data/database/database.ts'
import { listEquipment } from '#server/data/equipment/read.ts'
import { testDatabase } from '#test/database.ts'
import { pagePart, pageText } from '#test/page-text.ts'
import { createTestSite } from '#test/site.ts'
import { aForm } from '#test/uploads.ts'

const PATH = '/admin/equipment/add'
const adminSite = async (db?: Database) => (await createTestSite({ db })).as('admin')
type Site = Awaited<ReturnType<typeof adminSite>>

const noticeOf = (answer: Response) => readNotice(answer.headers.get('set-cookie') ?? '')
const upload = async (site: Site, items: unknown, name = 'kit.json') =>
  site.post(PATH, aForm({ name, content: typeof items === 'string' ? items : JSON.stringify(items) }))
const mainText = async (site: Site) => pageText(pagePart((await site.read(PATH)).html, 'main'))
const importOf = async (site: Site) =>
  /name="import" value="([^"]+)"/.exec((await site.read(PATH)).html)?.[1] ?? ''

const sieve = {
  name: 'Drum Sieve',
  brand: 'Kestrel',
  model: 'DS-20',
  price: 48,
  category: 'Straining',
  features: ['Mesh', 'Beech rim', 'Rinses clean', 'Fourth', 'Fifth'],
  affiliate_links: [{ url: 'https://shop.example/ds-20', program: 'Kitchen Supply' }],
}

test('the screen says what to upload, and shows the JSON that is expected', async () => {
  const text = await mainText(await adminSite())
  expect(text).toContain('Add equipment Upload a file, look it over, then publish.')
  expect(text).toContain('Drop your equipment JSON file here')
  expect(text).toContain('Expected JSON')
  expect(text).not.toContain('Preview')
})

test.for([
  ['another kind of file', 'kit.txt', '[]', 'Invalid file type', 'Please select a JSON file.'],
  ['broken JSON', 'kit.json', '[', 'Upload failed', 'Failed to parse the JSON file.'],
  ['no list', 'kit.json', '{}', 'Upload failed', 'JSON file must contain an array of equipment objects'],
  ['no name', 'kit.json', '[{"name":"A"},{"name":3}]', 'Upload failed', 'Equipment item 2 must have a name'],
  [
    'links that are no list',
    'kit.json',
    '[{"name":"A","affiliate_links":{}}]',
    'Upload failed',
    'Equipment item 1: affiliate_links must be an array',
  ],
  [
    'a link without an address',
    'kit.json',
    '[{"name":"A","affiliate_links":[{"url":"https://a.example","program":"P"},{"program":"P"}]}]',
    'Upload failed',
    'Equipment item 1, affiliate link 2: url is required',
  ],
  [
    'a link without a programme',
    'kit.json',
    '[{"name":"A","affiliate_links":[{"url":"https://a.example"}]}]',
    'Upload failed',
    'Equipment item 1, affiliate link 1: program is required',
  ],
] as const)('%s is refused in the words of spec.md', async ([, name, content, title, message]) => {
  const site = await adminSite()
  const answer = await upload(site, content, name)
  expect(answer.status).toBe(422)
  expect(noticeOf(answer)).toEqual({ kind: 'destructive', title, text: message })
  expect(pageText(pagePart(await answer.text(), 'main'))).toContain(`${name} was refused. ${message}`)
  expect(await mainText(site)).not.toContain('Preview')
})

testDatabase('a file is previewed with three features of each piece, and published once', async (db) => {
  const site = await adminSite(db)
  const uploaded = await upload(site, [sieve, { name: 'Scale', price: 39 }])
  expect(noticeOf(uploaded)).toEqual({
    kind: 'success',
    title: 'File uploaded successfully',
    text: 'Parsed 2 equipment items.',
  })
  const text = await mainText(site)
  expect(text).toContain('kit.json Parsed 2 equipment items.')
  expect(text).toContain('Preview 2 items Drum Sieve $48.00 Kestrel DS-20 · Straining · 1 affiliate link')
  expect(text).toContain('Mesh Beech rim Rinses clean ... and 2 more 7 kept 1 guessed')
  expect(text).toContain('Scale $39.00 0 affiliate links')
  expect(await listEquipment(site.db, site.now)).toEqual([])

  const import_id = await importOf(site)
  const form = { import: import_id, intent: 'publish' }
  const [published, second] = [await site.post(PATH, form), await site.post(PATH, form)]
  expect(noticeOf(published)).toEqual({
    kind: 'success',
    title: 'Equipment published successfully!',
    text: '2 equipment items have been added to the database.',
    undo: { action: `/admin/import?undo=${import_id}`, label: 'Undo all 2' },
  })
  expect([second.status, noticeOf(second)]).toEqual([302, undefined])
  expect((await listEquipment(site.db, site.now)).map(({ name }) => name)).toEqual(['Drum Sieve', 'Scale'])
  expect(await mainText(site)).not.toContain('Preview')
  expect(await mainText(site)).toContain('Published Undo puts what was new into the trash for 30 days')
  expect(noticeOf(await site.post(`/admin/import?undo=${import_id}`))).toEqual({
    kind: 'success',
    title: '2 pieces taken back',
    text: '2 pieces wait in the trash for 30 days.',
  })
  expect(await listEquipment(site.db, site.now)).toEqual([])
  expect(await mainText(site)).not.toContain('Published')
})

test('a preview is put away without publishing it', async () => {
  const site = await adminSite()
  await upload(site, [sieve])
  await site.post(PATH, { import: await importOf(site), intent: 'clear' })
  expect(await mainText(site)).not.toContain('Preview')
  expect(await listEquipment(site.db, site.now)).toEqual([])
})

test('publishing that fails says so, publishes nothing and keeps the preview', async () => {
  const site = await adminSite()
  await upload(site, [sieve])
  const form = { import: await importOf(site), intent: 'publish' }
  await site.db.schema.alterTable('kitchen_equipment').renameTo('elsewhere').execute()
  const failed = await site.post(PATH, form)
  await site.db.schema.alterTable('elsewhere').renameTo('kitchen_equipment').execute()
  expect(noticeOf(failed)).toEqual({
    kind: 'destructive',
    title: 'Publishing failed',
    text: 'Failed to publish equipment to database.',
  })
  expect(await mainText(site)).toContain('Preview 1 item Drum Sieve')
  expect(await listEquipment(site.db, site.now)).toEqual([])
})

test('what became of each field is said before it is published', async () => {
  const site = await adminSite()
  await upload(site, [
    {
      name: 'Pan',
      price: '199,00 €',
      rating: 6,
      features: 'Light; Folds',
      image_url: 'javascript:x',
      colour: 'red',
    },
  ])
  const text = await mainText(site)
  expect(text).toContain('Pan €199.00')
  for (const said of [
    'Price, changed: Read as 199. 199,00 €',
    'Currency, changed: Read from the price: EUR.',
    'Rating, dropped: A rating must be a number from 1 to 5. 6',
    'Key Features, changed: One text, split into 2 lines. Light; Folds',
    'Image, dropped: That is not a web address. It must begin with https://, http:// or /.',
    'colour, dropped: Equipment here has no such field. red',
  ])
    expect(text).toContain(said)
})

test('all faults of a file are named, one a line', async () => {
  const answer = await upload(await adminSite(), [{}, { name: 'A', affiliate_links: 7 }])
  expect(noticeOf(answer)?.text).toBe('Equipment item 1 must have a name (and 1 more)')
  expect(pageText(pagePart(await answer.text(), 'main'))).toContain(
    'kit.json was refused. Equipment item 1 must have a name Equipment item 2: affiliate_links must be an array',
  )
})

testDatabase('a piece that is stored already is updated, and keeps what it was as a version', async (db) => {
  const site = await adminSite(db)
  const publish = async (items: unknown[], duplicates?: string) => {
    await upload(site, items)
    const form = { import: await importOf(site), intent: 'publish', ...(duplicates && { duplicates }) }
    return noticeOf(await site.post(PATH, form))?.text
  }
  const priceOf = async () => (await listEquipment(site.db, site.now)).map(({ price }) => price)
  await publish([{ ...sieve, review_summary: 'It has outlived two bowls.' }])

  await upload(site, [{ ...sieve, name: 'drum  sieve', price: 52 }])
  expect(await mainText(site)).toContain('A piece like this is stored already. View the stored piece')
  const changed = { ...sieve, price: 52, rating: 'six' }
  expect(await publish([changed, { name: 'Scale' }])).toBe(
    '1 equipment items have been added to the database. 1 updated.',
  )
  const [stored] = await listEquipment(site.db, site.now)
  expect(stored).toMatchObject({
    name: 'Drum Sieve',
    price: 52,
    review_summary: 'It has outlived two bowls.',
  })
  expect(pageText((await site.read(`/admin/equipment/${stored?.id}/edit`)).html)).toContain('Versions')

  expect(await publish([{ ...sieve, price: 60 }], 'skip')).toBe(
    '0 equipment items have been added to the database. 1 left unchanged.',
  )
  expect(await priceOf()).toEqual([52, null])
  expect(await publish([{ ...sieve, price: 60 }], 'new')).toBe(
    '1 equipment items have been added to the database.',
  )
  // Another brand's is another thing.
  expect(await publish([{ ...sieve, brand: 'Heron' }])).toBe(
    '1 equipment items have been added to the database.',
  )
  expect((await priceOf()).toSorted()).toEqual([48, 52, 60, null])
})

testDatabase(
  'a new piece gets the address that its file names, and a stored one keeps its own',
  async (db) => {
    const site = await adminSite(db)
    const publish = async (items: object[]) => {
      await upload(site, items)
      await site.post(PATH, { import: await importOf(site), intent: 'publish' })
      return (await listEquipment(db, site.now)).map(({ slug }) => slug)
    }
    const named = { ...sieve, slug: 'My Sieve' }
    expect(await publish([named, { name: 'Pot', slug: 'my-sieve' }])).toEqual(['my-sieve', 'my-sieve-2'])
    expect(await publish([{ ...named, slug: 'other' }])).toEqual(['my-sieve', 'my-sieve-2'])
  },
)

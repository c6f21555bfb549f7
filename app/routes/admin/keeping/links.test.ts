import { expect, test } from 'vitest'
import { NO_SETTINGS } from '#domain/settings/fields.ts'
import type { Database } from '#server/data/database/database.ts'
import { insertEquipment, updateEquipment } from '#server/data/equipment/write.ts'
import type { JobId } from '#server/data/tables/jobs.ts'
import { findShopLinks } from '#server/data/links/find-shop-links.ts'
import { findNextLink, replaceShopLinks, settleLink } from '#server/data/links/shop-links.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { updateSettings } from '#server/data/settings/write.ts'
import { testEachDatabase } from '#test/database.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '#test/fixtures.ts'
import { noticeOf } from '#test/form-fields.ts'
import { pagePart, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'

const PATH = '/admin/keeping/links'
const PAN = 'https://shop.example/pan'
const AGAIN = new Date('2026-03-11T05:06:07Z')

const turnOn = async (db: Database) =>
  updateSettings(db, { fields: { ...NO_SETTINGS, link_check: 'weekly' }, author_id: null }, NOW)

const aPan = () => aPieceOfEquipment({ name: 'Pan', affiliate_links: [{ url: PAN, program: 'Shop' }] })

async function adminSite({ env = {}, isOn = true }: { env?: Record<string, string>; isOn?: boolean } = {}) {
  const woken: JobId[] = []
  const site = await createTestSite({ env, jobs: { wake: (id) => woken.push(id) } })
  const [piece = ''] = await insertEquipment(site.db, [aPan()], NOW)
  if (isOn) await turnOn(site.db)
  const admin = await site.as('admin')
  const screen = async () => pageText(pagePart((await admin.read(PATH)).html, 'main'))
  return { ...admin, db: site.db, site, piece, screen, woken }
}

/** What the job does with a link that is not there. */
async function miss(db: Database) {
  await replaceShopLinks(db, (await findShopLinks(db)).keys(), NOW)
  const link = await findNextLink(db, [], AGAIN)
  if (!link) throw new Error('no link')
  const outcome = { state: 'missing', message: 'The other site answers “not found”. (404)' } as const
  await settleLink(db, link, { ...outcome, again: AGAIN }, NOW)
}

test('a dead link is listed with its answer and the thing that it stands on, until that is changed', async () => {
  const { db, piece, screen } = await adminSite()
  await miss(db)
  expect(await screen()).toMatch(/No link to a shop is known to be dead\..*Not certain Some shops .* https:/)
  await miss(db)
  const text = await screen()
  expect(text).toContain('One link to a shop is dead.')
  expect(text).toContain(`${PAN} The other site answers “not found”. (404) Not there since March 4, 2026`)
  expect(text).toContain('Asked on March 4, 2026. Asked again on March 11, 2026.')
  expect(text).toContain('Shown in Pan')

  const fields = { ...aPan(), affiliate_links: [{ url: 'https://shop.example/other-pan', program: 'Shop' }] }
  await updateEquipment(db, piece, { fields, author_id: null }, NOW)
  expect(await screen()).not.toContain(PAN)
})

test('a link is checked now when the chef says so', async () => {
  const { db, site, post, screen, woken, read } = await adminSite()
  await miss(db)
  const [, key = ''] = /value="([0-9a-f]{64})"/.exec((await read(PATH)).html) ?? []
  expect(noticeOf(await post(PATH, { check: key }))).toMatchObject({ title: 'The check begins' })
  expect(await screen()).toContain('Asked in a moment')
  expect(woken).toEqual(['links'])
  expect((await post(PATH, { check: 'all' })).status).toBe(302)
  expect(noticeOf(await post(PATH, { check: 'nonsense' }))).toMatchObject({
    title: 'There is no such link to a shop any more',
  })
  expect((await post(PATH, {})).status).toBe(400)
  expect((await (await site.as('editor')).read(PATH)).status).toBe(403)
})

test('the check is off until the settings turn it on, and where the server asks no other sites', async () => {
  const off = await adminSite({ isOn: false })
  expect(await off.screen()).toContain('The check is off. The settings turn it on.')
  expect(noticeOf(await off.post(PATH, { check: 'all' }))).toMatchObject({ kind: 'destructive' })
  expect((await off.site.read('/privacy')).html).not.toContain('asks these shops')
  expect(off.woken).toEqual([])

  const offline = await adminSite({ env: { OUTGOING: 'off' } })
  expect(await offline.screen()).toContain(
    'This server asks no other sites. It was started with OUTGOING=off.',
  )
  expect(noticeOf(await offline.post(PATH, { check: 'all' }))).toMatchObject({ kind: 'destructive' })
})

testEachDatabase('links to shops are found wherever readers see them', async (db) => {
  await insertEquipment(db, [{ ...aPan(), pros: ['Cheap at https://amzn.to/pros.'] }], NOW)
  const content =
    '<p>A <a href="https://amzn.to/post?a=1&amp;b=2">pot</a>, <a href="https://plain.example/">plain</a>, https://amzn.to/bare.</p>'
  await insertPost(db, aPost({ title: 'Pots', content }), NOW)
  const steps = [
    { step_number: 1, step_text: 'Use https://amzn.to/step!', section: null, step_url: null },
    { step_number: 2, step_text: 'See https://plain.example/', section: null, step_url: null },
  ]
  const recipe = aRecipe({
    name: 'Soup',
    story: 'With https://amzn.to/story',
    sources: 'A book, https://amzn.to/source',
    instructions: steps,
  })
  await insertRecipe(db, { fields: recipe, status: 'draft' }, NOW)
  await insertRecipe(db, { fields: aRecipe() }, NOW)
  const found = [...(await findShopLinks(db))].map(([address, uses]) => [
    address,
    uses.map(({ name, isPublic }) => `${name} ${isPublic}`),
  ])
  expect(Object.fromEntries(found)).toEqual({
    [PAN]: ['Pan true'],
    'https://amzn.to/pros': ['Pan true'],
    'https://amzn.to/post?a=1&b=2': ['Pots true'],
    'https://amzn.to/bare': ['Pots true'],
    'https://amzn.to/step': ['Soup false'],
    'https://amzn.to/story': ['Soup false'],
    'https://amzn.to/source': ['Soup false'],
  })
})

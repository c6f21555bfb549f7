import sharp from 'sharp'
import { expect, test } from 'vitest'
import { NO_SETTINGS, type Settings } from '#domain/settings/fields.ts'
import type { RecipeFields } from 'recipe-basics/recipe/recipe'
import type { Database } from '#server/data/database/database.ts'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { insertPicture } from '#server/data/media/pictures.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { insertRecipe, updateRecipe } from '#server/data/recipes/write/write.ts'
import { updateSettings } from '#server/data/settings/write.ts'
import { testDatabase } from '#test/database.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '#test/fixtures.ts'
import { createTestSite, NOW } from '#test/site.ts'

type Site = Awaited<ReturnType<typeof createTestSite>>

const PAGES = ['/', '/recipes', '/equipment', '/blog', '/about', '/privacy', '/imprint', '/api/docs']

test('each public page names a picture of its own, 1200 by 630', async () => {
  const site = await createTestSite()
  await changeSettings(site.db, { imprint: 'Ines Calder, 1 Mill Lane' })
  const { slug } = await addRecipe(site.db)
  await insertEquipment(site.db, [aPieceOfEquipment()], NOW)
  await insertPost(site.db, aPost(), NOW)
  const pages = [
    ...PAGES,
    `/recipes/${slug}`,
    '/equipment/steady-blender',
    '/blog/a-stock-worth-standing-over',
  ]
  const seen = new Set<string>()
  for (const page of pages) {
    const { html } = await site.read(page)
    const { address, alt } = shareOf(html)
    expect(html).toContain('<meta property="og:image:width" content="1200"/>')
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>')
    expect(alt, page).not.toBe('')
    expect(await sizeOf(site, address), page).toEqual({ format: 'jpeg', width: 1200, height: 630 })
    seen.add(address)
  }
  expect(seen.size).toBe(pages.length)
})

test.each([
  ['forty words', Array.from({ length: 40 }, (_, at) => `Turnip${at}`).join(' ')],
  ['Arabic', 'شوربة العدس'],
  ['Japanese', 'お粥'],
  ['emoji', '👩‍🍳 Pancakes 🥞'],
  ['marks that turn text around', '\u202Egnittes\u202C Soup \u200F'],
  ['ten thousand letters without a break', 'a'.repeat(200) + 'x'],
  ['markup', '</svg><script>alert(1)</script>&amp; "soup"'],
])('a name of %s has a picture, too', async (_, name) => {
  const site = await createTestSite()
  const { slug } = await addRecipe(site.db, { name })
  const { address } = shareOf((await site.read(`/recipes/${encodeURIComponent(slug)}`)).html)
  expect(await sizeOf(site, address)).toMatchObject({ width: 1200, height: 630 })
})

test('what is not public has no picture', async () => {
  const site = await createTestSite()
  const later = '2026-03-05T05:06:07.000Z'
  const draft = await insertRecipe(site.db, { fields: aRecipe({ name: 'Draft' }), status: 'draft' }, NOW)
  await insertPost(site.db, aPost({ published_at: later }), NOW)
  await insertEquipment(site.db, [{ ...aPieceOfEquipment(), status: 'draft' }], NOW)
  for (const path of [
    `/share/recipes/${draft.slug}/x.jpg`,
    '/share/blog/a-stock-worth-standing-over/x.jpg',
    '/share/equipment/steady-blender/x.jpg',
    '/share/pages/imprint/x.jpg',
    '/share/pages/admin/x.jpg',
    '/share/people/home/x.jpg',
    '/share/recipes/%00/x.jpg',
  ])
    expect((await site.get(path)).status, path).toBe(404)
})

test('a picture may be cached for ever, and a change of its words gives it another address', async () => {
  const site = await createTestSite()
  const { id, slug } = await addRecipe(site.db, { name: 'Pea Soup' })
  const before = shareOf((await site.read(`/recipes/${slug}`)).html)
  const answer = await site.get(before.address)
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')

  await changeRecipe(site.db, id, { name: 'Pea Broth' })
  const after = shareOf((await site.read(`/recipes/${slug}`)).html)
  expect(after.address).not.toBe(before.address)
  const old = await site.get(before.address)
  expect(old.status).toBe(302)
  expect(old.headers.get('Location')).toBe(after.address)
  expect(old.headers.get('Cache-Control')).toBe('no-cache')
})

test('a photograph of ours fills the right half; one on somebody else’s server is never fetched', async () => {
  const site = await createTestSite()
  const hash = 'c'.repeat(64)
  const red = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#ff0000' } })
    .jpeg()
    .toBuffer()
  const media = {
    hash,
    width: 640,
    height: 480,
    alt_text: '',
    file_name: '',
    byte_size: 1,
    uploaded_by: null,
  }
  const variants = [{ format: 'jpeg' as const, width: 640, content: red }]
  await insertPicture(site.db, { ...media, variants }, NOW)
  const ours = await addRecipe(site.db, { name: 'Ours', image_url: `/media/${hash}-640x480` })
  const theirs = await addRecipe(site.db, { name: 'Theirs', image_url: 'https://img.test/red.jpg' })
  expect(await colourAt(site, ours.slug, [1190, 10])).toMatchObject({ r: 254, g: 0, b: 0 })
  expect(await colourAt(site, theirs.slug, [1190, 10])).not.toMatchObject({ r: 254, g: 0, b: 0 })
})

testDatabase('a hundred who ask at once are answered one picture, which is drawn once', async (db) => {
  const site = await createTestSite({ db })
  const { slug } = await addRecipe(db)
  const { address } = shareOf((await site.read(`/recipes/${slug}`)).html)
  const answers = await Promise.all(Array.from({ length: 100 }, () => site.get(address)))
  const texts = await Promise.all(answers.map(async (answer) => answer.text()))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(texts).size).toBe(1)
  const kept = await db.selectFrom('share_pictures').select(['page', 'drawn_at']).execute()
  expect(kept).toEqual([{ page: `recipes/${slug}`, drawn_at: NOW.toISOString() }])

  // What is kept is answered, and not what would be drawn now.
  await db
    .updateTable('share_pictures')
    .set({ content: Buffer.from('kept') })
    .execute()
  expect(await (await site.get(address)).text()).toBe('kept')
})

const addRecipe = (db: Database, fields: Partial<RecipeFields> = {}) =>
  insertRecipe(db, { fields: aRecipe(fields) }, NOW)

const changeRecipe = (db: Database, id: string, fields: Partial<RecipeFields>) =>
  updateRecipe(db, id, { fields: aRecipe(fields), author_id: null }, NOW)

const changeSettings = (db: Database, fields: Partial<Settings>) =>
  updateSettings(db, { fields: { ...NO_SETTINGS, ...fields }, author_id: null }, NOW)

/** The picture that the head of a page names, as a path of the site, and what it says. */
function shareOf(html: string) {
  const [, address = ''] = /<meta property="og:image" content="https:\/\/plate\.test([^"]+)"/.exec(html) ?? []
  const [, alt = ''] = /<meta property="og:image:alt" content="([^"]*)"/.exec(html) ?? []
  return { address, alt }
}

async function sizeOf(site: Site, address: string) {
  const answer = await site.get(address)
  expect(answer.headers.get('Content-Type')).toBe('image/jpeg')
  const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata()
  return { format, width, height }
}

async function colourAt(site: Site, slug: string, [left, top]: [left: number, top: number]) {
  const { address } = shareOf((await site.read(`/recipes/${slug}`)).html)
  const file = await (await site.get(address)).arrayBuffer()
  const [r, g, b] = await sharp(file).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return { r, g, b }
}

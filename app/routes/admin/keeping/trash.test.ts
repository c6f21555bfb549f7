import { expect, test } from 'vitest'
import { pictureAddress } from '#domain/picture.ts'
import { emptySomeOld, emptyTrash } from '#server/data/trash/empty.ts'
import type { Database } from '#server/data/database.ts'
import { deleteEquipment, insertEquipment } from '#server/data/equipment/write.ts'
import { deletePicture, insertPicture } from '#server/data/media/pictures.ts'
import { deletePost, insertPost } from '#server/data/posts/write.ts'
import { restoreRecipe } from '#server/data/recipes/restore.ts'
import { deleteRecipe, insertRecipe, updateRecipe } from '#server/data/recipes/write.ts'
import { listVersions } from '#server/data/versions.ts'
import { letGoOfTrash } from '#server/trash/let-go.ts'
import { hashContents } from '#test/contents.ts'
import { createTestDatabase, testEachDatabase } from '#test/database.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '#test/fixtures.ts'
import { noticeOf } from '#test/form-fields.ts'
import { pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'
import { aForm, aPublishedRecipe } from '#test/uploads.ts'

const PATH = '/admin/keeping/trash'
const aFileOf = (name: string) => ({ name: 'stew.json', content: JSON.stringify(aPublishedRecipe({ name })) })
const DAY_MS = 24 * 3_600_000
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS)
const nobody = { author_id: null }

async function openTrash(db: Database, now = NOW) {
  const site = await createTestSite({ db, now })
  const admin = await site.as('admin')
  // What came back has a new moment of change, which the sitemap says.
  const text = async (path: string) =>
    pageText(await (await site.get(path)).text()).replaceAll(/T05:06:07\.\d{3}Z/g, '')
  return {
    site,
    admin,
    text,
    show: async () => pageText(await (await admin.get(PATH)).text()),
    restore: async (what: string) => noticeOf(await admin.post(PATH, { restore: what })),
  }
}

testEachDatabase(
  'a deleted recipe is found nowhere, and comes back to the same page, feed and search',
  async (db) => {
    const { site, admin, text, show, restore } = await openTrash(db)
    const { id, slug } = await insertRecipe(db, { fields: aRecipe({ name: 'Zorbel Soup' }) }, NOW)
    const paths = [
      `/recipes/${slug}`,
      '/recipes?search=zorbel',
      '/recipes/feed.xml',
      '/sitemap.xml',
      '/search?q=zorbel',
    ]
    const before = await Promise.all(paths.map(text))

    await admin.post('/admin/recipes', { delete: id })
    expect((await site.get(`/recipes/${slug}`)).status).toBe(404)
    for (const path of paths.slice(1)) expect(await text(path)).not.toContain('Zorbel Soup')
    expect(await show()).toContain('One thing waits here. It goes in 30 days.')
    expect(await show()).toContain('Comes back as it was.')

    expect(await restore(`recipe/${id}`)).toMatchObject({ kind: 'success', text: '“Zorbel Soup” is back.' })
    expect(await Promise.all(paths.map(text))).toEqual(before)
    expect(await show()).toContain('The trash is empty.')
  },
)

testEachDatabase('what was deleted by the API waits in the trash, too', async (db) => {
  const { site, admin, show } = await openTrash(db)
  const { id } = await insertRecipe(db, { fields: aRecipe({ name: 'Zorbel Soup' }) }, NOW)
  const headers = { Authorization: `Bearer ${admin.session.accessToken}` }
  const { status } = await site.get(`/api/recipes/${id}`, { method: 'DELETE', headers })
  expect(status).toBe(204)
  expect(await show()).toContain('Zorbel Soup')
})

testEachDatabase(
  'a thing whose address was given away comes back at a new one, which is said before and after',
  async (db) => {
    const { show, restore, text } = await openTrash(db)
    const { id } = await insertRecipe(db, { fields: aRecipe({ name: 'Pea Soup' }) }, NOW)
    await deleteRecipe(db, id, nobody, NOW)
    await insertRecipe(db, { fields: aRecipe({ name: 'Pea Soup' }) }, NOW)
    expect(await show()).toContain('at a new address, “pea-soup-2”')
    expect((await restore(`recipe/${id}`))?.text).toBe('“Pea Soup” is back, at a new address: pea-soup-2.')
    expect(await text('/recipes/pea-soup-2')).toContain('Pea Soup')
  },
)

testEachDatabase('what was to be public later comes back as a draft', async (db) => {
  const { show, restore } = await openTrash(db)
  const fields = aPost({ title: 'December', published_at: later(7).toISOString() })
  const post = await insertPost(db, fields, NOW)
  const recipe = await insertRecipe(db, { fields: aRecipe(), published_at: later(7).toISOString() }, NOW)
  await deletePost(db, post, nobody, NOW)
  await deleteRecipe(db, recipe.id, nobody, NOW)
  expect(await show()).toContain('Comes back as a draft: its date is still to come.')
  expect((await restore(`post/${post}`))?.text).toBe('“December” is back, as a draft.')
  expect((await restore(`recipe/${recipe.id}`))?.text).toContain('as a draft')
  const late = await createTestSite({ db, now: later(8) })
  expect((await late.get('/blog/december')).headers.get('location')).toBe('/blog')
  expect((await late.get(`/recipes/${recipe.slug}`)).status).toBe(404)
})

testEachDatabase(
  'a picture waits in the trash, is served to nobody meanwhile, and comes back with what shows it',
  async (db) => {
    const { site, show, restore } = await openTrash(db)
    const hash = await aStoredPicture(db)
    const recipe = await insertRecipe(db, { fields: aRecipe({ image_url: addressOf(hash) }) }, NOW)
    await deleteRecipe(db, recipe.id, nobody, NOW)
    await deletePicture(db, hash, nobody, NOW)
    const file = `${addressOf(hash)}/40.webp`
    expect((await site.get(file)).status).toBe(404)
    expect(await show()).toContain('Two things wait here.')
    expect((await restore(`picture/${hash}`))?.text).toBe('“pot.jpg” is back.')
    expect((await site.get(file)).status).toBe(200)
    await deletePicture(db, hash, nobody, NOW)
    await restore(`recipe/${recipe.id}`)
    expect((await site.get(file)).status).toBe(200)
  },
)

test('a version that shows a picture in the trash brings the picture back with it', async () => {
  const db = await createTestDatabase()
  const hash = await aStoredPicture(db)
  const { id } = await insertRecipe(db, { fields: aRecipe({ image_url: addressOf(hash) }) }, NOW)
  await updateRecipe(db, id, { fields: aRecipe({ image_url: null }), ...nobody }, later(1))
  await deletePicture(db, hash, nobody, later(2))
  const [version] = await listVersions(db, 'recipe', id)
  await restoreRecipe(db, { id, version: version?.id ?? '' }, nobody, later(3))
  const { site } = await openTrash(db)
  expect((await site.get(`${addressOf(hash)}/40.webp`)).status).toBe(200)
})

testEachDatabase('a picture stays while something in the trash uses it, and goes with that', async (db) => {
  const hash = await aStoredPicture(db)
  const recipe = await insertRecipe(db, { fields: aRecipe({ image_url: addressOf(hash) }) }, NOW)
  await deleteRecipe(db, recipe.id, nobody, later(20))
  await deletePicture(db, hash, nobody, later(20))
  await db.updateTable('media').set({ deleted_at: NOW.toISOString() }).execute()
  expect(await emptySomeOld(db, later(40))).toBe(0)
  expect(await db.selectFrom('media_variants').select('hash').execute()).toHaveLength(1)
  expect([await emptySomeOld(db, later(50)), await emptySomeOld(db, later(50))]).toEqual([1, 1])
  expect(await db.selectFrom('media_variants').select('hash').execute()).toEqual([])
})

testEachDatabase(
  'a thing goes after thirty days, with all of its versions, and not a second before',
  async (db) => {
    const { id } = await insertRecipe(db, { fields: aRecipe() }, NOW)
    await deleteRecipe(db, id, nobody, NOW)
    expect(await emptySomeOld(db, new Date(later(30).getTime() - 1))).toBe(0)
    const job = letGoOfTrash({ db, now: () => later(30) })
    const work = { table: 'jobs', id: 'trash', lease_owner: 'one' } as const
    await db.updateTable('jobs').set({ reader: 'one' }).where('id', '=', 'trash').execute()
    expect(await job.step(work, new AbortController().signal)).toBe('more')
    expect(await job.step(work, new AbortController().signal)).toEqual(
      new Date(later(30).getTime() + 3_600_000),
    )
    expect(await db.selectFrom('versions').selectAll().execute()).toEqual([])
  },
)

testEachDatabase('an emptied trash leaves no trace of what was in it', async (db) => {
  const { admin, show, text, restore } = await openTrash(db)
  const canary = 'Qwyzzel'
  const { id, slug } = await insertRecipe(
    db,
    { fields: aRecipe({ name: `${canary} Soup`, description: canary }) },
    NOW,
  )
  const post = await insertPost(db, aPost({ title: `${canary} post` }), NOW)
  await insertEquipment(db, [aPieceOfEquipment({ name: `${canary} pot` })], NOW)
  const piece = await db.selectFrom('kitchen_equipment').select('id').executeTakeFirstOrThrow()
  const stays = await insertRecipe(db, { fields: aRecipe({ name: 'Leek Soup' }) }, NOW)
  const brought = await admin.post('/admin/import', aForm(aFileOf(`${canary} Stew`)))
  const at = brought.headers.get('Location') ?? ''
  await admin.post(at, {
    intent: 'save-all',
    import: new URL(at, 'http://x').searchParams.get('import') ?? '',
  })
  const imported = await db
    .selectFrom('recipes')
    .select('id')
    .where('name', '=', `${canary} Stew`)
    .executeTakeFirstOrThrow()
  await deleteRecipe(db, imported.id, nobody, NOW)
  expect(await text(`/recipes/${slug}`)).toContain(canary)
  await deleteRecipe(db, id, nobody, NOW)
  await deletePost(db, post, nobody, NOW)
  await deleteEquipment(db, piece.id, nobody, NOW)
  await deleteRecipe(db, stays.id, nobody, NOW)
  await restore(`recipe/${stays.id}`)

  const notice = noticeOf(await admin.post(PATH, { empty: 'yes' }))
  expect(notice).toMatchObject({
    title: 'Four things went for good',
    text: 'Older backups still hold what went.',
  })
  expect(await show()).toContain('The trash is empty.')
  expect((await restore(`recipe/${id}`))?.title).toBe('Not restored')
  for (const table of (await db.introspection.getTables()).map(({ name }) => name)) {
    if (/_(data|idx|docsize|config)$|^(recipe_search|recipe_line_search|search_text_trigrams)$/.test(table))
      continue
    const rows = JSON.stringify(
      await db
        .selectFrom(table as 'versions')
        .selectAll()
        .execute(),
    )
    expect([table, rows.toLowerCase().includes(canary.toLowerCase())]).toEqual([table, false])
  }
  expect(await text('/recipes?search=soup')).toContain('Leek Soup')
})

test('an editor sees deleted drafts alone, and cannot empty the trash', async () => {
  const db = await createTestDatabase()
  const draft = await insertRecipe(db, { fields: aRecipe({ name: 'Draft Soup' }), status: 'draft' }, NOW)
  const source = { source_url: null, source: { status: 'draft' }, report: [] }
  const open = await insertRecipe(db, { fields: aRecipe({ name: 'Public Soup' }), source }, NOW)
  await deleteRecipe(db, draft.id, nobody, NOW)
  await deleteRecipe(db, open.id, nobody, NOW)
  const site = await createTestSite({ db })
  const editor = await site.as('editor')
  const page = pageText(await (await editor.get(PATH)).text())
  expect(page).toContain('Draft Soup')
  expect(page).not.toContain('Public Soup')
  expect(page).not.toContain('Empty the trash')
  const before = await hashContents(db)
  expect((await editor.post(PATH, { empty: 'yes' })).status).toBe(403)
  expect(await hashContents(db)).toBe(before)
})

const addressOf = (hash: string) => pictureAddress({ hash, width: 40, height: 30 })

async function aStoredPicture(db: Database) {
  const hash = 'c3'.repeat(32)
  const variants = [{ format: 'webp' as const, width: 40, content: new Uint8Array(9) }]
  const texts = { alt_text: '', file_name: 'pot.jpg', byte_size: 9, uploaded_by: null }
  await insertPicture(db, { hash, width: 40, height: 30, ...texts, variants }, NOW)
  return hash
}

test('a full trash is emptied some at once, and what is saved meanwhile need not wait for all of it', async () => {
  const db = await createTestDatabase()
  for (let one = 0; one < 210; one++) {
    const { id } = await insertRecipe(db, { fields: aRecipe({ name: `Soup ${one}` }) }, NOW)
    await deleteRecipe(db, id, nobody, NOW)
  }
  const order: string[] = []
  const emptying = emptyTrash(db).then((gone) => order.push(`${gone} gone`))
  await insertRecipe(db, { fields: aRecipe({ name: 'Saved meanwhile' }) }, NOW)
  order.push('saved')
  await emptying
  expect(order).toEqual(['saved', '210 gone'])
  expect(await db.selectFrom('versions').select('id').where('deleted', '=', 1).execute()).toEqual([])
})

import { expect, test } from 'vitest'
import { pictureAddress } from '#domain/files/picture.ts'
import { emptySomeOld, emptyTrash } from '#server/data/trash/empty.ts'
import type { Database } from '#server/data/database/database.ts'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { deletePicture, insertPicture } from '#server/data/media/pictures.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { insertRecipe, updateRecipe } from '#server/data/recipes/write/write.ts'
import { listVersions } from '#server/data/changes/versions.ts'
import { purgeTrash } from '#server/jobs/purge-trash.ts'
import { hashContents } from '#test/contents.ts'
import { createTestDatabase, testDatabase, testEachDatabase } from '#test/database.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '#test/fixtures.ts'
import { noticeOf } from '#test/form-fields.ts'
import { pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'
import { aForm, aPublishedRecipe } from '#test/uploads.ts'
import { removeThing, restoreThing } from '#server/data/things/change-one.ts'
import { POSTS } from '#server/data/things/post-thing.ts'
import { EQUIPMENT } from '#server/data/things/equipment-thing.ts'
import { RECIPES } from '#server/data/things/recipe-thing.ts'

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

type Trash = Awaited<ReturnType<typeof openTrash>>
type Deleted = { id: string; updated_at: string }

/** Each way in which a chef deletes a recipe. */
const WAYS: Record<string, (trash: Trash, recipe: Deleted) => Promise<Response>> = {
  'the button of its row': async ({ admin }, { id }) => admin.post('/admin/recipes', { delete: id }),
  'the bar above the table': async ({ admin }, { id, updated_at }) =>
    admin.post('/admin/recipes', { bulk: 'delete', selected: `${id} ${updated_at}` }),
  'the API': async ({ site, admin }, { id }) =>
    site.get(`/api/recipes/${id}`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${admin.session.accessToken}` },
    }),
  'the Undo of an import': async ({ admin, site }) => {
    const { id } = await site.db.selectFrom('imports').select('id').executeTakeFirstOrThrow()
    return admin.post(`/admin/import?undo=${id}`)
  },
}

for (const [way, remove] of Object.entries(WAYS))
  testEachDatabase(
    `a recipe deleted by ${way} is found nowhere, and comes back to the same page, feed, search and picture`,
    async (db) => {
      const trash = await openTrash(db)
      const { site, admin, text, show, restore } = trash
      const picture = addressOf(await aStoredPicture(db))
      await saveByImport(trash, 'Zorbel Soup')
      const fields = aRecipe({ name: 'Zorbel Soup', image_url: picture })
      const { id, slug } = await db.selectFrom('recipes').select(['id', 'slug']).executeTakeFirstOrThrow()
      // As the import left it, but for its picture, which is no edit.
      await db.updateTable('recipes').set({ image_url: fields.image_url }).execute()
      const recipe = await db.selectFrom('recipes').select(['id', 'updated_at']).executeTakeFirstOrThrow()
      const paths = [
        `/recipes/${slug}`,
        '/recipes?search=zorbel',
        '/recipes/feed.xml',
        '/sitemap.xml',
        '/search?q=zorbel',
      ]
      const look = async () => ({
        texts: await Promise.all(paths.map(text)),
        isShown: (await (await site.get(`/recipes/${slug}`)).text()).includes(picture),
        status: (await site.get(`${picture}/40.webp`)).status,
      })
      const before = await look()
      expect([before.isShown, before.status]).toEqual([true, 200])

      expect((await remove(trash, recipe)).status).toBeLessThan(400)
      expect((await site.get(`/recipes/${slug}`)).status).toBe(404)
      for (const path of paths.slice(1)) expect(await text(path)).not.toContain('Zorbel Soup')
      expect(await show()).toContain('One thing waits here. It goes in 30 days.')
      expect(await show()).toContain('Its address answers “not found”; that of a post leads to the blog.')
      expect(await show()).toContain('Comes back as it was.')

      expect(await restore(`recipe/${id}`)).toMatchObject({
        kind: 'success',
        text: '“Zorbel Soup” is back.',
      })
      expect(await look()).toEqual(before)
      expect(await show()).toContain('The trash is empty.')
      expect((await admin.get(`/admin/recipes/${id}/edit`)).status).toBe(200)
    },
  )

testDatabase('an import that updated a recipe gives it back as it was, and says what it did', async (db) => {
  const trash = await openTrash(db)
  const { id, slug } = await insertRecipe(db, { fields: aRecipe({ name: 'Zorbel Soup' }) }, NOW)
  const before = await trash.text(`/recipes/${slug}`)
  const { import_id, notice } = await saveByImport(trash, 'Zorbel Soup', { duplicates: 'update' })
  expect(notice?.undo).toEqual({ action: `/admin/import?undo=${import_id}`, label: 'Undo' })
  expect(await trash.text(`/recipes/${slug}`)).not.toBe(before)
  expect(noticeOf(await trash.admin.post(notice?.undo?.action ?? ''))).toEqual({
    kind: 'success',
    title: '1 recipe taken back',
    text: '1 recipe has the earlier version back.',
  })
  expect(await trash.text(`/recipes/${slug}`)).toBe(before)
  expect(await listVersions(db, 'recipe', id)).toHaveLength(2)
  expect(await trash.show()).toContain('The trash is empty.')
})

test('what somebody else imported, and what was closed, cannot be taken back', async () => {
  const trash = await openTrash(await createTestDatabase())
  const { import_id } = await saveByImport(trash, 'Zorbel Soup')
  const editor = await trash.site.as('editor')
  for (const [visitor, id] of [
    [editor, import_id],
    [trash.admin, 'none'],
  ] as const)
    expect(noticeOf(await visitor.post(`/admin/import?undo=${id}`))?.title).toBe('Nothing was taken back')
  expect((await trash.site.get('/recipes/zorbel-soup')).status).toBe(200)
})

/** Brings a file with one recipe of this name in, and saves it. */
async function saveByImport({ admin }: Trash, name: string, more: Record<string, string> = {}) {
  const brought = await admin.post('/admin/import', aForm(aFileOf(name)))
  const at = brought.headers.get('Location') ?? ''
  const import_id = new URL(at, 'http://x').searchParams.get('import') ?? ''
  const saved = await admin.post(at, { intent: 'save-all', import: import_id, ...more })
  return { import_id, notice: noticeOf(saved) }
}

testDatabase('what another tab has restored already is said to be there, of each kind', async (db) => {
  const { restore } = await openTrash(db)
  const recipe = await insertRecipe(db, { fields: aRecipe({ name: 'Pea Soup' }) }, NOW)
  const [piece = ''] = await insertEquipment(db, [aPieceOfEquipment({ name: 'A Whisk' })], NOW)
  const post = await insertPost(db, aPost({ title: 'Mondays', status: 'draft' }), NOW)
  await removeThing(db, RECIPES, recipe.id, nobody, NOW)
  await removeThing(db, EQUIPMENT, piece, nobody, NOW)
  await removeThing(db, POSTS, post, nobody, NOW)
  for (const [what, name] of [
    [`recipe/${recipe.id}`, 'Pea Soup'],
    [`equipment/${piece}`, 'A Whisk'],
    [`post/${post}`, 'Mondays'],
  ] as const) {
    expect(await restore(what)).toMatchObject({ kind: 'success', title: 'Restored' })
    expect(await restore(what)).toMatchObject({
      kind: 'success',
      title: 'Nothing to restore',
      text: `“${name}” is back already.`,
    })
  }
  expect(await restore('recipe/none')).toMatchObject({ kind: 'destructive', title: 'Not restored' })
})

testDatabase(
  'a thing whose address was given away comes back at a new one, which is said before and after',
  async (db) => {
    const { show, restore, text } = await openTrash(db)
    const { id } = await insertRecipe(db, { fields: aRecipe({ name: 'Pea Soup' }) }, NOW)
    await removeThing(db, RECIPES, id, nobody, NOW)
    await insertRecipe(db, { fields: aRecipe({ name: 'Pea Soup' }) }, NOW)
    expect(await show()).toContain('at a new address, “pea-soup-2”')
    expect((await restore(`recipe/${id}`))?.text).toBe('“Pea Soup” is back, at a new address: pea-soup-2.')
    expect(await text('/recipes/pea-soup-2')).toContain('Pea Soup')
  },
)

testDatabase('what was to be public later comes back as a draft', async (db) => {
  const { show, restore } = await openTrash(db)
  const fields = aPost({ title: 'December', published_at: later(7).toISOString() })
  const post = await insertPost(db, fields, NOW)
  const recipe = await insertRecipe(db, { fields: aRecipe(), published_at: later(7).toISOString() }, NOW)
  await removeThing(db, POSTS, post, nobody, NOW)
  await removeThing(db, RECIPES, recipe.id, nobody, NOW)
  expect(await show()).toContain('Comes back as a draft: its date is still to come.')
  expect((await restore(`post/${post}`))?.text).toBe('“December” is back, as a draft.')
  expect((await restore(`recipe/${recipe.id}`))?.text).toContain('as a draft')
  const late = await createTestSite({ db, now: later(8) })
  expect((await late.get('/blog/december')).headers.get('location')).toBe('/blog')
  expect((await late.get(`/recipes/${recipe.slug}`)).status).toBe(404)
})

testDatabase(
  'a picture waits in the trash, is served to nobody meanwhile, and comes back with what shows it',
  async (db) => {
    const { site, show, restore } = await openTrash(db)
    const hash = await aStoredPicture(db)
    const recipe = await insertRecipe(db, { fields: aRecipe({ image_url: addressOf(hash) }) }, NOW)
    await removeThing(db, RECIPES, recipe.id, nobody, NOW)
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
  await restoreThing(db, RECIPES, { id, version: version?.id ?? '' }, nobody, later(3))
  const { site } = await openTrash(db)
  expect((await site.get(`${addressOf(hash)}/40.webp`)).status).toBe(200)
})

testDatabase('a picture stays while something in the trash uses it, and goes with that', async (db) => {
  const hash = await aStoredPicture(db)
  const recipe = await insertRecipe(db, { fields: aRecipe({ image_url: addressOf(hash) }) }, NOW)
  await removeThing(db, RECIPES, recipe.id, nobody, later(20))
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
    await removeThing(db, RECIPES, id, nobody, NOW)
    expect(await emptySomeOld(db, new Date(later(30).getTime() - 1))).toBe(0)
    const job = purgeTrash({ db, now: () => later(30) })
    const work = { table: 'jobs', id: 'trash', lease_owner: 'one' } as const
    await db.updateTable('jobs').set({ reader: 'one' }).where('id', '=', 'trash').execute()
    expect(await job.step(work, new AbortController().signal)).toBe('more')
    expect(await job.step(work, new AbortController().signal)).toEqual(
      new Date(later(30).getTime() + 3_600_000),
    )
    expect(await db.selectFrom('versions').selectAll().execute()).toEqual([])
  },
)

testDatabase('an emptied trash leaves no trace of what was in it', async (db) => {
  const trash = await openTrash(db)
  const { site, admin, show, text, restore } = trash
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
  const taken = await saveByImport(trash, `${canary} Pie`)
  await admin.post(`/admin/import?undo=${taken.import_id}`)
  await saveByImport(trash, `${canary} Stew`)
  const imported = await db
    .selectFrom('recipes')
    .select('id')
    .where('name', '=', `${canary} Stew`)
    .executeTakeFirstOrThrow()
  await removeThing(db, RECIPES, imported.id, nobody, NOW)
  const paths = [
    '/',
    '/recipes',
    '/recipes?search=soup',
    `/recipes/${slug}`,
    '/recipes/feed.xml',
    '/blog',
    `/blog/${canary.toLowerCase()}-post`,
    '/blog/feed.xml',
    '/equipment',
    '/search?q=stew',
    '/sitemap.xml',
    '/api/recipes',
    '/api/equipment',
    '/api/posts',
  ]
  for (const path of paths) await site.get(path)
  expect(await text(`/recipes/${slug}`)).toContain(canary)
  await removeThing(db, RECIPES, id, nobody, NOW)
  await removeThing(db, POSTS, post, nobody, NOW)
  await removeThing(db, EQUIPMENT, piece.id, nobody, NOW)
  await removeThing(db, RECIPES, stays.id, nobody, NOW)
  await restore(`recipe/${stays.id}`)

  const notice = noticeOf(await admin.post(PATH, { empty: 'yes' }))
  expect(notice).toMatchObject({
    title: 'Five things went for good',
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
  // Nor does any answer, kept or not.
  for (const path of paths) {
    const answer = await site.get(path)
    const { status } = answer
    expect([path, status, (await answer.text()).includes(canary)]).toEqual([path, status, false])
  }
})

test('an editor sees deleted drafts alone, and cannot empty the trash', async () => {
  const db = await createTestDatabase()
  const draft = await insertRecipe(db, { fields: aRecipe({ name: 'Draft Soup' }), status: 'draft' }, NOW)
  const source = { source_url: null, source: { status: 'draft' }, report: [] }
  const open = await insertRecipe(db, { fields: aRecipe({ name: 'Public Soup' }), source }, NOW)
  await removeThing(db, RECIPES, draft.id, nobody, NOW)
  await removeThing(db, RECIPES, open.id, nobody, NOW)
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
    await removeThing(db, RECIPES, id, nobody, NOW)
  }
  const order: string[] = []
  const emptying = emptyTrash(db).then((gone) => order.push(`${gone} gone`))
  await insertRecipe(db, { fields: aRecipe({ name: 'Saved meanwhile' }) }, NOW)
  order.push('saved')
  await emptying
  expect(order).toEqual(['saved', '210 gone'])
  expect(await db.selectFrom('versions').select('id').where('deleted', '=', 1).execute()).toEqual([])
})

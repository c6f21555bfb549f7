import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { type Database, openDatabase } from '#server/data/database/database.ts'
import { countItems } from '#server/data/imports/items.ts'
import { listImports } from '#server/data/imports/files.ts'
import { rejudgeRecipes } from '#server/data/reread/rejudge.ts'
import { listVersions } from '#server/data/changes/versions.ts'
import { prepareSite } from '#server/process/prepare-site.ts'
import { findPostgres, startPostgres } from './postgres.ts'
import { newDatabaseFile } from './running-site.ts'
import { createTestSite, NOW } from './site.ts'
import { restoreThing, undeleteThing } from '#server/data/things/change-one.ts'
import { THINGS } from '#server/data/things/things.ts'
import { RECIPES } from '#server/data/things/recipe-thing.ts'

// The databases that release c281cbb has made and filled through its own functions, by test/older-release/make.ts: a published
// recipe with a version and a decision, a deleted recipe and a draft, a piece of equipment and a post with a version each, a
// draft of a post, a picture, and an import under review with one recipe saved and one edited. That release had 52 migrations:
// in these databases they bear the name of the one that makes the same tables.

const read = (name: string) => readFileSync(new URL(`older-release/${name}`, import.meta.url))
const tokens: Record<'sqlite' | 'postgres', string> = JSON.parse(read('tokens.json').toString())
const programs = findPostgres()

test('a site of an older release opens with all that it held (sqlite)', async () => {
  const file = newDatabaseFile()
  writeFileSync(file, gunzipSync(read('site.db.gz')))
  await expectWhole(`file:${file}`, tokens.sqlite)
})

test.skipIf(!programs)('a site of an older release opens with all that it held (postgres)', async () => {
  const postgres = await startPostgres(programs ?? '')
  const db = openDatabase(postgres.url)
  await sql.raw(read('site.sql').toString()).execute(db)
  await db.destroy()
  await expectWhole(postgres.url, tokens.postgres)
  await postgres.stop()
})

async function expectWhole(url: string, accessToken: string) {
  const db = openDatabase(url)
  const elsewhere = `file:${newDatabaseFile()}`
  await prepareSite(db, readConfig({ SAMPLE_CONTENT: 'off', DATABASE_URL: elsewhere }))
  const faults: unknown[] = []
  const logError = (error: unknown) => void faults.push(error)
  while ((await rejudgeRecipes(db, NOW, new Set(), logError)) > 0);
  expect(faults).toEqual([])
  const site = await createTestSite({ db })
  await expectPublicPages(site)
  const signedIn = await site.get('/admin/recipes', { headers: { Cookie: `__Host-access=${accessToken}` } })
  expect([signedIn.status, await signedIn.text()]).toEqual([200, expect.stringContaining('Unready Stew')])
  // The chef wanted no drawing of the soup.
  const drawn = await db.selectFrom('recipes').select(['slug', 'draw_dish']).orderBy('slug').execute()
  expect(drawn.map(({ slug, draw_dish }) => [slug, draw_dish])).toEqual([
    ['leek-soup', null],
    ['silky-carrot-soup', 'no'],
    ['unready-stew', null],
  ])
  await expectVersions(db)
  await expectReview(await site.as('admin'))
  await db.destroy()
}

type Site = Awaited<ReturnType<typeof createTestSite>>

async function expectPublicPages({ read, get }: Site) {
  const pages = {
    '/recipes?search=carrot': 'Silky Carrot Soup',
    '/recipes/silky-carrot-soup': '600 ml vegetable stock',
    '/recipes?diet=gluten-free': 'Silky Carrot Soup',
    '/recipes/leek-soup': '3 leeks',
    '/equipment': 'Steady Blender',
    '/blog/a-stock': 'Four bones',
  }
  for (const [path, text] of Object.entries(pages))
    expect(await read(path), path).toMatchObject({ status: 200, html: expect.stringContaining(text) })
  for (const [from, to] of [
    ['/recipes/carrot-soup', '/recipes/silky-carrot-soup'],
    ['/equipment/old-blender', '/equipment/steady-blender'],
  ] as const) {
    const moved = await get(from)
    expect([moved.status, moved.headers.get('Location')]).toEqual([301, to])
  }
  for (const path of ['/recipes/unready-stew', '/recipes/deleted-broth'])
    expect(await read(path), path).toMatchObject({ status: 404 })
  // Posts that are not public lead to the list.
  expect(await read('/blog/a-draft-of-mine')).toEqual({ status: 302, html: '' })
}

/** What was replaced and deleted by the older release comes back. */
async function expectVersions(db: Database) {
  const nobody = { author_id: null }
  for (const [kind, table, before] of [
    ['recipe', 'recipes', 'Carrot Soup'],
    ['equipment', 'kitchen_equipment', 'Old Blender'],
    ['post', 'blog_posts', 'A stock'],
  ] as const) {
    const versions = await db.selectFrom('versions').selectAll().where('kind', '=', kind).execute()
    const { target_id = '' } = versions.find(({ deleted }) => deleted === 0) ?? {}
    const [version] = await listVersions(db, kind, target_id)
    expect([table, version]).toMatchObject([table, { name: before, replaced_by: 'chef@plate.test' }])
    expect(
      await restoreThing(db, THINGS[kind], { id: target_id, version: version?.id ?? '' }, nobody, NOW),
    ).toMatchObject({
      ok: true,
    })
  }
  const broth = await db
    .selectFrom('versions')
    .select('target_id')
    .where('deleted', '=', 1)
    .executeTakeFirst()
  expect(await undeleteThing(db, RECIPES, broth?.target_id ?? '', { author_id: null }, NOW)).toMatchObject({
    slug: 'deleted-broth',
  })
}

/** The edit is still there, and what waits can be saved. */
async function expectReview(admin: Awaited<ReturnType<Site['as']>>) {
  const [found] = await listImports(admin.db, admin.user_id, 'recipes')
  const id = found?.id ?? ''
  expect(found).toMatchObject({ status: 'ready', problems: [{ file: 'broken.json' }] })
  expect((await admin.read(`/admin/import?import=${id}`)).html).toContain('>My Rice Bowl</textarea>')
  const saved = await admin.post('/admin/import', {
    import: id,
    intent: 'save-all',
    needing: 'published',
    duplicates: 'new',
  })
  expect(saved.status).toBe(302)
  expect(await countItems(admin.db, id)).toMatchObject({ waiting: 0, saved: 3 })
  expect((await admin.read('/recipes/my-rice-bowl')).html).toContain('75 g rice')
  expect((await admin.read('/admin/media')).html).toContain('bowl.png')
}

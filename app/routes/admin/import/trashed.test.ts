import { expect } from 'vitest'
import type { Database } from '#server/data/database/database.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { findRecipe } from '#server/data/recipes/row/row.ts'
import { listVersions } from '#server/data/changes/versions.ts'
import { testDatabase } from '#test/database.ts'
import { aRecipe } from '#test/fixtures.ts'
import { formFields, noticeOf } from '#test/form-fields.ts'
import { pagePart, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'
import { aForm, aPublishedRecipe } from '#test/uploads.ts'
import { removeThing } from '#server/data/things/change-one.ts'
import { RECIPES } from '#server/data/things/recipe-thing.ts'

const PATH = '/admin/import'
const SPARE_OR_LIST = /^(?:ingredient|step)_/

/** A site with a deleted recipe, and somebody who uploads it anew. */
async function openReview(db: Database, role: 'admin' | 'editor' = 'admin') {
  const site = await createTestSite({ db })
  const { id } = await insertRecipe(
    db,
    { fields: aRecipe({ name: 'Leek soup', servings: 9, draw_dish: null }) },
    NOW,
  )
  await removeThing(db, RECIPES, id, { author_id: null }, NOW)
  const visitor = await site.as(role)

  async function upload() {
    const file = { name: 'leek.json', content: JSON.stringify(aPublishedRecipe()) }
    const at = (await visitor.post(PATH, aForm(file))).headers.get('Location') ?? ''
    const { html } = await visitor.read(at)
    const fields = Object.entries(formFields(html, 'position')).map(([name, values]) => [
      name,
      SPARE_OR_LIST.test(name) ? values : (values[0] ?? ''),
    ])
    return { at, text: pageText(pagePart(html, 'main')), form: Object.fromEntries(fields) }
  }
  const names = async () =>
    (await db.selectFrom('recipes').select(['id', 'name', 'status']).execute()).map(
      (recipe) => `${recipe.id === id ? 'back' : 'new'}: ${recipe.name}, ${recipe.status}`,
    )
  return { id, visitor, upload, names }
}

testDatabase(
  'a recipe that is in the trash is shown beside, and comes back with what the file says where the chef wants it',
  async (db) => {
    const { id, visitor, upload, names } = await openReview(db)
    const { at, text, form } = await upload()
    expect(text).toContain('A recipe like this is in the trash.')
    expect(text).toContain('In the trash, March 4, 2026')
    expect(text).toContain('Servings 9 4')
    const undecided = await visitor.post(at, { ...form, intent: 'save' })
    expect(undecided.status).toBe(422)
    expect(pageText(await undecided.text())).toContain(
      'A recipe like this is in the trash. Please choose what to do with it.',
    )
    // What can be said of a stored one alone says nothing here.
    expect((await visitor.post(at, { ...form, intent: 'save', duplicate: 'update' })).status).toBe(422)
    expect(await names()).toEqual([])
    await visitor.post(at, { ...form, intent: 'save', duplicate: 'restore' })
    expect(await names()).toEqual(['back: Leek Soup, published'])
    expect(await findRecipe(db, id)).toMatchObject({ slug: 'leek-soup', fields: { servings: 4 } })
    expect((await listVersions(db, 'recipe', id)).map(({ name }) => name)).toEqual(['Leek soup', 'Leek soup'])
    expect(pageText((await visitor.read('/admin/keeping/trash')).html)).toContain('The trash is empty.')
  },
)

testDatabase('a recipe that is in the trash may be saved as a new one, and stays there', async (db) => {
  const { visitor, upload, names } = await openReview(db)
  const { at, form } = await upload()
  await visitor.post(at, { ...form, intent: 'save', duplicate: 'new' })
  expect(await names()).toEqual(['new: Leek Soup, published'])
  expect(pageText((await visitor.read('/admin/keeping/trash')).html)).toContain('Leek soup')
})

for (const [duplicates, said, then] of [
  ['leave', '0 recipes saved. 1 recipe left for you to decide.', []],
  ['update', '1 recipe saved.', ['back: Leek Soup, published']],
  ['new', '1 recipe saved.', ['new: Leek Soup, published']],
  ['skip', '0 recipes saved. 1 recipe skipped.', []],
] as const)
  testDatabase(`what is in the trash when all are saved, with “${duplicates}”`, async (db) => {
    const { visitor, upload, names } = await openReview(db)
    const { at, form } = await upload()
    const saved = await visitor.post(at, { ...form, intent: 'save-all', status: 'published', duplicates })
    expect(noticeOf(saved)?.text).toBe(said)
    expect(await names()).toEqual(then)
  })

testDatabase('an editor hears nothing of what was public and is in the trash', async (db) => {
  const { visitor, upload, names } = await openReview(db, 'editor')
  const { at, text, form } = await upload()
  expect(text).not.toContain('in the trash.')
  await visitor.post(at, { ...form, intent: 'draft' })
  expect(await names()).toEqual(['new: Leek Soup, draft'])
})

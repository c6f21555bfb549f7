import { expect, test } from 'vitest'
import { readNotice } from '#domain/notice.ts'
import { testDatabase } from '#test/database.ts'
import { aRecipe } from '#test/fixtures.ts'
import { formFields } from '#test/form-fields.ts'
import { pagePart, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'
import { aForm, aPublishedRecipe, type SentFile } from '#test/uploads.ts'
import type { Database } from '#server/data/database/database.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { removeThing } from '#server/data/things/change-one.ts'
import { RECIPES } from '#server/data/things/recipe-thing.ts'

const adminSite = async (db?: Database) => (await createTestSite({ db })).as('admin')
type Site = Awaited<ReturnType<typeof adminSite>>

const json = (...recipes: Record<string, unknown>[]) => JSON.stringify(recipes.map(aPublishedRecipe))

/** Uploads a file and answers the address of its review. */
async function review(site: Site, file: SentFile) {
  const at = (await site.post('/admin/import', aForm(file))).headers.get('Location') ?? ''
  return { at, id: new URL(at, 'http://x').searchParams.get('import') ?? '' }
}

const mainText = async (site: Site, path: string) => pageText(pagePart((await site.read(path)).html, 'main'))

/** The fields of the review, as a browser sends them. */
const formOf = async (site: Site, at: string) => formFields((await site.read(at)).html, 'position')

const titles = async (site: Site) =>
  (await site.db.selectFrom('recipes').select(['name', 'status']).orderBy('name').execute()).map(
    ({ name, status }) => `${name}: ${status}`,
  )

testDatabase(
  'what needs a look is kept as a draft unless the chef says otherwise, and the screen says what became of each',
  async (db) => {
    const site = await adminSite(db)
    const recipes = json({}, { name: 'Rice', recipeYield: '' }, { name: 'Cod', suitableForDiet: 'VeganDiet' })
    const { at, id } = await review(site, { name: 'soups.json', content: recipes })
    const text = await mainText(site, at)
    expect(text).toContain('3 recipes read')
    expect(text).toContain('Save all that need nothing (1)')
    expect(text).toContain(
      '2 need a look, 1 is ready Need a look 2 Rice servings Cod labels Ready 1 Leek Soup',
    )
    expect(text).toContain('Ready for review: 1 of 3 Rice')
    expect(text).toContain('1 thing to look at 1 Servings')
    const open = await formOf(site, `${at}&n=3`)
    await site.post(at, { ...open, intent: 'save-all', status: 'published', needing: 'leave' })
    expect(await titles(site)).toEqual(['Leek Soup: published'])
    const saved = await site.post(at, { ...open, intent: 'save-all' })
    expect(readNotice(saved.headers.get('set-cookie') ?? '')?.text).toBe(
      '2 recipes saved, 2 of them as drafts.',
    )
    expect(await titles(site)).toEqual(['Cod: draft', 'Leek Soup: published', 'Rice: draft'])
    const after = await mainText(site, at)
    expect(after).toContain(
      '1 published, 2 kept as drafts to look at See it as a reader (opens a new tab) Undo all 3',
    )
    expect(after).toContain('Nobody sees a draft until you publish it.')
    const again = await review(site, { name: 'pie.json', content: json({ name: 'Pie', recipeYield: '' }) })
    await site.post(again.at, { import: again.id, intent: 'save-all', needing: 'published' })
    expect(await titles(site)).toContain('Pie: published')
    expect(id).not.toBe(again.id)
  },
)

test('a recipe without an author is the chef’s, and the review says so; a word of the samples is nobody', async () => {
  const site = await adminSite()
  const author = async (samples: string) => {
    await site.db.deleteFrom('settings').execute()
    const fields = JSON.stringify({ chef_name: 'Mara Lind' })
    await site.db.insertInto('settings').values({ id: 1, fields, samples, updated_at: 'x' }).execute()
    const { at } = await review(site, { name: 'leek.json', content: json({}) })
    return { ...(await formOf(site, at)), text: await mainText(site, at) }
  }
  const own = await author('[]')
  expect(own).toMatchObject({ author_name: ['Mara Lind'] })
  expect(own.text).toContain('The file names no author: this is your name, from the settings.')
  expect(await author('["chef_name"]')).toMatchObject({ author_name: [''] })
})

testDatabase(
  'recipes that are here already stand in a group with one choice, which counts for all of them',
  async (db) => {
    const site = await adminSite(db)
    const gone = await insertRecipe(db, { fields: aRecipe({ name: 'Cod' }) }, NOW)
    await removeThing(db, RECIPES, gone.id, { author_id: null }, NOW)
    await insertRecipe(db, { fields: aRecipe({ name: 'Rice', servings: 9 }) }, NOW)
    const content = json({}, { name: 'Rice' }, { name: 'Cod' }, { name: 'Leek soup' }, { name: 'Pie' })
    const { at, id } = await review(site, { name: 'soups.json', content })
    const text = await mainText(site, at)
    expect(text).toContain('3 are here already, 2 are ready')
    expect(text).toMatch(/Here already 3 They are left for you to decide updated .* Ready 2 Leek Soup Pie/)
    expect(text).toContain('Rice is here already Cod is in the trash Leek soup is in these files twice')
    await site.post(at, { import: id, intent: 'save-all' })
    expect(await titles(site)).toEqual(['Leek Soup: published', 'Pie: published', 'Rice: published'])
    await site.post(at, { import: id, intent: 'save-all', duplicates: 'update' })
    expect(await mainText(site, at)).toContain('Every recipe of this import is reviewed.')
    expect(await titles(site)).toHaveLength(4)
  },
)

testDatabase('a line that nobody understands moves to the story, or goes, with one press', async (db) => {
  const site = await adminSite(db)
  const lines = ['3 leeks', '(see my note about the gravy!)', 'xyzzy plugh', '600 ml water']
  const content = json({ recipeIngredient: lines, recipeYield: '' })
  const { at } = await review(site, { name: 'leek.json', content })
  const page = await mainText(site, at)
  expect(page).toContain('2 things to look at 1 Servings 2 2 lines with an unknown word')
  expect(page).toContain(
    '“xyzzy plugh” names no food that the site knows. Left as it is, it stays an ingredient.',
  )
  const press = async (answer: string) => {
    const sent = await site.post(at, { ...(await formOf(site, at)), answer })
    return pageText(pagePart(await sent.text(), 'main'))
  }
  expect(await press('drop:xyzzy plugh')).toContain(
    '2 things to look at 1 Servings 2 1 line with an unknown word',
  )
  const after = await press('story:(see my note about the gravy!)')
  expect(after).toContain('1 thing to look at 1 Servings')
  expect(await formOf(site, at)).toMatchObject({ story: ['(see my note about the gravy!)'] })
  await site.post(at, { ...(await formOf(site, at)), intent: 'save' })
  const saved = await mainText(site, '/recipes/leek-soup')
  expect(saved).toContain('(see my note about the gravy!)')
  expect(saved).not.toContain('xyzzy')
})

test('nutrition facts that look wrong are left out with one press', async () => {
  const site = await adminSite()
  const nutrition = { calories: '9000 kcal', fatContent: '1 g' }
  const { at } = await review(site, { name: 'leek.json', content: json({ nutrition }) })
  expect(await mainText(site, at)).toContain('The nutrition facts look wrong.')
  await site.post(at, { ...(await formOf(site, at)), answer: 'no-figures' })
  expect(await formOf(site, at)).toMatchObject({ calories: [''] })
  expect(await mainText(site, at)).toContain('Nothing here needs a look. ')
})

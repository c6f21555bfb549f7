import { expect, test } from 'vitest'
import { readNotice } from '#domain/notice.ts'
import { testDatabase } from '#test/database.ts'
import { aRecipe } from '#test/fixtures.ts'
import { formFields } from '#test/form-fields.ts'
import { pagePart, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'
import { aForm, aPublishedRecipe, aZip, type SentFile } from '#test/uploads.ts'
import type { Database } from '#server/data/database/database.ts'
import { giveUp } from '#server/data/imports/work.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'

const adminSite = async (db?: Database) => (await createTestSite({ db })).as('admin')
type Site = Awaited<ReturnType<typeof adminSite>>

const json = (...recipes: Record<string, unknown>[]) => JSON.stringify(recipes.map(aPublishedRecipe))
const PATH = '/admin/import'

/** Uploads files and answers the address of their review. */
async function upload(site: Site, ...files: SentFile[]) {
  const answer = await site.post(PATH, aForm(...files))
  return { status: answer.status, at: answer.headers.get('Location') ?? '', answer }
}

async function review(site: Site, ...files: SentFile[]) {
  const { status, at } = await upload(site, ...files)
  expect(status).toBe(302)
  return { at, id: new URL(at, 'http://x').searchParams.get('import') ?? '' }
}

const mainText = async (site: Site, path: string) => {
  const { html } = await site.read(path)
  return pageText(pagePart(html, 'main'))
}

/** The fields of the review as they are on the page: one value each, but for lists. */
async function formOf(site: Site, at: string) {
  const fields = formFields((await site.read(at)).html, 'position')
  return Object.fromEntries(
    Object.entries(fields).map(([name, values]) => [name, LISTS.test(name) ? values : (values[0] ?? '')]),
  )
}

/** Lines for those who have no scripts. */
const SPARE = ['', '', '', '', '']

const LISTS = /^(?:ingredient|step)_/

const titles = async (site: Site) =>
  (await site.db.selectFrom('recipes').select(['name', 'status']).orderBy('name').execute()).map(
    ({ name, status }) => `${name}: ${status}`,
  )

test('the import screen has both cards, and nothing to review at first', async () => {
  const text = await mainText(await adminSite(), PATH)
  expect(text).toContain('Import Data')
  expect(text).toContain('Import Recipes')
  expect(text).toContain('Drop your Umami JSON file here')
  expect(text).toContain('Import Equipment')
  expect(text).not.toContain('Ready for review')
})

const PARSE_FAILURE = 'Failed to parse JSON file. Please check the file format.'
const NO_RECIPE = 'Invalid recipe JSON format. Please ensure it contains name and ingredients.'

test.for([
  ['another kind of file', 'leek.txt', '{}', 'Please upload a JSON file'],
  ['broken JSON', 'leek.json', '{', PARSE_FAILURE],
  ['an empty file', 'leek.json', '', PARSE_FAILURE],
  ['null', 'leek.json', 'null', NO_RECIPE],
  ['a text', 'leek.json', '"text"', NO_RECIPE],
  ['an empty list', 'leek.json', '[]', NO_RECIPE],
  ['a file of many nothings', 'leek.json', `[${'{},'.repeat(50_000)}{}]`, NO_RECIPE],
  ['a recipe without ingredients', 'leek.json', '{"name":"Leek"}', NO_RECIPE],
  ['a recipe without a name', 'leek.json', '{"recipeIngredient":["a"]}', NO_RECIPE],
  [
    'a file in another encoding',
    'leek.json',
    Buffer.from('{"name":"Purée"}', 'latin1'),
    `${PARSE_FAILURE}The file is not UTF-8 text. Open it in a text editor, save it with the encoding UTF-8,`,
  ],
  ['lists 33 deep', 'leek.json', '['.repeat(33) + ']'.repeat(33), PARSE_FAILURE],
  ['lists a million deep', 'leek.json', '['.repeat(1_000_000), PARSE_FAILURE],
] as const)('%s is refused in the words of spec.md', async ([, name, content, message]) => {
  const site = await adminSite()
  const { status, answer } = await upload(site, { name, content })
  const text = pageText(pagePart(await answer.text(), 'main'))
  expect(status).toBe(422)
  expect(text).toContain(`${name} was refused. ${message}`)
  expect(await site.db.selectFrom('imports').select('id').execute()).toEqual([])
})

test('numbers that no recipe can have are dropped, and told', async () => {
  const site = await adminSite()
  const content = `{"name":"Leek","recipeIngredient":["leek"],"recipeYield":1e400,"prepTime":"-PT5M","totalTime":"PT9007199254740993M","nutrition":{"calories":1e308,"sodiumContent":"${'9'.repeat(400)} mg"}}`
  const { at } = await review(site, { name: 'leek.json', content })
  expect(await formOf(site, at)).toMatchObject({
    servings: '',
    prep_time_minutes: '',
    total_time_minutes: '',
    calories: '',
    sodium_content_mg: '',
  })
})

test('a cuisine is chosen in the review, told where a word names none, and found once it is saved', async () => {
  const site = await adminSite()
  const content = json({ name: 'Leek Risotto', recipeCuisine: ['Baking', 'Italiana'] })
  const { at, id } = await review(site, { name: 'leek.json', content })
  expect(await formOf(site, at)).toMatchObject({ cuisine: 'Italian' })
  const text = await mainText(site, at)
  expect(text).toContain('“Italiana” is Italian here.')
  expect(text).toContain('“Baking” names no cuisine.')
  await site.post(PATH, { import: id, intent: 'save-all', duplicates: 'new' })
  expect(await mainText(site, '/recipes?cuisine=Italian')).toContain('Leek Risotto')
})

test('notes of a file stand in the story, where the chef is told that readers see them', async () => {
  const site = await adminSite()
  const { at } = await review(site, { name: 'Leek.crumb', content: json({ notes: 'Freezes well.' }) })
  expect(await formOf(site, at)).toMatchObject({ story: 'Freezes well.' })
  const text = await mainText(site, at)
  expect(text).toContain('These are the notes of the file. Readers see them below the method.')
  expect(text).not.toContain('Left out')
})

test('an upload is ready for review, and nothing is on the site yet', async () => {
  const site = await adminSite()
  const { answer } = await upload(
    site,
    { name: 'soups.json', content: json({}, { name: 'Rice' }) },
    { name: 'all.zip', content: aZip([{ name: 'cod.json', content: json({ name: 'Cod' }) }]) },
    { name: 'notes.txt', content: 'x' },
  )
  const at = answer.headers.get('Location') ?? ''
  expect(readNotice(answer.headers.get('set-cookie') ?? '')).toEqual({
    kind: 'success',
    title: 'Ready for review',
    text: '3 recipes are ready for review.',
  })
  const { answer: one } = await upload(site, { name: 'pea.json', content: json({ name: 'Pea' }) })
  expect(readNotice(one.headers.get('set-cookie') ?? '')?.text).toBe('1 recipe is ready for review.')
  const text = await mainText(site, at)
  expect(text).toContain('Ready for review: 1 of 3 Leek Soup soups.json')
  expect(text).toContain('notes.txt was refused. Please upload a JSON file')
  expect(text).toContain('No line speaks against it')
  expect(await titles(site)).toEqual([])
  expect((await site.read('/recipes')).html).not.toContain('Leek Soup')
})

test('the picture that a file names is fetched when its recipe was saved, and not in the review', async () => {
  const site = await adminSite()
  const { at } = await review(site, {
    name: 'leek.json',
    content: json({ image: 'https://x.example/a.jpg' }),
  })
  const picture = /<img[^>]*src="https:\/\/x\.example\/a\.jpg"/
  const form = await formOf(site, at)
  expect(form.image_url).toBe('https://x.example/a.jpg')
  expect((await site.read(at)).html).not.toMatch(picture)
  expect((await site.post(PATH, { ...form, intent: 'save' })).status).toBe(302)
  const { id } = await site.db.selectFrom('recipes').select('id').executeTakeFirstOrThrow()
  expect((await site.read(`/admin/recipes/${id}/edit`)).html).toMatch(picture)
})

testDatabase(
  'a field is mended and the recipe saved: it is on the site at once, and saved once only',
  async (db) => {
    const site = await adminSite(db)
    const { at, id } = await review(site, { name: 'leek.json', content: json({}) })
    const form = { ...(await formOf(site, at)), name: 'Silky Leek Soup', intent: 'save' }
    expect(form).toMatchObject({
      import: id,
      position: '1',
      servings: '4',
      ingredient_text: ['3 leeks', '600 ml chicken stock', ...SPARE],
    })
    const saved = await site.post(at, form)
    expect(saved.status).toBe(302)
    expect(readNotice(saved.headers.get('set-cookie') ?? '')).toMatchObject({ title: 'Recipe saved' })
    expect((await site.read('/recipes/silky-leek-soup')).status).toBe(200)
    const again = await site.post(at, form)
    expect(readNotice(again.headers.get('set-cookie') ?? '')).toMatchObject({
      kind: 'destructive',
      title: 'No longer in review',
    })
    expect(await titles(site)).toEqual(['Silky Leek Soup: published'])
    const text = await mainText(site, at)
    expect(text).toContain('Every recipe of this import is reviewed.')
    expect(text).toMatch(
      /1 published See it as a reader \(opens a new tab\) Undo Undo puts what was new .* back\. Silky Leek Soup/,
    )
  },
)

testDatabase('a place that no recipe has is answered, and nothing is saved', async (db) => {
  const site = await adminSite(db)
  const { at } = await review(site, { name: 'leek.json', content: json({}) })
  for (const position of ['1.5', '1e12', '99999999999', '-1', 'x']) {
    const form = { ...(await formOf(site, at)), position }
    expect((await site.post('/admin/import/keep', form)).status).toBe(204)
    for (const intent of ['save', 'skip']) expect((await site.post(at, { ...form, intent })).status).toBe(302)
  }
  expect(await mainText(site, at)).toContain('Ready for review: 1 of 1')
})

test('what cannot be saved is explained beside its field, and kept as it was typed', async () => {
  const site = await adminSite()
  const { at } = await review(site, { name: 'leek.json', content: json({}) })
  const form = { ...(await formOf(site, at)), name: ' ', servings: 'four', intent: 'save' }
  const refused = await site.post(at, form)
  const html = await refused.text()
  expect(refused.status).toBe(422)
  expect(pageText(html)).toContain('Name is required')
  expect(pageText(html)).toContain('Servings must be a number')
  expect(html).toContain('value="four"')
  expect((await site.read(at)).html).toContain('value="four"')
  expect(await mainText(site, at)).toContain('Servings must be a number')
  expect(await titles(site)).toEqual([])
})

test('an edit is kept without saving, and a stranger cannot keep one', async () => {
  const site = await adminSite()
  const { at } = await review(site, { name: 'leek.json', content: json({}) })
  const form = { ...(await formOf(site, at)), name: 'Kept Soup' }
  expect((await site.post('/admin/import/keep', form)).status).toBe(204)
  expect((await site.read(at)).html).toContain('>Kept Soup</textarea>')
  expect((await site.post('/admin/import/keep', { ...form, import: 'other' })).status).toBe(404)
  expect(await titles(site)).toEqual([])
})

testDatabase(
  'an edit that only a newer release can read is left for that release, and the recipe shown as it was read',
  async (db) => {
    const site = await adminSite(db)
    const { at } = await review(site, { name: 'leek.json', content: json({}) })
    for (const newer of [{ form: { name: 'Newer' } }, { texts: { name: 'Newer' }, parts: [{ lines: [] }] }]) {
      const typed = JSON.stringify(newer)
      await db.updateTable('import_contents').set({ typed }).execute()
      const form = await formOf(site, at)
      expect(form).toMatchObject({ name: 'Leek Soup' })
      expect((await site.post('/admin/import/keep', form)).status).toBe(503)
      await site.post(at, { ...form, intent: 'save-all', status: 'published', duplicates: 'leave' })
      expect(await titles(site)).toEqual([])
      expect(await db.selectFrom('import_contents').select('typed').execute()).toEqual([{ typed }])
    }
    await site.post(at, { ...(await formOf(site, at)), intent: 'save' })
    expect(await titles(site)).toEqual(['Leek Soup: published'])
  },
)

test('a recipe is saved as a draft, or skipped, and the review goes on with the next', async () => {
  const site = await adminSite()
  const { at } = await review(site, {
    name: 'soups.json',
    content: json({}, { name: 'Rice' }, { name: 'Cod' }),
  })
  await site.post(at, { ...(await formOf(site, at)), intent: 'draft' })
  expect(await mainText(site, at)).toContain('Ready for review: 1 of 2')
  await site.post(at, { ...(await formOf(site, at)), intent: 'skip' })
  expect(await formOf(site, at)).toMatchObject({ position: '3', name: 'Cod' })
  expect(await titles(site)).toEqual(['Leek Soup: draft'])
  expect((await site.read('/recipes/leek-soup')).status).toBe(404)
})

test('a stored recipe of the name is shown beside, and nothing is decided for the chef', async () => {
  const site = await adminSite()
  await insertRecipe(site.db, { fields: aRecipe({ name: 'Leek soup', servings: 9 }) }, NOW)
  const { at } = await review(site, { name: 'leek.json', content: json({}) })
  const text = await mainText(site, at)
  expect(text).toContain('A recipe like this is stored already.')
  expect(text).toContain('Servings 9 4')
  const form = { ...(await formOf(site, at)), intent: 'save' }
  const undecided = await site.post(at, form)
  expect(undecided.status).toBe(422)
  expect(pageText(await undecided.text())).toContain('Please choose what to do with it.')
  await site.post(at, { ...form, intent: 'draft', duplicate: 'update' })
  expect(await titles(site)).toEqual(['Leek Soup: published'])
  const { at: second } = await review(site, { name: 'leek.json', content: json({}) })
  await site.post(second, { ...(await formOf(site, second)), intent: 'save', duplicate: 'new' })
  expect(await titles(site)).toEqual(['Leek Soup: published', 'Leek Soup: published'])
})

testDatabase(
  'all are saved with what was just typed, and those that are stored already are left',
  async (db) => {
    const site = await adminSite(db)
    await insertRecipe(site.db, { fields: aRecipe({ name: 'Rice' }) }, NOW)
    const { at, id } = await review(site, {
      name: 'soups.json',
      content: json({}, { name: 'Rice' }, { name: 'Cod' }),
    })
    const form = {
      ...(await formOf(site, `${at}&n=1`)),
      name: 'First',
      intent: 'save-all',
      status: 'published',
      duplicates: 'leave',
    }
    const saved = await site.post(at, form)
    expect(readNotice(saved.headers.get('set-cookie') ?? '')).toEqual({
      kind: 'success',
      title: 'Recipes saved',
      text: '2 recipes saved. 1 recipe left for you to decide.',
      undo: { action: `/admin/import?undo=${id}`, label: 'Undo all 2' },
    })
    expect(await titles(site)).toEqual(['Cod: published', 'First: published', 'Rice: published'])
  },
)

testDatabase('the bar ends with what is waiting, and says when nothing could be read', async (db) => {
  const site = await adminSite(db)
  const { id, at } = await review(site, { name: 'leek.json', content: json({}) })
  const progress = async () => (await site.read(`/admin/import/progress.data?import=${id}`)).html
  expect(await progress()).toContain('"failed",false,"waiting",1')
  await db.updateTable('imports').set({ status: 'parsing', reader: null }).execute()
  await giveUp(db, { import_id: id, lease_owner: 'test' })
  expect(await progress()).toContain('"failed",true,"waiting",0')
  const text = await mainText(site, at)
  expect(text).toContain('Please upload them again.')
  expect(text).not.toContain('Saving stopped')
})

test('a review is discarded as a whole', async () => {
  const site = await adminSite()
  const { at, id } = await review(site, { name: 'soups.json', content: json({}, { name: 'Rice' }) })
  await site.post(at, { import: id, intent: 'discard' })
  expect(await mainText(site, PATH)).not.toContain('Ready for review')
  expect(await site.db.selectFrom('import_contents').select('position').execute()).toEqual([])
  expect(await titles(site)).toEqual([])
})

testDatabase('names are searched', async (db) => {
  const site = await adminSite(db)
  const { at } = await review(site, {
    name: 'soups.json',
    content: json({}, { name: 'Crème Brûlée', recipeYield: '' }, { name: 'Cod' }),
  })
  const found = await mainText(site, `${at}&search=CREME`)
  expect(found).toContain('1 of 3 recipes Need a look 1 Crème Brûlée servings Ready for review: 1 of 1')
  expect(found).toContain('The recipe does not say how many people it serves')
})

test('warnings, and what has no place here, are told', async () => {
  const site = await adminSite()
  const { at } = await review(site, {
    name: 'leek.json',
    content: json({
      totalTime: 'PT5M',
      video: { contentUrl: 'https://videos.example/leek.mp4' },
      nutrition: {
        ...{ calories: '900 cal', proteinContent: '10 g', carbohydrateContent: '20 g', fatContent: '10 g' },
      },
    }),
  })
  const text = await mainText(site, at)
  expect(text).toContain('The total time of 5 min is shorter than preparation and cooking together (40 min).')
  expect(text).toContain('look like kilojoules')
  expect(text).toContain('Video https://videos.example/leek.mp4 dropped Recipes here have no such field.')
})

test('a hostile file name and recipe stay text', async () => {
  const site = await adminSite()
  const evil = '<img src=x onerror=alert(1)>'
  const { at } = await review(site, {
    name: `../${evil}.json`,
    content: json({ name: `Leek ${evil}`, video: evil }),
  })
  const { html } = await site.read(at)
  expect(html).not.toContain('<img src=x')
})

test('somebody else sees nothing of a review', async () => {
  const site = await adminSite()
  const { at, id } = await review(site, { name: 'leek.json', content: json({}) })
  await site.db
    .updateTable('users')
    .set({ email: 'other@plate.test' })
    .where('id', '=', site.user_id)
    .execute()
  const other = await (await createTestSite({ db: site.db })).as('admin')
  expect(await mainText(other, at)).not.toContain('Leek Soup')
  await other.post(at, { import: id, intent: 'discard' })
  expect(await mainText(site, at)).toContain('Ready for review')
})

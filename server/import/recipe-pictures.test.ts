import { gzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { reviewFiles } from '#test/imports.ts'
import { aPicture } from '#test/pictures.ts'
import { aZip } from '#test/uploads.ts'
import type { Database } from '../data/database/database.ts'
import { listWaitingRecipes } from '../data/imports/contents.ts'
import { findImport } from '../data/imports/files.ts'

const photo = await aPicture({ width: 64, height: 48 }).jpeg().toBuffer()
const webp = await aPicture({ width: 60, height: 40 }).webp().toBuffer()
const base64 = photo.toString('base64')
const svg = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script>${'<g/>'.repeat(60)}</svg>`,
)

const soup = { name: 'Soup', recipeIngredient: ['2 leeks'], recipeInstructions: ['Boil.'] }
const mealie = {
  recipes: [{ id: 'ab-cd', name: 'Soup', recipe_servings: 4 }],
  recipes_ingredients: [{ position: 0, recipe_id: 'ab-cd', note: '2 leeks' }],
}
const page = (image: string) =>
  `<html><body><div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Soup</h1>
  <img itemprop="image" src="${image}"><p itemprop="recipeIngredient">2 leeks</p><p itemprop="recipeInstructions">Boil.</p></div></body></html>`
const json = (value: object) => JSON.stringify(value)

async function review(
  db: Database,
  ...files: Parameters<typeof reviewFiles> extends [Database, ...infer Files] ? Files : never
) {
  const id = await reviewFiles(db, ...files)
  const recipes = await listWaitingRecipes(db, id, { after: 0, limit: 10 })
  const stored = await db.selectFrom('media').select('hash').execute()
  const { problems = [] } = (await findImport(db, id)) ?? {}
  const reports = recipes.flatMap(({ origin }) => origin.report.filter(({ field }) => field === 'image_url'))
  return { images: recipes.map(({ fields }) => fields.image_url), stored: stored.length, problems, reports }
}

const zipped = (...entries: Parameters<typeof aZip>[0]) => ({ name: 'export.zip', content: aZip(entries) })

const FILES: Record<string, { name: string; content: string | Uint8Array<ArrayBuffer> }> = {
  'a file of Paprika': {
    name: 'soup.paprikarecipe',
    content: new Uint8Array(
      gzipSync(
        json({
          name: 'Soup',
          ingredients: '2 leeks',
          directions: 'Boil.',
          photo: 'a.jpg',
          photo_data: base64,
        }),
      ),
    ),
  },
  'the list of photographs of Paprika': {
    name: 'soup.paprikarecipe',
    content: json({
      name: 'Soup',
      ingredients: '2 leeks',
      directions: 'Boil.',
      photos: [{ filename: 'a.jpg', name: '1', data: base64 }],
    }),
  },
  'a file of Mela': {
    name: 'soup.melarecipe',
    content: json({ title: 'Soup', ingredients: '2 leeks', instructions: 'Boil.', images: [base64] }),
  },
  'a file of Crouton': {
    name: 'soup.crumb',
    content: json({
      name: 'Soup',
      images: [base64],
      ingredients: [{ ingredient: { name: 'leeks' }, quantity: { amount: 2 } }],
      steps: [{ step: 'Boil.' }],
    }),
  },
  'a picture written into its address': {
    name: 'soup.json',
    content: json({ ...soup, image: `data:image/jpeg;base64,${base64}` }),
  },
  'an export of Tandoor': zipped({
    name: '1.zip',
    content: aZip([
      { name: 'recipe.json', content: json(soup) },
      { name: 'image.jpg', content: photo },
    ]),
  }),
  'a folder of Nextcloud': zipped(
    { name: 'Recipes/Soup/recipe.json', content: json(soup) },
    { name: 'Recipes/Soup/full.jpg', content: photo },
    { name: 'Recipes/Soup/thumb.jpg', content: webp },
  ),
  'a backup of Mealie': zipped(
    { name: 'database.json', content: json(mealie) },
    { name: 'data/recipes/abcd/images/original.webp', content: webp },
  ),
  'an export of Recipe Keeper': zipped(
    { name: 'recipes.html', content: page('images/soup.jpg') },
    { name: 'images/soup.jpg', content: photo },
  ),
  'a page that was saved with its pictures': zipped(
    { name: 'soup.html', content: page('./soup_files/photo.jpg') },
    { name: 'soup_files/photo.jpg', content: photo },
  ),
  'a picture with the name of its recipe': zipped(
    { name: 'soup.json', content: json(soup) },
    { name: 'rice.json', content: json({ ...soup, name: 'Rice', image: 'https://a.example/r.jpg' }) },
    { name: 'soup.jpg', content: photo },
  ),
}

for (const [what, file] of Object.entries(FILES))
  testDatabase(`the photograph in ${what} is stored, and stands in the review`, async (db) => {
    const { images, stored, problems } = await review(db, file)
    expect(images[0]).toMatch(/^\/media\/[0-9a-f]{64}-\d+x\d+$/)
    expect(stored).toBe(1)
    if (!what.includes('Nextcloud')) expect(problems).toEqual([])
  })

testDatabase('what is no picture is refused by its name, and the recipe is read', async (db) => {
  const { images, stored, reports } = await review(
    db,
    {
      name: 'soup.melarecipe',
      content: json({ title: 'Soup', ingredients: '2 leeks', images: [svg.toString('base64')] }),
    },
    zipped(
      { name: 'a/recipe.json', content: json({ ...soup, name: 'Rice' }) },
      { name: 'a/full.jpg', content: svg },
    ),
  )
  expect(images).toEqual([null, null])
  expect(stored).toBe(0)
  expect(reports).toMatchObject([
    { outcome: 'dropped' },
    { outcome: 'dropped', reason: expect.stringContaining('full.jpg') },
  ])
})

testDatabase('further pictures of a recipe are named as left out', async (db) => {
  const other = webp.toString('base64')
  const { images, reports } = await review(db, {
    name: 'soup.melarecipe',
    content: json({ title: 'Soup', ingredients: '2 leeks', images: [base64, other] }),
  })
  expect(images[0]).toMatch(/^\/media\//)
  expect(reports).toContainEqual(
    expect.objectContaining({ outcome: 'dropped', reason: expect.stringContaining('1 more picture') }),
  )
})

testDatabase('a picture outside of the archive is never looked for', async (db) => {
  const { images, stored } = await review(
    db,
    zipped(
      { name: 'a/soup.html', content: page('../../etc/secret.jpg') },
      { name: 'etc/other.jpg', content: photo },
    ),
  )
  expect(images).toEqual([null])
  expect(stored).toBe(0)
})

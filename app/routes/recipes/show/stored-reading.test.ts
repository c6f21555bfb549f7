import { beforeAll, expect, test } from 'vitest'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import type { RecipeFields } from 'recipe-basics/recipe/recipe'
import { withVersion } from '#test/confirmed-version.ts'
import { aPost, aRecipe } from '#test/fixtures.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { createTestSite, NOW } from '#test/site.ts'
import { listReadersCalled } from '#test/text-readers.ts'

const linesOf = (...lines: string[]) =>
  lines.map((ingredient_text) => ({ ingredient_text, section: 'For the pan' }))
const stepsOf = (...steps: string[]) =>
  steps.map((step_text, at) => ({ step_number: at + 1, step_text, section: null, step_url: null }))

const RECIPES: Record<string, Partial<RecipeFields>> = {
  'amounts in many units, and foods with swaps': {
    ingredients: linesOf(
      '2 cups brown rice',
      '1 onion, finely chopped',
      '1 (14 oz) can of beans',
      '50 g walnuts',
    ),
    instructions: stepsOf(
      'Heat the oven to 180 °C, fry the onion in 2 tbsp of butter for 10 minutes.',
      'Stir in half the rice and 500 ml water, and simmer for 1 1/2 hours in a 20 cm pan.',
    ),
    servings: 4,
  },
  'German lines under an English name': {
    name: 'Pancakes of my childhood',
    ingredients: linesOf('250 g Mehl', '2 Eier', '1 TL Butter und Salz', '½ Liter Milch'),
    instructions: stepsOf('Alles verrühren und in heißer Butter 5 Minuten goldbraun backen.'),
  },
  'a version of the chef, and an address': withVersion(
    {
      ingredients: linesOf('400 g carrots, grated', '200 g leeks'),
      instructions: [],
      description: 'A soup. See https://example.com/soup for more of it.',
    },
    { added: [{ text: '½ tsp salt' }] },
  ),
  'no lines': { ingredients: [], instructions: [] },
  'no servings, and a drink': {
    servings: null,
    ingredients: linesOf('1 l milk', '3 tbsp cocoa'),
    recipe_category: 'Dessert',
  },
}

/** The paths of a site over recipes that were saved before it started. */
async function startAnew(fields: Partial<RecipeFields>) {
  const before = await createTestSite()
  const { slug } = await insertRecipe(before.db, { fields: aRecipe(fields) }, NOW)
  await insertRecipe(before.db, { fields: aRecipe({ ...fields, name: 'Its neighbour' }) }, NOW)
  return { site: await createTestSite({ db: before.db }), slug }
}

/** Whatever a page does when it is rendered for the first time in a process is done before. */
beforeAll(async () => {
  const { site, slug } = await startAnew({})
  for (const path of [
    `/recipes/${slug}`,
    `/recipes/${slug}.data`,
    '/',
    '/recipes',
    '/recipes?search=carrots',
  ])
    await site.render(path)
  for (const path of [`/api/recipes/${slug}`, '/api/recipes', '/recipes/feed.xml']) await site.render(path)
}, 60_000)

test.each(Object.entries(RECIPES))(
  'no page of a recipe reads its text, for any servings and in any units: %s',
  async (_, fields) => {
    const { site, slug } = await startAnew(fields)
    const called = await listReadersCalled(async () => {
      for (const query of [
        '',
        '?servings=1',
        '?servings=7',
        '?servings=99',
        '?times=3',
        '?units=us',
        '?units=metric',
        '?servings=3&units=us',
      ])
        for (const path of [`/recipes/${slug}${query}`, `/recipes/${slug}.data${query}`])
          expect((await site.render(path)).status).toBe(200)
    })
    expect(called).toEqual([])
  },
)

test('neither do lists, the home page, feeds, the API, and previews of what is saved', async () => {
  const { site, slug } = await startAnew(RECIPES['German lines under an English name'] ?? {})
  const recipe = await site.db
    .selectFrom('recipes')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  const chef = await site.as('admin')
  const preview = `/admin/preview/recipe?id=${recipe.id}`
  expect((await chef.read(preview)).status).toBe(200)
  const called = await listReadersCalled(async () => {
    for (const path of [
      '/',
      '/recipes',
      '/recipes/feed.xml',
      '/sitemap.xml',
      '/api/recipes',
      `/api/recipes/${slug}`,
    ])
      expect([path, (await site.render(path)).status]).toEqual([path, 200])
    expect((await chef.read(preview)).status).toBe(200)
  })
  expect(called).toEqual([])
})

test('a post that shows a recipe reads the language of its own opening, and no word of the recipe', async () => {
  const { site, slug } = await startAnew(RECIPES['German lines under an English name'] ?? {})
  const content = `<p><a href="/recipes/${slug}">A pancake</a></p>`
  await insertPost(site.db, aPost({ title: 'A post', content }), NOW)
  await site.render('/blog/a-post')
  const called = await listReadersCalled(async () => {
    for (const path of ['/blog/a-post', '/blog']) expect((await site.render(path)).status).toBe(200)
  })
  expect(called.filter((reader) => !/^(?:language|ingredient)\//.test(reader))).toEqual([])
})

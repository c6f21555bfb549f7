import { expect, test } from 'vitest'
import type { RecipeFields } from 'recipe-basics/recipe/recipe'
import { NO_SETTINGS } from '#domain/settings/fields.ts'
import { updateSettings } from '#server/data/settings/write.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aRecipe } from '#test/fixtures.ts'
import { pageText, withoutSwaps } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'

const list = (...texts: string[]) => texts.map((ingredient_text) => ({ ingredient_text, section: null }))
const steps = (...texts: string[]) =>
  texts.map((step_text, place) => ({ step_number: place + 1, step_text, section: null, step_url: null }))

async function openSite(fields: Partial<RecipeFields> = {}) {
  const site = await createTestSite()
  const recipe = {
    name: 'Bread',
    servings: 4,
    ingredients: list(
      '500 g turkey thigh',
      '1¾ cups all-purpose flour',
      '½ tsp fine salt',
      '1 egg',
      'A scrape of butter',
    ),
    instructions: steps(
      'Heat the oven to 350 °F. Add 250 g of the turkey and cook for 40 minutes in a 9 x 5 inch tin.',
    ),
  }
  await insertRecipe(site.db, { fields: aRecipe({ ...recipe, ...fields }) }, NOW)
  const read = async (query = '') => {
    const { html } = await site.read(`/recipes/bread${query}`)
    const part = (id: string) =>
      pageText(
        withoutSwaps(
          new RegExp(`<section[^>]*aria-labelledby="${id}".*?</section>`, 's').exec(html)?.[0] ?? '',
        ),
      )
    return { html, ingredients: part('ingredients'), method: part('instructions') }
  }
  return { site, read }
}

test('the address says for how many: amounts of the list and of the steps follow, and nothing else does', async () => {
  const { read } = await openSite()
  const { ingredients, method, html } = await read('?servings=6')
  expect(ingredients).toContain('750 g turkey thigh 2⅔ cups all-purpose flour ¾ tsp fine salt')
  expect(ingredients).toContain('1½ eggs A scrape of butter As written, for 4')
  expect(method).toContain(
    'Heat the oven to 350 °F. Add 375 g of the turkey and cook for 40 minutes in a 9 x 5 inch tin.',
  )
  expect(pageText(html)).toContain('Back to 4')
})

test('for fewer servings the method says that less food is done sooner', async () => {
  const { read } = await openSite()
  const { ingredients, method } = await read('?servings=1')
  expect(ingredients).toContain('125 g turkey thigh 7 tbsp all-purpose flour ⅛ tsp fine salt ¼ egg')
  expect(ingredients).not.toContain('did not scale')
  expect(method).toContain('Less food cooks faster and dries out sooner')
  expect(method).not.toContain('more servings')
})

test('seasoning of a step for more than twice the servings is named under the step, with the reason', async () => {
  const { read } = await openSite({
    ingredients: list('500 g turkey thigh', '200 g rice', '1 egg', '½ tsp fine salt', '¼ tsp nutmeg'),
    instructions: steps('Rub the 500 g turkey with ½ tsp of the salt and ¼ tsp of the nutmeg.', 'Rest it.'),
  })
  const under =
    'start with 1 tsp and taste, start with ½ tsp and taste Salt is easy to add and cannot be taken out.'
  const { method } = await read('?servings=12')
  expect(method).toContain(`Rub the 1.5 kg turkey with 1 tsp of the salt and ½ tsp of the nutmeg. ${under}`)
  expect(method).toContain('Scaled like the rest, it would be 1½ tsp. Spices grow stronger in a fuller pot.')
  expect(method).toContain('it would be ¾ tsp.')
  expect((await read('?units=us')).method).not.toContain('and taste')
})

test('the address says in which units: amounts by the food, and the oven and the tin, too', async () => {
  const { read } = await openSite()
  const metric = await read('?units=metric')
  expect(metric.ingredients).toContain('500 g turkey thigh 220 g all-purpose flour ½ tsp fine salt 1 egg')
  expect(metric.method).toContain(
    'Heat the oven to 180 °C. Add 250 g of the turkey and cook for 40 minutes in a 23 x 13 cm tin.',
  )
  const us = await read('?units=us')
  expect(us.ingredients).toContain('18 oz turkey thigh 1¾ cups all-purpose flour ½ tsp fine salt 1 egg')
  expect(us.method).toContain('350 °F. Add 9 oz of the turkey')
  const both = await read('?units=metric&servings=8')
  expect(both.ingredients).toContain('1 kg turkey thigh 440 g all-purpose flour')
})

test('where nobody says how many it serves, the address says how many times over', async () => {
  const { read } = await openSite({ servings: null })
  expect((await read('?times=2')).ingredients).toContain('1 kg turkey thigh')
  expect((await read('?times=½')).ingredients).toContain('250 g turkey thigh')
  expect((await read('?servings=8')).ingredients).toContain('500 g turkey thigh')
})

test('what makes no sense in the address is ignored', async () => {
  const { read } = await openSite()
  const plain = await read()
  for (const query of [
    '?servings=0',
    '?servings=100',
    '?servings=4',
    '?servings=1e1',
    '?units=stones',
    '?times=2',
  ])
    expect((await read(query)).ingredients).toBe(plain.ingredients)
})

test('search engines know the page as it is written alone', async () => {
  const { read } = await openSite()
  const scaled = await read('?servings=6&units=us')
  expect(scaled.html).toContain('content="noindex, follow"')
  expect(scaled.html).toContain('<link rel="canonical" href="https://plate.test/recipes/bread"')
  expect((await read()).html).not.toContain('noindex')
})

test('a recipe without an amount that is understood offers nothing that would do nothing', async () => {
  const { read } = await openSite({ ingredients: list('Whatever is left of the chicken') })
  const { ingredients } = await read('?servings=6')
  expect(ingredients).toMatch(/^Ingredients Cook it for Everyday as written/)
  expect(ingredients).toMatch(/Whatever is left of the chicken Copy ingredients$/)
  expect(ingredients).not.toMatch(/Metric|Servings/)
})

test('the site may show all recipes in its units at first, and one tap leads to those of the recipe', async () => {
  const { site, read } = await openSite({ ingredients: list('1 lb turkey thigh', '1 egg') })
  const fields = { ...NO_SETTINGS, units: 'metric' as const }
  await updateSettings(site.db, { fields, author_id: null }, NOW)
  const plain = await read()
  expect(plain.ingredients).toContain('450 g turkey thigh')
  expect(plain.method).toContain('Heat the oven to 180 °C.')
  expect(plain.html).toContain('href="/recipes/bread?units=written"')
  expect(plain.html).not.toContain('noindex')
  expect((await read('?units=written')).ingredients).toContain('1 lb turkey thigh')
  expect((await read('?units=us&servings=8')).ingredients).toContain('2 lb turkey thigh')
})

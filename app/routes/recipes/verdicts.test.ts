import { expect, test } from 'vitest'
import type { RecipeFields } from 'recipe-basics/recipe/recipe'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aLabelledRecipe } from '#test/fixtures.ts'
import { pageLinks, pagePart, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'

async function readRecipe(fields: Partial<RecipeFields> = {}) {
  const site = await createTestSite()
  const { slug } = await insertRecipe(site.db, aLabelledRecipe(fields), NOW)
  const { html } = await site.read(`/recipes/${slug}`)
  const main = pagePart(html, 'main')
  return { html, main, text: pageText(main) }
}

const section = (main: string, id: string) => pagePart(main, 'section', `aria-labelledby="${id}"`)
const linesOf = (...texts: string[]) => texts.map((ingredient_text) => ({ ingredient_text, section: null }))

test('diets say who read them, and what they do not cover', async () => {
  const { main } = await readRecipe({ dietary_restrictions: ['gluten-free', 'nut-free'] })
  expect(pageText(section(main, 'where-from'))).toContain(
    'Diets and allergens: read from the lines by software; the chef can correct them. Brands differ: read each label. ' +
      'This does not cover traces. For an allergy or coeliac disease, do not rely on it alone.',
  )
  expect(pageText(main)).not.toContain('decided by the chef')
})

test('one line in the head says what a dish is, who says so, and what it holds of what is most often left out', async () => {
  const { main, text } = await readRecipe()
  expect(pageText(pagePart(main, 'header'))).toContain(
    'Smooth · 5 g fibre by software no onion, no chilli, no whole seeds Prep Time',
  )
  expect((await readRecipe({ texture: 'soft' })).text).toContain('Soft · 5 g fibre confirmed')
  const held = await readRecipe({
    ingredients: linesOf('200 g leeks', '1 tsp chilli flakes'),
  })
  expect(held.text).toContain('Holds leeks, chilli flake · no whole seeds')
  const unknown = await readRecipe({
    ingredients: linesOf('500 g zorblax root'),
    instructions: [],
  })
  expect(unknown.text).toContain('Texture not known · 5 g fibre Prep Time')
  expect(text).not.toContain('Texture not known')
})

/** A soup of what its list holds. */
const SOUP = {
  instructions: [
    {
      step_number: 1,
      step_text: 'Simmer for 30 minutes, and blend until smooth.',
      section: null,
      step_url: null,
    },
  ],
}

test('each spell says its answer before it is touched, the same to everyone, and one that is not for it says why', async () => {
  const { main } = await readRecipe({ ...SOUP, ingredients: linesOf('600 g carrots', '1 tsp chilli flakes') })
  const row = section(main, 'ingredients')
  expect(pageText(row)).toContain('Everyday as written Gentle spell 1 change Stricture 1 change')
  expect(pageText(row)).toContain('1 tsp instead smoked paprika Colour and smoke, without the heat.')
  expect(pageText(section(main, 'instructions'))).toContain(
    'Steps as written: chilli flake there means smoked paprika.',
  )
  expect(row).not.toContain('disabled=""')
  const firm = await readRecipe({ ...SOUP, ingredients: linesOf('600 g carrots'), texture: 'regular' })
  expect(pageText(section(firm.main, 'ingredients'))).toContain(
    'Not for a gentle spell or a stricture: regular texture. Find other dishes',
  )
  const open = await readRecipe({
    ...{ description: null, story: null, instructions: [] },
    ingredients: linesOf('500 g zorblax root'),
  })
  const text = pageText(section(open.main, 'ingredients'))
  expect(text).toContain('Gentle spell not known Stricture not known')
  expect(text).toContain(
    'Not known for a gentle spell or a stricture: “500 g zorblax root” is not understood.',
  )
  expect(
    section(open.main, 'ingredients').match(/disabled=""[^>]*aria-describedby="spell-why-not"/g),
  ).toHaveLength(2)
  expect(pageLinks(section(open.main, 'ingredients'))).toContainEqual({
    href: '/recipes?gentle=changes',
    text: 'Find other dishes',
  })
})

test('what a portion holds for the gut stands in grams, and what is not known says so', async () => {
  const known = await readRecipe({
    servings: 2,
    nutrition: null,
    ingredients: linesOf('500 ml whole milk', '100 g onions'),
    instructions: [
      { step_number: 1, step_text: 'Braise the onions in the milk.', section: null, step_url: null },
    ],
  })
  const gut = known.text
  expect(gut).toContain(
    'Texture: read by software from “braise”. It mashes with a fork. The chef has not confirmed it.',
  )
  expect(gut).toMatch(/Lactose 13 g/)
  expect(gut).toContain('Fructans much onions')
  expect(gut).toMatch(/Hardly any: [^.]*caffeine\./)
  expect(gut).toContain('Calcium 303 mg')
  expect(pageText(section(known.main, 'gut'))).not.toMatch(/olyol|alacto|Iron|iron|Vitamin D|none/)
  const open = await readRecipe({
    nutrition: null,
    ingredients: linesOf('500 g zorblax root'),
    instructions: [],
  })
  const unknown = open.text
  expect(unknown).toContain('Texture: not known.')
  expect(unknown).toMatch(/Not enough data: [^.]*lactose/)
  expect(unknown).not.toContain('Lactose 0')
})

test('diets and allergens stand with the line and the word that decide them, and with the medical note', async () => {
  const lines = ['500 g carrots', '50 g butter or olive oil', '1 l vegetable stock', '2 tbsp kaju']
  const { main, text } = await readRecipe({
    ingredients: linesOf(...lines),
  })
  const allergens = pageText(section(main, 'allergens'))
  expect(allergens).toContain('Holds tree nuts: kaju.')
  expect(allergens).toContain('Milk: without, if you choose the olive oil.')
  expect(allergens).toContain(
    'Check the label for wheat, cereals with gluten, soya, celery, mustard and sulphites: vegetable stock.',
  )
  expect(allergens).toMatch(/No line names the other \d allergens. That does not cover traces.$/)
  expect(pageText(section(main, 'diets'))).toContain('dairy-free yes, if you choose the olive oil')
  expect(text).toContain(
    'All facts Dairy-free if you choose the olive oil, gluten-free if the vegetable stock is, vegan if you choose the olive oil, vegetarian. Holds tree nuts.',
  )
  expect(text).toContain('For an allergy or coeliac disease, do not rely on it alone')
  expect(text).toContain('This site is about cooking')
  expect(text).not.toMatch(/\bsafe\b/)
})

test('a list in another language says that nothing is known of its diets and allergens', async () => {
  const ingredients = linesOf('50 dkg finomliszt', '7 dkg vaj', '3 dl tej')
  const { main, html } = await readRecipe({ ingredients, dietary_restrictions: [] })
  expect(pageText(section(main, 'allergens'))).toContain(
    'This site knows too few words of this list. So it says nothing about diets and allergens.',
  )
  expect(html).not.toContain('No line names')
  expect((await readRecipe({ ingredients: [] })).html).not.toContain('id="allergens"')
})

test('what the chef decided is said to be hers, and not read by software', async () => {
  const ingredients = linesOf('600 ml vegetable stock')
  const { text } = await readRecipe({ ingredients, dietary_restrictions: ['gluten-free', 'nut-free'] })
  expect(text).toContain('“gluten-free”: decided by the chef.')
})

test('a spell that the chef writes nothing for is not for it, in her words', async () => {
  const softer = '{"gentle":{"none":{"text":"The dish lives by its crust."}}}'
  const { main } = await readRecipe({ ...SOUP, ingredients: linesOf('600 g carrots'), softer })
  const row = pageText(section(main, 'ingredients'))
  expect(row).toContain('Everyday as written Gentle spell not for it Stricture as written')
  expect(row).toContain('The dish lives by its crust. The chef makes no version of it for a gentle spell.')
})

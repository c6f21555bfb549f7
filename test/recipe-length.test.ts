import { expect, test } from 'vitest'
import { MOST_CHARACTERS } from 'recipe-basics/recipe/recipe-length'
import { importRecipes } from '#domain/import/read-recipes.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { createAdminApi } from './api-people.ts'
import { createTestDatabase } from './database.ts'
import { aRecipe } from './fixtures.ts'
import { formFields } from './form-fields.ts'
import { createTestSite, NOW } from './site.ts'
import { aForm, aPublishedRecipe } from './uploads.ts'

const NAME = 'Long soup'
/** Steps, as long as an import takes them, that bring a recipe to so many characters, with one line and its name. */
const LINE = '2 leeks'
const stepsOf = (characters: number) => {
  const left = characters - NAME.length - LINE.length
  return Array.from({ length: Math.ceil(left / 4_500) }, (_, at) =>
    'a'.repeat(Math.min(4_500, left - at * 4_500)),
  )
}
const SAID =
  'A recipe may hold 60,000 characters in all; this one has 71,204. Shorten its longest texts, or make it two recipes.'
const formOf = (characters: number) => ({
  name: NAME,
  ingredient_text: [LINE],
  step_text: stepsOf(characters),
})

test('a recipe that is too long comes back with everything that was typed, and says by how much', async () => {
  const site = await createTestSite()
  const admin = await site.as('admin')
  expect((await admin.post('/admin/recipes/new', formOf(MOST_CHARACTERS))).status).toBe(302)
  const refused = await admin.post('/admin/recipes/new', formOf(71_204))
  const html = await refused.text()
  expect(refused.status).toBe(422)
  expect(html).toContain(SAID)
  const { step_text, ingredient_text } = formFields(html, 'based_on')
  expect([ingredient_text?.[0], step_text?.filter(Boolean)]).toEqual([LINE, stepsOf(71_204)])
})

test('the API refuses a recipe that is too long beside the list that holds most of it', async () => {
  const { post } = await createAdminApi(await createTestDatabase())
  const send = async (characters: number) =>
    post('/api/recipes', {
      name: NAME,
      recipe_ingredients: [{ ingredient_text: LINE }],
      recipe_instructions: stepsOf(characters).map((step_text) => ({ step_text })),
    })
  expect((await send(MOST_CHARACTERS)).status).toBe(201)
  expect((await send(71_204)).json).toMatchObject({ status: 422, errors: { recipe_instructions: SAID } })
})

const published = (name: string, characters: number) =>
  aPublishedRecipe({
    ...{ name, description: '', keywords: [], recipeIngredient: [LINE] },
    recipeInstructions: stepsOf(characters).map((step) => step.replaceAll('aaaaa', 'stir ').trim()),
  })

test('an import leaves out a recipe that is too long by its name, and reads those beside it', async () => {
  const file = [published('Leek soup', 1_000), published(NAME, 71_204), published('Rice', 1_000)]
  const { recipes, problems } = importRecipes(JSON.stringify(file))
  expect(recipes.map(({ fields }) => fields.name)).toEqual(['Leek soup', 'Rice'])
  expect(problems).toEqual([
    {
      message: 'This recipe is too long.',
      detail: expect.stringMatching(
        /^“Long soup” was left out. A recipe may hold 60,000 characters in all; this one has 7\d,\d{3}\./,
      ),
    },
  ])
  const lines = Array.from({ length: 100 }, () => 'a'.repeat(900))
  expect(importRecipes({ name: NAME, recipeIngredient: lines }).problems[0]?.detail).toContain('has 90,000.')
  const admin = await (await createTestSite()).as('admin')
  const answer = await admin.post('/admin/import', aForm({ name: 'a.json', content: JSON.stringify(file) }))
  const { html } = await admin.read(answer.headers.get('Location') ?? '')
  expect(html).toContain('“Long soup” was left out.')
  expect(html).toContain('Rice')
})

test('a stored recipe that is too long opens, and can be shortened', async () => {
  const site = await createTestSite()
  const admin = await site.as('admin')
  const instructions = stepsOf(90_000).map((step_text, at) => ({
    ...{ step_text, step_number: at + 1, step_url: null, section: null },
  }))
  const { id } = await insertRecipe(site.db, { fields: aRecipe({ name: NAME, instructions }) }, NOW)
  const { status, html } = await admin.read(`/admin/recipes/${id}/edit`)
  expect(status).toBe(200)
  const form = { ...formFields(html, 'based_on'), step_text: stepsOf(30_000) }
  expect((await admin.post(`/admin/recipes/${id}/edit`, form)).status).toBe(302)
})

import { expect, test } from 'vitest'
import type { RecipeFields } from 'recipe-basics/recipe/recipe'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aRecipe } from '#test/fixtures.ts'
import { pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'

async function readRecipe(fields: Partial<RecipeFields>) {
  const site = await createTestSite()
  const { slug } = await insertRecipe(site.db, { fields: aRecipe(fields) }, NOW)
  const { html } = await site.read(`/recipes/${slug}`)
  return pageText(html)
}

test.each([
  // “dal” is “from the”, and a deep fryer is a heat.
  [
    ['250 g di sfoglie di pasta', '300 g di radicchio', '200 g di fontina'],
    'Togliete la lasagna dal forno e servite.',
  ],
  [['500 g bloem', '7 g gist', '50 g krenten'], 'Bak de bollen in hete olie tot ze goudbruin zijn.'],
])('of a method beside a list in another language no texture is read: %s', async (lines, step) => {
  const text = await readRecipe({
    ingredients: lines.map((ingredient_text) => ({ ingredient_text, section: null })),
    instructions: [{ step_number: 1, step_text: step, section: null, step_url: null }],
  })
  expect(text).toContain('Texture: not known. Software cannot read enough words of this recipe.')
})

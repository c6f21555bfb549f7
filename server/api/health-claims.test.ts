import { expect } from 'vitest'
import { createAdminApi } from '#test/api-people.ts'
import { testDatabase } from '#test/database.ts'
import { aPieceOfEquipment, aRecipe } from '#test/fixtures.ts'
import { NOW } from '#test/site.ts'
import { insertEquipment } from '../data/equipment/write.ts'
import { insertRecipe } from '../data/recipes/write/write.ts'

const STOP = 'This soup calms a flare.'
const MESSAGE =
  '“calms a flare” promises an effect on an illness, which no food may promise. Say what was done to the food, or that it is your own story, such as “I eat this when …; you may not.”'

testDatabase('a text that promises an effect on an illness is refused, and named', async (db) => {
  const { get, post } = await createAdminApi(db)
  const steps = [{ step_text: 'Stir.' }, { step_text: STOP }]
  const recipe = await post('/api/recipes', { name: 'Leek Soup', story: STOP, recipe_instructions: steps })
  expect([recipe.status, recipe.json.code]).toEqual([422, 'invalid'])
  expect(recipe.json.errors).toEqual({ story: MESSAGE, 'recipe_instructions.1.step_text': MESSAGE })
  const pieces = await post('/api/equipment', [{ name: 'Pan' }, { name: 'Pot', pros: ['light', STOP] }])
  expect(pieces.json.errors).toEqual({ '1.pros.1': MESSAGE })
  const links = [{ url: 'https://shop.example/', program: 'Shop', label: STOP }]
  for (const affiliate_links of [links, JSON.stringify(links)]) {
    const { json } = await post('/api/equipment', [{ name: 'Pot', affiliate_links }])
    expect(json.errors).toEqual({ '0.affiliate_links.0.label': MESSAGE })
  }
  const article = await post('/api/posts', { title: 'A table', content: `<p>Peel.</p>\n<p>${STOP}</p>` })
  expect(article.json.errors).toEqual({ content: MESSAGE })
  for (const path of ['/api/recipes', '/api/equipment', '/api/posts'])
    expect((await get(path)).json.count).toBe(0)
  expect((await post('/api/posts', { title: 'Soup that soothes the gut', content: 'x' })).status).toBe(201)
})

testDatabase('a change is refused for the texts that it sends, not for those that are stored', async (db) => {
  const { put } = await createAdminApi(db)
  const [id = ''] = await insertEquipment(db, [aPieceOfEquipment({ description: STOP })], NOW)
  const { slug } = await insertRecipe(db, { fields: aRecipe({ story: STOP }) }, NOW)
  expect((await put(`/api/equipment/${id}`, { price: 119 })).status).toBe(200)
  expect((await put(`/api/recipes/${slug}`, { servings: 2 })).status).toBe(200)
  expect((await put(`/api/recipes/${slug}`, { description: STOP })).json.errors).toEqual({
    description: MESSAGE,
  })
})

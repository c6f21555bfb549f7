import { expect, test } from 'vitest'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aPieceOfEquipment, aRecipe } from '#test/fixtures.ts'
import { createTestSite, NOW } from '#test/site.ts'

const LATER = '2027-01-01T00:00:00.000Z'

test('editors and administrators find recipes and equipment for a card, with what each is to its readers', async () => {
  const site = await createTestSite()
  const draft = { fields: aRecipe({ name: 'Pot Roast' }), status: 'draft' as const }
  await insertRecipe(site.db, draft, NOW)
  await insertRecipe(site.db, { fields: aRecipe({ name: 'Soup', description: 'In a pot' }) }, NOW)
  const scheduled = {
    fields: aRecipe({ name: 'Hot Pot' }),
    status: 'published' as const,
    published_at: LATER,
  }
  await insertRecipe(site.db, scheduled, NOW)
  await insertEquipment(site.db, [aPieceOfEquipment({ name: 'Stock Pot' })], NOW)
  for (const role of ['admin', 'editor'] as const) {
    const answer = await (await site.as(role)).get('/admin/blog/cards?search=POT')
    expect(await answer.json()).toEqual([
      { to: '/recipes/hot-pot', name: 'Hot Pot', kind: 'Recipe', state: 'scheduled' },
      { to: '/recipes/pot-roast', name: 'Pot Roast', kind: 'Recipe', state: 'draft' },
      { to: '/equipment/stock-pot', name: 'Stock Pot', kind: 'Equipment', state: 'published' },
    ])
  }
  expect((await site.get('/admin/blog/cards?search=pot')).status).toBe(302)
  expect((await (await site.as('user')).get('/admin/blog/cards?search=pot')).status).toBe(403)
})

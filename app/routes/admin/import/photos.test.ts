import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { formFields } from '#test/form-fields.ts'
import { pagePart, pageText } from '#test/page-text.ts'
import { createTestSite } from '#test/site.ts'
import { aForm, aPublishedRecipe } from '#test/uploads.ts'
import type { Database } from '#server/data/database/database.ts'

const PHOTO = 'https://photos.example/soup.jpg'

/** A site in whose import so many recipes wait, each with a photo of another site. */
async function siteInReview(recipes: number, { db, env }: { db?: Database; env?: Record<string, string> }) {
  const site = await (await createTestSite({ db, env })).as('admin')
  const all = Array.from({ length: recipes }, (_, number) =>
    aPublishedRecipe({ name: `Soup ${number + 1}`, image: `${PHOTO}?${number + 1}` }),
  )
  const answer = await site.post('/admin/import', aForm({ name: 'a.json', content: JSON.stringify(all) }))
  const at = answer.headers.get('Location') ?? ''
  const screen = async () => pagePart((await site.read(at)).html, 'main')
  return {
    ...site,
    screen,
    save: async (fields: Record<string, string>) =>
      site.post(at, { ...formFields(await screen(), 'position'), pictures: '', ...fields }),
    asked: async () =>
      (await site.db.selectFrom('linked_pictures').select('address').orderBy('address').execute()).map(
        ({ address }) => address,
      ),
  }
}

testDatabase('photos of saved recipes are asked for when the box is ticked, and only then', async (db) => {
  const { screen, save, asked } = await siteInReview(3, { db })
  expect(await screen()).toMatch(/<input[^>]*name="pictures"[^>]*checked=""/)
  await save({ pictures: 'on', intent: 'draft' })
  expect(await asked()).toEqual([`${PHOTO}?1`])
  await save({ intent: 'draft' })
  expect(await asked()).toEqual([`${PHOTO}?1`])
  await save({ pictures: 'on', intent: 'save-all', status: 'draft' })
  expect(await asked()).toEqual([`${PHOTO}?1`, `${PHOTO}?3`])
})

test('where the server asks no other sites, the box for photos says so', async () => {
  const { screen, save, asked } = await siteInReview(1, { env: { OUTGOING: 'off' } })
  expect(pageText(await screen())).toContain('This server asks no other sites (OUTGOING=off).')
  await save({ pictures: 'on', intent: 'draft' })
  expect(await asked()).toEqual([])
})

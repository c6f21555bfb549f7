import { insertRecipe } from '#server/data/recipes/write.ts'
import { aRecipe } from '../fixtures.ts'
import { openPage, waitUntilAlive } from './open-page.ts'
import { expect, NOW, test } from './site.ts'

test('what was typed before the scripts were there is kept, and asked about', async ({
  admin: page,
  db,
  faults,
}) => {
  faults.confirm('')
  const { id } = await insertRecipe(db, { fields: aRecipe() }, NOW)
  const path = `/admin/recipes/${id}/edit`
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.pressSequentially(' of the early bird')
  const typed = await name.inputValue()
  scripts.resolve()
  await waitUntilAlive(page)
  await expect(name).toHaveValue(typed)
  await page.goto('/admin/recipes')
  await openPage(page, path)
  await expect(page.getByRole('status').filter({ hasText: 'of the early bird' })).toBeVisible()
})

import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { removeThing } from '#server/data/things/change-one.ts'
import { RECIPES } from '#server/data/things/recipe-thing.ts'
import { aRecipe } from '../fixtures.ts'
import { expectNoViolations } from './no-violations.ts'
import { openPage } from './open-page.ts'
import { overflow } from './room.ts'
import { expect, NOW, test } from './site.ts'

test('what is deleted is restored from the trash, and emptying asks once', async ({ admin, db, faults }) => {
  const { id } = await insertRecipe(db, { fields: aRecipe({ name: 'Pea Soup' }) }, NOW)
  await removeThing(db, RECIPES, id, { author_id: null }, NOW)
  await openPage(admin, '/admin/keeping/trash')
  await admin.getByRole('button', { name: 'Restore Pea Soup' }).click()
  await expect(admin.getByText('“Pea Soup” is back.')).toBeVisible()
  await expect(admin.getByRole('heading', { name: 'The trash is empty.' })).toBeVisible()

  await removeThing(db, RECIPES, id, { author_id: null }, NOW)
  await openPage(admin, '/admin/keeping/trash')
  faults.confirm('One thing goes for good, with all earlier versions. Empty the trash?')
  await admin.getByRole('button', { name: 'Empty the trash' }).click()
  await expect(admin.getByText('One thing went for good')).toBeVisible()
  await expect(admin.getByRole('heading', { name: 'The trash is empty.' })).toBeVisible()
})

test('status, backups and trash fit every screen, and shut nobody out', async ({ admin, db }) => {
  const { id } = await insertRecipe(db, { fields: aRecipe({ name: 'Pea Soup '.repeat(12) }) }, NOW)
  await removeThing(db, RECIPES, id, { author_id: null }, NOW)
  for (const path of ['/admin/keeping/status', '/admin/keeping/backups', '/admin/keeping/trash']) {
    await openPage(admin, path)
    for (const width of [1280, 390, 320]) {
      await admin.setViewportSize({ width, height: 900 })
      await expect.poll(() => overflow(admin), `${path} at ${width} pixels`).toEqual([])
    }
    await expectNoViolations(admin, path)
  }
})

test('what is wrong in a small form gets the focus, each time', async ({ admin, faults }) => {
  faults.expect(/status of 422/)
  await openPage(admin, '/admin/keeping/addresses')
  const from = admin.getByLabel('Old address', { exact: true })
  const to = admin.getByLabel('Leads to')
  await from.fill('/old-soup')
  await to.fill('javascript:alert(1)')
  for (const _ of ['once', 'again']) {
    await from.press('Enter')
    await expect(to).toBeFocused()
    await expect(to).toHaveAttribute('aria-invalid', 'true')
  }
})

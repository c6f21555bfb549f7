import { aPublishedRecipe } from '../uploads.ts'
import { expectNoViolations } from './no-violations.ts'
import { openPage } from './open-page.ts'
import { overflow } from './room.ts'
import { expect, test } from './site.ts'
import type { Page } from '@playwright/test'

async function upload(admin: Page, ...names: string[]) {
  await openPage(admin, '/admin/import')
  await admin
    .getByLabel('Choose a file')
    .first()
    .setInputFiles({
      name: 'soups.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(names.map((name) => aPublishedRecipe({ name })))),
    })
  await admin.getByRole('form', { name: `Ready for review: 1 of ${names.length}` }).waitFor()
}

test('what an import saved is taken back, waits in the trash, and comes back with the next import', async ({
  admin,
}) => {
  await upload(admin, 'Leek Soup', 'Rice')
  await admin.getByRole('button', { name: 'Save all (2)' }).click()
  await expect(admin.getByRole('status').filter({ hasText: 'Recipes saved' })).toBeVisible()
  await expect(admin.getByRole('heading', { name: '2 published' })).toBeVisible()
  await expectNoViolations(admin, 'what an import saved')
  for (const width of [320, 390, 1280]) {
    await admin.setViewportSize({ width, height: 900 })
    expect(await overflow(admin)).toEqual([])
  }
  await admin.getByRole('main').getByRole('button', { name: 'Undo all 2' }).click()
  const undone = admin.getByRole('status').filter({ hasText: '2 recipes taken back' })
  await expect(undone).toContainText('2 recipes wait in the trash for 30 days.')
  await expect(admin.getByText('Taken back: 2.')).toBeVisible()
  await expect(admin.getByRole('heading', { name: '2 published' })).toHaveCount(0)

  await upload(admin, 'Leek Soup')
  await expect(admin.getByText('A recipe like this is in the trash.').last()).toBeVisible()
  await expectNoViolations(admin, 'a recipe that is in the trash')
  for (const width of [320, 390, 1280]) {
    await admin.setViewportSize({ width, height: 900 })
    expect(await overflow(admin)).toEqual([])
  }
  await admin.getByLabel('Bring it back and update it').check()
  await admin.getByRole('button', { name: 'Save recipe' }).click()
  await expect(admin.getByRole('status').filter({ hasText: 'Recipe saved' })).toBeVisible()
  await openPage(admin, '/recipes/leek-soup')
  await expect(admin.getByRole('heading', { name: 'Leek Soup', level: 1 })).toBeVisible()
  await openPage(admin, '/admin/keeping/trash')
  await expect(admin.getByRole('button', { name: 'Restore Rice' })).toBeVisible()
})

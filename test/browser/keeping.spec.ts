import { hashPassword } from '#server/auth/password.ts'
import { deleteRecipe, insertRecipe } from '#server/data/recipes/write.ts'
import { aRecipe } from '../fixtures.ts'
import { expectNoViolations } from './no-violations.ts'
import { openPage } from './open-page.ts'
import { expect, NOW, test } from './site.ts'

const PASSWORD = 'carrots give way to patience'

test('what is deleted is restored from the trash, and emptying asks once', async ({ admin, db, faults }) => {
  const { id } = await insertRecipe(db, { fields: aRecipe({ name: 'Pea Soup' }) }, NOW)
  await deleteRecipe(db, id, { author_id: null }, NOW)
  await openPage(admin, '/admin/keeping/trash')
  await expectNoViolations(admin, 'the trash')
  await admin.getByRole('button', { name: 'Restore Pea Soup' }).click()
  await expect(admin.getByText('“Pea Soup” is back.')).toBeVisible()
  await expect(admin.getByRole('heading', { name: 'The trash is empty.' })).toBeVisible()

  await deleteRecipe(db, id, { author_id: null }, NOW)
  await openPage(admin, '/admin/keeping/trash')
  faults.confirm('One thing goes for good, with all earlier versions. Empty the trash?')
  await admin.getByRole('button', { name: 'Empty the trash' }).click()
  await expect(admin.getByText('One thing went for good')).toBeVisible()
  await expect(admin.getByRole('heading', { name: 'The trash is empty.' })).toBeVisible()
})

test('a backup is made, and restored after its summary and the password', async ({ admin, db, faults }) => {
  // The screen may hear that everybody is signed out before it is led away.
  faults.allow(/status of 401 .*\/admin\/events/)
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .execute()
  const { id } = await insertRecipe(db, { fields: aRecipe({ name: 'Pea Soup' }) }, NOW)
  await openPage(admin, '/admin/keeping/backups')
  await admin.getByRole('button', { name: 'Make one now' }).click()
  await expect(admin.getByText('Backup made and verified')).toBeVisible()
  await expectNoViolations(admin, 'kept backups')

  await deleteRecipe(db, id, { author_id: null }, NOW)
  await admin.getByRole('link', { name: 'Restore…' }).click()
  await expect(admin.getByRole('heading', { name: 'What would come back' })).toBeVisible()
  await expect(admin.getByText('Pea Soup')).toBeVisible()
  await expectNoViolations(admin, 'the summary of a restore')
  await admin.getByLabel('Your password').fill(PASSWORD)
  await admin.getByRole('button', { name: 'Restore this backup' }).click()
  await expect(admin).toHaveURL(/\/auth$/)
  await expect(admin.getByText('Everybody was signed out, you too.')).toBeVisible()
  await openPage(admin, '/recipes/pea-soup')
  await expect(admin.getByRole('heading', { name: 'Pea Soup', level: 1 })).toBeVisible()
})

for (const width of [320, 390, 1280])
  test(`status, backups and trash fit ${width} pixels`, async ({ admin, db }) => {
    const { id } = await insertRecipe(db, { fields: aRecipe({ name: 'Pea Soup '.repeat(12) }) }, NOW)
    await deleteRecipe(db, id, { author_id: null }, NOW)
    await admin.setViewportSize({ width, height: 900 })
    for (const path of ['/admin/keeping/status', '/admin/keeping/backups', '/admin/keeping/trash']) {
      await openPage(admin, path)
      await expectNoViolations(admin, path)
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect([path, await admin.evaluate(overflow)]).toEqual([path, 0])
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

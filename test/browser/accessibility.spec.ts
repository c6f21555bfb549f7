import { forgetProblem, storeProblem } from '#server/data/backups/problem.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { dismissSteps } from '#server/data/settings/first-steps.ts'
import { aRecipe } from '../fixtures.ts'
import { delayResponses } from './delay-responses.ts'
import { layTable } from './laid-table.ts'
import { BY_DAY_AND_LAMPLIGHT, expectNoViolations } from './no-violations.ts'
import { openPage } from './open-page.ts'
import { overflow } from './room.ts'
import { expect, NOW, test } from './site.ts'

const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } }

// A colour on its way to another is neither of the two.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('no public page shuts anybody out, by day or by lamplight, on a phone or a desk', async ({
  page,
  db,
}) => {
  test.slow()
  for (const { path } of await layTable(db)) {
    await page.setViewportSize(SIZES.phone)
    await openPage(page, path)
    await expectNoViolations(page, path, BY_DAY_AND_LAMPLIGHT)
    await page.setViewportSize(SIZES.desk)
    await expectNoViolations(page, `${path}, on a desk`)
  }
})

test('on a phone, neither do an empty site and its passing states', async ({ page, db, faults }) => {
  test.slow()
  await page.setViewportSize(SIZES.phone)
  for (const path of ['/', '/recipes', '/equipment', '/blog']) {
    await openPage(page, path)
    await expectNoViolations(page, `${path}, empty`)
  }

  await layTable(db)
  await openPage(page, '/recipes?diet=vegan&difficulty=easy')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectNoViolations(page, 'menu and filters')

  const release = await delayResponses(page, '**/equipment.data*')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Equipment' }).click()
  await expect(page.getByRole('status')).toHaveText('Loading equipment...')
  await expectNoViolations(page, 'loading')
  release()
  await expect(page.getByRole('link', { name: 'Steady Blender', exact: true })).toBeVisible()

  faults.expect(/"level":"error"/)
  faults.expect(/status of 500 .*\/recipes\)/)
  await db.schema.dropTable('recipe_nutrition').execute()
  await page.goto('/recipes')
  await expect(page.getByRole('alert')).toContainText('Error loading recipes')
  await expectNoViolations(page, 'error')
})

test('the desk of the owner shuts nobody out: in the first days, in trouble, and when it is quiet', async ({
  admin,
  db,
}) => {
  test.slow()
  const states = {
    'One thing needs you': () =>
      insertRecipe(db, { fields: aRecipe({ name: 'Aussie Pie', servings: null }), status: 'draft' }, NOW),
    'Two things need you': () => storeProblem(db, 'made', 'The disk is full.', NOW),
    'Nothing needs you.': async () => {
      await dismissSteps(db, NOW)
      await forgetProblem(db, 'made')
      await db.deleteFrom('recipes').execute()
    },
  }
  for (const [title, reach] of Object.entries(states)) {
    await reach()
    for (const [name, size] of Object.entries(SIZES)) {
      await admin.setViewportSize(size)
      await openPage(admin, '/admin/import')
      await expect(admin.getByRole('heading', { name: title })).toBeVisible()
      await expectNoViolations(admin, `${title}, ${name}`, BY_DAY_AND_LAMPLIGHT)
      expect(await overflow(admin)).toEqual([])
    }
  }
})

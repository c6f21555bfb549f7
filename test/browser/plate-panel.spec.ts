import { findRecipe } from '#server/data/recipes/row/row.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { aPieceOfEquipment, aRecipe } from '../fixtures.ts'
import { expectNoViolations } from './no-violations.ts'
import { openPage } from './open-page.ts'
import { expect, NOW, test } from './site.ts'
import { openFold } from './open-fold.ts'

test('a dish is not drawn any more by keyboard, and that is seen at once', async ({ admin: page, db }) => {
  const ingredients = ['600 g carrots', '1 handful dill fronds, to serve'].map((ingredient_text) => ({
    ...{ ingredient_text, section: null },
  }))
  const { id } = await insertRecipe(db, { fields: aRecipe({ name: 'Carrot soup', ingredients }) }, NOW)
  await page.setViewportSize({ width: 390, height: 900 })
  await openPage(page, `/admin/recipes/${id}/edit`)
  const picture = page.locator('form img[src^="/plates/"]')
  const before = (await picture.getAttribute('src')) ?? ''
  await page.getByRole('textbox', { name: 'ingredient 1', exact: true }).fill('600 g pumpkin')
  await expect(picture).not.toHaveAttribute('src', before)
  await openFold(page, 'Plate')
  await page.getByLabel('Draw this dish').focus()
  await page.keyboard.type('No')
  await expect(picture).toHaveAttribute('src', /\/0000\/card\/carrot-soup\.svg/)
  await expectNoViolations(page, 'plate')
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await expect(page).toHaveURL(/\/admin\/recipes$/)
  expect((await findRecipe(db, id))?.fields.draw_dish).toBe('no')
})

test('what a tool is drawn as follows its name, and the choice, while they are typed', async ({
  admin: page,
  db,
}) => {
  const [id = ''] = await insertEquipment(db, [aPieceOfEquipment()], NOW)
  await openPage(page, `/admin/equipment/${id}/edit`)
  const picture = page.locator('img[src^="/plates/tools-v3/"]')
  await expect(picture).toHaveAttribute('src', /\/blender\//)
  await page.getByLabel('Name', { exact: true }).fill('Swivel peeler')
  await expect(picture).toHaveAttribute('src', /\/peeler\//)
  await page.getByLabel('Drawn as').selectOption('Wok')
  await expect(picture).toHaveAttribute('src', /\/wok\//)
  await expectNoViolations(page, 'drawn as')
})

import { findRecipe } from '#server/data/recipes/row.ts'
import { insertRecipe } from '#server/data/recipes/write.ts'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { aPieceOfEquipment, aRecipe } from '../fixtures.ts'
import { expectNoViolations } from './no-violations.ts'
import { openPage } from './open-page.ts'
import { expect, NOW, test } from './site.ts'

for (const width of [390, 1280])
  test(`the plate of a recipe is chosen by keyboard, and seen at once, at ${width} px`, async ({
    admin: page,
    db,
  }) => {
    const ingredients = ['600 g carrots', '1 handful dill fronds, to serve'].map((ingredient_text) => ({
      ...{ ingredient_text, section: null },
    }))
    const { id } = await insertRecipe(db, { fields: aRecipe({ name: 'Carrot soup', ingredients }) }, NOW)
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, `/admin/recipes/${id}/edit`)
    const panel = page.locator('#plate')
    const picture = panel.locator('img')
    const before = (await picture.getAttribute('src')) ?? ''
    await panel.getByRole('checkbox', { name: 'dill' }).focus()
    await page.keyboard.press('Space')
    await expect(picture).not.toHaveAttribute('src', before)
    await panel.getByLabel('Crockery').focus()
    await page.keyboard.type('Sage')
    await expect(picture).toHaveAttribute('src', /-2z\/card\/carrot-soup\.svg/)
    // What is typed above changes the plate, and what was chosen stays.
    await page.getByRole('textbox', { name: 'ingredient 1', exact: true }).fill('600 g pumpkin')
    await expect(panel.getByRole('checkbox', { name: 'pumpkin' })).toBeChecked()
    await expect(panel.getByRole('checkbox', { name: 'dill' })).not.toBeChecked()
    await expectNoViolations(page, `plate at ${width} px`)
    await page.getByRole('button', { name: 'Save recipe' }).click()
    await expect(page).toHaveURL(/\/admin\/recipes$/)
    expect((await findRecipe(db, id))?.fields.plate).toBe('crockery=sage&off=dill')
  })

test('what a tool is drawn as follows its name, and the choice, while they are typed', async ({
  admin: page,
  db,
}) => {
  const [id = ''] = await insertEquipment(db, [aPieceOfEquipment()], NOW)
  await openPage(page, `/admin/equipment/${id}/edit`)
  const picture = page.locator('img[src^="/plates/tools-v2/"]')
  await expect(picture).toHaveAttribute('src', /\/blender\//)
  await page.getByLabel('Name', { exact: true }).fill('Swivel peeler')
  await expect(picture).toHaveAttribute('src', /\/peeler\//)
  await page.getByLabel('Drawn as').selectOption('Wok')
  await expect(picture).toHaveAttribute('src', /\/wok\//)
  await expectNoViolations(page, 'drawn as')
})

import type { Page } from '@playwright/test'
import type { Database } from '#server/data/database/database.ts'
import { insertRecipe, updateRecipe } from '#server/data/recipes/write/write.ts'
import { findRecipe } from '#server/data/recipes/row/row.ts'
import { aRecipe } from '../fixtures.ts'
import { expectNoViolations } from './no-violations.ts'
import { openPage } from './open-page.ts'
import { overflow, smallerThan } from './room.ts'
import { expect, NOW, test } from './site.ts'
import { removeThing } from '#server/data/things/change-one.ts'
import { RECIPES } from '#server/data/things/recipe-thing.ts'
import { openFold } from './open-fold.ts'

async function layRecipe(db: Database, fields = {}) {
  const { id } = await insertRecipe(db, { fields: aRecipe(fields) }, NOW)
  return { id, path: `/admin/recipes/${id}/edit` }
}

const ingredientsOf = (page: Page) =>
  page
    .locator('[name="ingredient_text"]')
    .evaluateAll((fields) =>
      fields.map((field) =>
        field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement ? field.value : '',
      ),
    )

test('a recipe is written with the keyboard alone, and is on the site at once', async ({
  admin: page,
  db,
}) => {
  await openPage(page, '/admin/recipes/list')
  await page.getByRole('link', { name: 'New recipe' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Leek Soup')
  await openFold(page, 'Times')
  await page.getByRole('textbox', { name: 'Prep Time' }).fill('10')
  await page.getByRole('textbox', { name: 'ingredient 1' }).focus()
  await page.keyboard.type('leeks')
  await page.keyboard.press('Enter')
  await page.keyboard.type('salt')
  await page.getByRole('textbox', { name: 'step 1' }).fill('Boil.')
  await openFold(page, 'Labels')
  await expect(labelOf(page, 'vegan')).toContainText('No line speaks against it.')
  await page.getByRole('radio', { name: 'Publish now' }).press('Space')
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Recipe saved' })).toContainText(
    '"Leek Soup" has been saved.',
  )
  await expect(page).toHaveURL('/admin/recipes/list')
  await page.goto('/recipes/leek-soup')
  await expect(page.getByRole('heading', { name: 'Leek Soup' })).toBeVisible()
  const lines = page.getByRole('region', { name: 'Ingredients', exact: true })
  await expect(lines.getByText('leeks', { exact: true }).first()).toBeVisible()
  const { id } = await db.selectFrom('recipes').select('id').executeTakeFirstOrThrow()
  expect((await findRecipe(db, id))?.fields).toMatchObject({
    prep_time_minutes: 10,
    ingredients: [{ ingredient_text: 'leeks' }, { ingredient_text: 'salt' }],
    dietary_restrictions: expect.arrayContaining(['vegan']),
  })
})

test('a label follows the lines while they are typed, and the chef decides where a packet does', async ({
  admin: page,
  db,
}) => {
  const ingredients = [{ ingredient_text: '600 g carrots', section: null }]
  const { id, path } = await layRecipe(db, { nutrition: null, ingredients })
  await openPage(page, path)
  await openFold(page, 'Labels')
  const label = labelOf(page, 'gluten-free')
  await expect(label).toContainText('No line speaks against it.')
  const line = page.getByRole('textbox', { name: 'ingredient 1' })
  await line.fill('100 g wheat flour')
  await expect(label).toContainText('wheat in “100 g wheat flour”')
  await line.fill('600 ml vegetable stock')
  await expect(label).toContainText('check the label')
  await label.click()
  await page.getByRole('radio', { name: 'It is gluten-free, as I write it' }).check()
  await page.getByRole('textbox', { name: 'Your reason' }).locator('visible=true').fill('My own stock.')
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Recipe saved' })).toBeVisible()
  expect((await findRecipe(db, id))?.decisions).toMatchObject([
    { diet: 'gluten-free', answer: 'yes', reason: 'My own stock.', lines: ['600 ml vegetable stock'] },
  ])
})

test('a verdict on lines that have changed since never takes the place of the newer one', async ({
  admin: page,
  db,
}) => {
  const ingredients = [{ ingredient_text: '600 g leeks', section: null }]
  const { path } = await layRecipe(db, { nutrition: null, ingredients })
  await openPage(page, path)
  await openFold(page, 'Labels')
  const label = labelOf(page, 'gluten-free')
  const line = page.getByRole('textbox', { name: 'ingredient 1' })
  let answerLate = async () => {}
  const isHeld = new Promise<void>((resolve) =>
    page.route(
      '**/admin/recipes/labels*',
      async (route) => {
        const response = await route.fetch()
        answerLate = async () => route.fulfill({ response })
        resolve()
      },
      { times: 1 },
    ),
  )
  await line.fill('100 g wheat flour')
  await isHeld
  await line.fill('600 ml vegetable stock')
  await expect(label).toContainText('check the label')
  await answerLate()
  await page.evaluate(async () => fetch('/health'))
  await expect(label).toContainText('check the label')
  await expect(label).not.toContainText('wheat')
})

test('lines are put in order by the keyboard, and what happens is said', async ({ admin: page, db }) => {
  const lines = ['one', 'two', 'three'].map((ingredient_text) => ({ ingredient_text, section: null }))
  const { id, path } = await layRecipe(db, { ingredients: lines })
  await openPage(page, path)
  await page.getByRole('button', { name: 'Move ingredient 3 up' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Move ingredient 2 up' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Moved to 2 of 3.' })).toBeAttached()
  await page.keyboard.press('Enter')
  await expect.poll(() => ingredientsOf(page)).toEqual(['three', 'one', 'two'])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Move ingredient 1 up' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove ingredient 2' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'ingredient 2' })).toBeFocused()
  await page.getByRole('textbox', { name: 'ingredient 2' }).fill('')
  await page.keyboard.press('Backspace')
  await expect(page.getByRole('textbox', { name: 'ingredient 1' })).toBeFocused()
  await page.getByRole('button', { name: 'Add heading' }).first().click()
  await page.keyboard.type('Sauce')
  await page.keyboard.press('Enter')
  await page.keyboard.type('egg')
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await expect(page.getByText('Recipe saved')).toBeVisible()
  expect((await findRecipe(db, id))?.fields.ingredients).toEqual([
    { ingredient_text: 'three', section: null },
    { ingredient_text: 'egg', section: 'Sauce' },
  ])
})

test('a pasted list becomes one line for each of its lines, without its bullets', async ({ admin: page }) => {
  await openPage(page, '/admin/recipes/new')
  const first = page.getByRole('textbox', { name: 'ingredient 1' })
  await first.focus()
  await first.evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '• 450 g leeks\r\n\r\n • 1 onion \n• 2 l water')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect.poll(() => ingredientsOf(page)).toEqual(['450 g leeks', '1 onion', '2 l water'])
  await expect(page.getByRole('textbox', { name: 'ingredient 3' })).toBeFocused()
})

test('what is wrong is said beside its field, and what was typed stays', async ({ admin: page, faults }) => {
  test.slow()
  faults.expect(/status of 422/)
  await openPage(page, '/admin/recipes/new')
  await openFold(page, 'Description')
  await page.getByRole('textbox', { name: 'Description' }).fill('Still here')
  await page.getByRole('textbox', { name: 'Servings' }).fill('0')
  await page.getByRole('button', { name: 'Save draft' }).click()
  const name = page.getByRole('textbox', { name: 'Name' })
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(/Name is required/)
  await expect(page.getByRole('textbox', { name: 'Servings' })).toHaveAccessibleDescription(
    'Servings must be from 1 to 1,000',
  )
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Still here')
  await expectNoViolations(page, 'a form with errors')
})

test('what was said stays while the screen hears of changes elsewhere', async ({
  admin: page,
  db,
  faults,
}) => {
  faults.expect(/status of 422/)
  const { id, path } = await layRecipe(db)
  await openPage(page, path)
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('')
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await expect(name).toHaveAccessibleDescription(/Name is required/)
  await updateRecipe(db, id, { fields: aRecipe({ name: 'Theirs' }), author_id: null }, NOW)
  await expect(page.getByRole('heading', { name: 'Theirs', level: 1 })).toBeVisible()
  await expect(name).toHaveAccessibleDescription(/Name is required/)
})

test('deleting asks first, says what it did, and Undo brings everything back', async ({
  admin: page,
  db,
  faults,
}) => {
  const { id } = await layRecipe(db)
  const before = await findRecipe(db, id)
  faults.expect(
    /^dialog: Are you sure you want to delete "Silky Carrot Soup"\? This action cannot be undone\.$/,
  )
  await openPage(page, '/admin/recipes/list?search=carrot')
  const button = page.getByRole('button', { name: 'Delete Silky Carrot Soup' })
  await button.click()
  expect(await findRecipe(db, id)).toEqual(before)

  await page.evaluate(() => {
    window.confirm = () => true
  })
  await button.click()
  const notice = page.getByRole('status').filter({ hasText: 'Recipe deleted' })
  await expect(notice).toContainText('"Silky Carrot Soup" has been successfully deleted.')
  await expect(page).toHaveURL('/admin/recipes/list?search=carrot')
  await expect(button).toBeHidden()
  await expect(page.locator('#found')).toBeFocused()
  await notice.getByRole('button', { name: 'Undo' }).click()
  await expect(button).toBeVisible()
  expect(await findRecipe(db, id)).toEqual({ ...before, updated_at: expect.any(String) })
})

test('the table searches as one types, and sorts by its headings @postgres', async ({ admin: page, db }) => {
  await layRecipe(db, { name: 'Apple Crumble' })
  await layRecipe(db, { name: 'Zander' })
  await openPage(page, '/admin/recipes/list')
  await page.getByRole('link', { name: 'Name', exact: true }).click()
  await expect(page.getByRole('rowheader').first()).toContainText('Apple Crumble')
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('link', { name: 'Name', exact: true }).click()
  await expect(page.getByRole('rowheader').first()).toContainText('Zander')
  await page.getByRole('searchbox', { name: 'Search recipes' }).fill('crumble')
  await expect(page.getByRole('rowheader')).toContainText(['Apple Crumble'])
  await expect(page).toHaveURL('/admin/recipes/list?search=crumble&sort=name&order=desc')
})

test('changed elsewhere: both versions are shown, mine is kept, and theirs can be restored', async ({
  admin: page,
  db,
  faults,
}) => {
  test.slow()
  faults.expect(/status of 409/)
  const { id, path } = await layRecipe(db)
  await openPage(page, path)
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('Mine')
  await updateRecipe(db, id, { fields: aRecipe({ name: 'Theirs' }), author_id: null }, NOW)
  // The screen hears of the change, and leaves alone what is being typed.
  await expect(page.getByRole('heading', { name: 'Theirs', level: 1 })).toBeVisible()
  await expect(name).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Save recipe' }).click()
  const choice = page.getByRole('alert').filter({ hasText: 'Changed elsewhere' })
  await expect(choice).toBeFocused()
  await expect(choice).toContainText('Their version')
  await expect(choice).toContainText('Theirs')
  await expectNoViolations(page, 'a conflict')
  await choice.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText('Recipe saved')).toBeVisible()
  expect((await findRecipe(db, id))?.fields.name).toBe('Mine')

  await openPage(page, path)
  await openFold(page, 'Versions')
  await page
    .getByRole('button', { name: /^Restore the version/ })
    .first()
    .click()
  await expect(name).toHaveValue('Theirs')
  await expect(page.getByText('Version restored')).toBeVisible()
  expect((await findRecipe(db, id))?.fields.name).toBe('Theirs')
})

test('a form stays when its recipe is deleted elsewhere, and can be saved again', async ({
  admin: page,
  db,
  faults,
}) => {
  faults.expect(/status of 404/)
  const { id, path } = await layRecipe(db)
  await openPage(page, path)
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('Mine')
  await removeThing(db, RECIPES, id, { author_id: null }, NOW)
  const notice = page.getByRole('alert').filter({ hasText: 'This recipe was deleted elsewhere.' })
  await expect(notice).toBeVisible()
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await expect(page.getByText('Recipe not saved')).toBeVisible()
  await expect(notice).toBeFocused()
  await expect(name).toHaveValue('Mine')
  await openFold(page, 'Labels')
  await expect(labelOf(page, 'vegan')).not.toContainText('The ingredients do not show it.')
  await notice.getByRole('button', { name: 'Save it again' }).click()
  await expect(page.getByText('Recipe saved')).toBeVisible()
  expect((await findRecipe(db, id))?.fields).toEqual(aRecipe({ name: 'Mine' }))
})

test('what was typed survives a crash, is offered back, and is forgotten once it is saved', async ({
  admin: page,
  context,
  db,
}) => {
  const { id, path } = await layRecipe(db)
  await openPage(page, path)
  await openFold(page, 'From the chef')
  await page.getByRole('textbox', { name: 'Story' }).fill('Typed for an hour')
  await page.getByRole('textbox', { name: 'ingredient 2' }).press('Enter')
  await page.keyboard.type('a third')
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('a third')
  await page.close({ runBeforeUnload: false })

  const again = await context.newPage()
  await openPage(again, path)
  await expect(again.locator('[name=story]')).toHaveValue(aRecipe().story ?? '')
  await again.getByRole('button', { name: 'Restore them' }).click()
  await expect(again.locator('[name=story]')).toHaveValue('Typed for an hour')
  await expect.poll(() => ingredientsOf(again)).toContain('a third')
  await again.getByRole('button', { name: 'Save recipe' }).click()
  await expect(again.getByText('Recipe saved')).toBeVisible()
  expect((await findRecipe(db, id))?.fields).toMatchObject({ story: 'Typed for an hour' })
  await expect.poll(() => again.evaluate(() => localStorage.length)).toBe(0)
  await openPage(again, path)
  await expect(again.getByRole('button', { name: 'Restore them' })).toBeHidden()
})

test('two forms keep what is typed apart, and what is offered stays until it is discarded', async ({
  admin: page,
  context,
}) => {
  await openPage(page, '/admin/recipes/new')
  await page.getByRole('textbox', { name: 'Name' }).fill('First')
  const other = await context.newPage()
  await openPage(other, '/admin/recipes/new')
  const offer = other.getByRole('status').filter({ hasText: 'You have unsaved changes' })
  await expect(offer).toContainText('First')
  await other.getByRole('textbox', { name: 'Name' }).fill('Second')
  await expect(offer).toContainText('First')
  await other.getByRole('button', { name: 'Save draft' }).click()
  await expect(other.getByText('Recipe saved')).toBeVisible()
  await openPage(other, '/admin/recipes/new')
  await expect(offer).toHaveCount(1)
  await expect(offer).toContainText('First')
  await offer.getByRole('button', { name: 'Discard them' }).click()
  await expect(offer).toBeHidden()
})

test('table and form have room on a phone and shut nobody out', async ({ admin: page, db }) => {
  test.slow()
  const { path } = await layRecipe(db, { name: 'Averylongwordwithoutanyspaces'.repeat(4) })
  await insertRecipe(db, { fields: aRecipe(), status: 'draft' }, NOW)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const place of ['/admin/recipes', path, '/admin/recipes/new']) {
    await openPage(page, place)
    await expect.poll(() => overflow(page), place).toEqual([])
    const controls = page.locator('main :is(table, form) :is(a, button, input, select)')
    await expect.poll(() => smallerThan(24, controls)).toEqual([])
    await expectNoViolations(page, place)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage(page, '/admin/recipes')
  await expectNoViolations(page, 'the table on a desk')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a recipe is written, sorted, deleted and brought back by plain forms', async ({
    admin: page,
    db,
  }) => {
    await page.goto('/admin/recipes/new')
    await expect(page.getByText(/^Press Enter/).filter({ visible: true })).toHaveCount(0)
    await page.getByRole('textbox', { name: 'Name' }).fill('Plain Soup')
    await page.getByRole('textbox', { name: 'ingredient 1' }).fill('# Broth')
    await page.getByRole('textbox', { name: 'ingredient 2' }).fill('bones')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('"Plain Soup" has been saved.')).toBeVisible()
    const { id } = await db.selectFrom('recipes').select('id').executeTakeFirstOrThrow()
    expect((await findRecipe(db, id))?.fields.ingredients).toEqual([
      { ingredient_text: 'bones', section: 'Broth' },
    ])
    await page.getByRole('button', { name: 'Delete Plain Soup' }).click()
    await expect(page.getByText('"Plain Soup" has been successfully deleted. It waits')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('rowheader', { name: 'Plain Soup' })).toBeVisible()
  })
})

/** What is always seen of a label. */
const labelOf = (page: Page, diet: string) =>
  page
    .getByRole('list', { name: 'Labels' })
    .locator('summary')
    .filter({ hasText: new RegExp(`^${diet}`) })

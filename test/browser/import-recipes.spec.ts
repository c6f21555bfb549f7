import { existsSync, readFileSync } from 'node:fs'
import { expectNoViolations } from './no-violations.ts'
import { openPage, reloadPage } from './open-page.ts'
import { openWhole } from './open-fold.ts'
import { overflow } from './room.ts'
import { expect, test } from './site.ts'
import { aPublishedRecipe } from '../uploads.ts'

const umami = new URL('../../../shared/data/umami/', import.meta.url)
const testAgainstShared = existsSync(umami) || process.env.CI ? test : test.skip

const json = (name: string, ...recipes: Record<string, unknown>[]) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(recipes.map(aPublishedRecipe))),
})

testAgainstShared(
  'two Umami exports are reviewed, mended, saved, and on the site at once',
  async ({ admin }) => {
    const files = ['One_Pan_Mexican_Quinoa.json', 'ZHA_JIANG_MIAN__NOODLES_WITH_MEAT_SAUCE_.json']
    await openPage(admin, '/admin/import')
    await admin
      .getByLabel('Choose a file')
      .first()
      .setInputFiles(
        files.map((name) => ({
          name,
          mimeType: 'application/json',
          buffer: readFileSync(new URL(name, umami)),
        })),
      )
    await expect(admin.getByRole('status').filter({ hasText: 'Ready for review' })).toContainText('2 recipes')
    const review = admin.getByRole('form', { name: 'Ready for review' })
    await admin.getByRole('link', { name: 'One Pan Mexican Quinoa' }).click()
    await openWhole(admin)
    await expect(review.getByRole('textbox', { name: 'Name' })).toHaveValue('One Pan Mexican Quinoa')
    await review.getByRole('textbox', { name: 'Name' }).fill('Soft Mexican Quinoa')
    await review.getByRole('textbox', { name: 'ingredient 1', exact: true }).fill('1 soft avocado')
    await review.getByRole('textbox', { name: 'Image' }).fill('')
    await review.getByRole('button', { name: 'Save recipe' }).click()
    await expect(admin.getByRole('status').filter({ hasText: 'Recipe saved' })).toBeVisible()

    const next = admin.getByRole('form', { name: 'Ready for review: 1 of 1' })
    await expect(next).toContainText('The recipe does not say how many people it serves')
    await next.getByRole('textbox', { name: 'Servings' }).fill('4')
    await next.getByRole('button', { name: 'Save as draft' }).click()
    await expect(admin.getByText('Every recipe of this import is reviewed.')).toBeVisible()
    await admin.goto('/recipes/soft-mexican-quinoa')
    await expect(admin.getByRole('heading', { name: 'Soft Mexican Quinoa' })).toBeVisible()
    await expect(admin.getByText('1 soft avocado')).toBeVisible()
  },
)

test('a reload finds the review as it was left, on another device too', async ({
  admin,
  browser,
  baseURL,
}) => {
  await openPage(admin, '/admin/import')
  await admin
    .getByLabel('Choose a file')
    .first()
    .setInputFiles(json('two.json', {}, { name: 'Rice' }))
  await admin.waitForURL('**/admin/import?import=*')
  const name = admin.getByRole('textbox', { name: 'Name' })
  await openWhole(admin)
  await expect(name).toHaveValue('Leek Soup')
  const kept = admin.waitForResponse('**/admin/import/keep')
  await name.fill('Silky Leek Soup')
  await kept
  await expect(admin.getByText('Your edits are kept.')).toBeVisible()
  await reloadPage(admin)
  await openWhole(admin)
  await expect(name).toHaveValue('Silky Leek Soup')

  await admin.getByRole('textbox', { name: 'Servings' }).fill('many')
  await admin.getByRole('link', { name: 'Next', exact: true }).click()
  await expect(name).toHaveValue('Rice')
  const other = await browser.newContext({ storageState: await admin.context().storageState(), baseURL })
  const page = await other.newPage()
  await page.goto('/admin/import')
  await page.getByRole('link', { name: 'Go through them' }).click()
  // The wrong field has opened what it stands in.
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Silky Leek Soup')
  await expect(page.getByRole('textbox', { name: 'Servings' })).toHaveValue('many')
  await other.close()
})

test('going back by the keyboard right after the last key loses no edit', async ({ admin }) => {
  await openPage(admin, '/admin/import')
  await admin
    .getByLabel('Choose a file')
    .first()
    .setInputFiles(json('two.json', {}, { name: 'Rice' }))
  await openWhole(admin)
  const name = admin.getByRole('textbox', { name: 'Name' })
  await expect(name).toHaveValue('Leek Soup')
  await admin.getByRole('link', { name: 'Next', exact: true }).click()
  await expect(name).toHaveValue('Rice')
  const kept = admin.waitForResponse('**/admin/import/keep')
  await name.fill('Red Rice')
  await admin.goBack()
  await kept
  await admin.goForward()
  await expect(name).toHaveValue('Red Rice')
})

test('a line that is added or moved in the review is kept like one that is typed', async ({ admin }) => {
  await openPage(admin, '/admin/import')
  await admin.getByLabel('Choose a file').first().setInputFiles(json('leek.json', {}))
  await openWhole(admin)
  const first = admin.getByRole('textbox', { name: 'ingredient 1', exact: true })
  await expect(first).toHaveValue('3 leeks')
  const kept = admin.waitForResponse('**/admin/import/keep')
  await admin.getByRole('button', { name: 'Move ingredient 2 up' }).click()
  await kept
  await expect(admin.getByText('Your edits are kept.')).toBeVisible()
  await reloadPage(admin)
  await openWhole(admin)
  await expect(first).toHaveValue('600 ml chicken stock')
})

test('a recipe that is stored already is shown beside, and updated when that is chosen @postgres', async ({
  admin,
  faults,
}) => {
  faults.expect(/status of 422/)
  await openPage(admin, '/admin/import')
  await admin.getByLabel('Choose a file').first().setInputFiles(json('leek.json', {}))
  await admin.getByRole('button', { name: 'Save recipe' }).click()
  await expect(admin.getByText('Every recipe of this import is reviewed.')).toBeVisible()
  await admin.getByLabel('Add more files').setInputFiles(json('leek.json', { recipeYield: '9 servings' }))
  await admin.getByText('A recipe like this is stored already.').waitFor()
  await admin.getByRole('button', { name: 'Save recipe' }).click()
  await expect(admin.getByRole('alert').filter({ hasText: 'Please choose' })).toBeVisible()
  await expect(admin.getByRole('group', { name: 'A recipe like this is stored already.' })).toBeFocused()
  await admin.getByRole('radio', { name: 'Update the stored recipe' }).check()
  await admin.getByRole('button', { name: 'Save recipe' }).click()
  await expect(admin.getByText('Every recipe of this import is reviewed.')).toBeVisible()
  await admin.goto('/recipes')
  await expect(admin.getByRole('heading', { name: '1 recipe' })).toBeVisible()
  await expect(admin.getByText('9 servings')).toBeVisible()
})

test('all are saved with one button, and a review can be discarded', async ({ admin, faults }) => {
  await openPage(admin, '/admin/import')
  await admin
    .getByLabel('Choose a file')
    .first()
    .setInputFiles(json('three.json', {}, { name: 'Rice' }, { name: 'Cod' }))
  await openWhole(admin)
  await admin.getByRole('textbox', { name: 'Name' }).fill('First Soup')
  await admin.getByRole('button', { name: 'Save all (3)' }).click()
  await expect(admin.getByRole('status').filter({ hasText: 'Recipes saved' })).toBeVisible()
  await expect(admin.getByRole('heading', { name: '3 published' })).toBeVisible()
  await expect(admin.getByRole('link', { name: 'First Soup' })).toBeVisible()
  await admin.getByLabel('Add more files').setInputFiles(json('one.json', { name: 'Plum' }))
  const discard = admin.getByRole('button', { name: 'Discard all' })
  await discard.click()
  faults.expect(/^dialog: Are you sure you want to discard 1 recipe\?/)
  await expect(discard).toBeVisible()
})

test('a file can be dropped, and a wrong one is refused beside its name', async ({ admin, faults }) => {
  faults.expect(/status of 422/)
  await openPage(admin, '/admin/import')
  const drop = async (place: string, name: string, content: string) => {
    const transfer = await admin.evaluateHandle(
      ([name = '', content = '']) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([content], name))
        return transfer
      },
      [name, content],
    )
    await admin.getByText(place).dispatchEvent('drop', { dataTransfer: transfer })
  }
  await drop('Drop your Umami JSON file here', 'leek.json', JSON.stringify(aPublishedRecipe()))
  await openWhole(admin)
  await expect(admin.getByRole('textbox', { name: 'Name' })).toHaveValue('Leek Soup')
  await drop('or drop them here', 'leek.docx', 'x')
  await expect(admin.getByText('leek.docx was refused. Please upload a JSON file')).toBeVisible()
})

test('the review passes axe, works by keyboard, and fits a phone', async ({ admin }) => {
  await openPage(admin, '/admin/import')
  const files = [
    json('two.json', {}, { name: 'Rice', totalTime: 'PT5M', video: 'https://videos.example/rice.mp4' }),
  ]
  await admin.getByLabel('Choose a file').first().setInputFiles(files)
  const name = admin.getByRole('textbox', { name: 'Name' })
  const total = admin.getByRole('textbox', { name: 'Total Time (minutes)' })
  await expect(total).toBeVisible()
  await expect(name).toBeHidden()
  await expect(admin.getByRole('heading', { name: 'Ingredients' })).toBeHidden()
  await total.press('Enter')
  await expect(admin.getByRole('heading', { name: '2 recipes read' })).toBeVisible()
  await expectNoViolations(admin, 'folded review')
  await openWhole(admin)
  await expect(name).toHaveValue('Rice')
  await admin.getByRole('link', { name: 'Next', exact: true }).press('Enter')
  await expect(name).toHaveValue('Leek Soup')
  await expect(admin.getByRole('heading', { name: 'Ready for review: 2 of 2' })).toBeFocused()
  await admin.getByRole('link', { name: 'Rice total time' }).press('Enter')
  await expect(name).toHaveValue('Rice')
  await admin.getByRole('link', { name: 'Total Time', exact: true }).press('Enter')
  await expect(admin.getByRole('textbox', { name: 'Total Time (minutes)' })).toBeFocused()
  await expectNoViolations(admin, 'review')
  for (const width of [1280, 390, 320]) {
    await admin.setViewportSize({ width, height: 900 })
    await expect.poll(() => overflow(admin), String(width)).toEqual([])
  }
})

test('on a phone, what has the focus never lies under the bar of the review', async ({ admin }) => {
  await admin.setViewportSize({ width: 390, height: 600 })
  await openPage(admin, '/admin/import')
  await admin.getByLabel('Choose a file').first().setInputFiles(json('leek.json', {}))
  await openWhole(admin)
  await admin.getByRole('textbox', { name: 'Name' }).focus()
  const bar = admin.locator('[data-save-bar]')
  for (let stops = 0; stops < 40; stops++) {
    await admin.keyboard.press('Tab')
    const covered = await bar.evaluate((bar) => {
      const focused = document.activeElement
      if (!focused || bar.contains(focused) || !bar.parentElement?.contains(focused)) return undefined
      return focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top
        ? focused.outerHTML.slice(0, 100)
        : undefined
    })
    expect(covered).toBeUndefined()
  }
})

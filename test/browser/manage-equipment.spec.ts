import type { Database } from '#server/data/database/database.ts'
import { insertEquipment, updateEquipment } from '#server/data/equipment/write.ts'
import { findStoredEquipment } from '#server/data/equipment/row.ts'
import { aPieceOfEquipment } from '../fixtures.ts'
import { expectNoViolations } from './no-violations.ts'
import { openPage } from './open-page.ts'
import { overflow, smallerThan } from './room.ts'
import { expect, NOW, test } from './site.ts'
import { openFold } from './open-fold.ts'

async function layPiece(db: Database, fields = {}) {
  const [id = ''] = await insertEquipment(db, [aPieceOfEquipment(fields)], NOW)
  return { id, path: `/admin/equipment/${id}/edit` }
}

test('a piece is written with its shops, and can be bought on the site at once', async ({
  admin: page,
  db,
}) => {
  await openPage(page, '/admin/equipment/list')
  await page.getByRole('link', { name: 'New equipment' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Fine Sieve')
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('24,90')
  await page.getByRole('textbox', { name: 'feature 1' }).fill('1 mm mesh')
  await page.getByRole('textbox', { name: 'feature 1' }).press('Enter')
  await page.keyboard.type('Folds')
  await page.getByRole('button', { name: 'Add link' }).click()
  await expect(page.getByRole('textbox', { name: 'Address' })).toBeFocused()
  await page.keyboard.type('https://shop.example/sieve')
  await page.getByRole('textbox', { name: 'Program' }).fill('Shop')
  await page.getByText('Publish now').click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('"Fine Sieve" has been saved.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Fine Sieve/ })).toContainText('$24.90')
  const { id } = await db.selectFrom('kitchen_equipment').select('id').executeTakeFirstOrThrow()
  expect((await findStoredEquipment(db, id))?.fields).toMatchObject({
    features: ['1 mm mesh', 'Folds'],
    affiliate_links: [{ url: 'https://shop.example/sieve', program: 'Shop' }],
  })
  await page.goto('/equipment/fine-sieve')
  await expect(page.getByRole('link', { name: /Buy on Shop/ }).first()).toHaveAttribute(
    'href',
    'https://shop.example/sieve',
  )
})

test('shops are put in order and taken away by the keyboard', async ({ admin: page, db }) => {
  const { id, path } = await layPiece(db)
  await openPage(page, path)
  await page.getByRole('button', { name: 'Move link 3 up' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Move link 1 up' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove link 2' }).press('Enter')
  await page.getByRole('button', { name: 'Save equipment' }).click()
  await expect(page.getByText('Equipment saved')).toBeVisible()
  const { affiliate_links = [] } = (await findStoredEquipment(db, id))?.fields ?? {}
  expect(affiliate_links.map(({ program }) => program)).toEqual(['Third', 'Marketplace'])
})

test('what is wrong with a link is said beside it', async ({ admin: page, db, faults }) => {
  faults.expect(/status of 422/)
  const { path } = await layPiece(db)
  await openPage(page, path)
  await page.getByRole('textbox', { name: 'Address' }).nth(1).fill('javascript:alert(1)')
  await page.getByRole('textbox', { name: 'Rating' }).fill('9')
  await page.getByRole('button', { name: 'Save equipment' }).click()
  await expect(page.getByRole('textbox', { name: 'Rating' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Address' }).nth(1)).toHaveAccessibleDescription(
    'Address must be a web address that begins with https:// or http://',
  )
})

test('deleting asks first, and Undo brings the piece back', async ({ admin: page, db, faults }) => {
  const { id } = await layPiece(db)
  const before = await findStoredEquipment(db, id)
  faults.expect(/^dialog: Are you sure you want to delete "Steady Blender"\? This action cannot be undone\.$/)
  await openPage(page, '/admin/equipment/list')
  const button = page.getByRole('button', { name: 'Delete Steady Blender' })
  await button.click()
  expect(await findStoredEquipment(db, id)).toEqual(before)
  await page.evaluate(() => {
    window.confirm = () => true
  })
  await button.click()
  const notice = page.getByRole('status').filter({ hasText: 'Equipment deleted' })
  await expect(page.getByText('No equipment yet')).toBeVisible()
  await notice.getByRole('button', { name: 'Undo' }).click()
  await expect(button).toBeVisible()
  expect(await findStoredEquipment(db, id)).toEqual({ ...before, updated_at: expect.any(String) })
})

test('changed elsewhere: theirs can be taken, and what it was before can be restored', async ({
  admin: page,
  db,
  faults,
}) => {
  faults.expect(/status of 409/)
  const { id, path } = await layPiece(db)
  await openPage(page, path)
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('Mine')
  await updateEquipment(db, id, { fields: aPieceOfEquipment({ name: 'Theirs' }), author_id: null }, NOW)
  await page.getByRole('button', { name: 'Save equipment' }).click()
  await page.getByRole('link', { name: 'Take theirs' }).click()
  await expect(name).toHaveValue('Theirs')
  await expect(page.getByRole('button', { name: 'Restore them' })).toBeVisible()
  await openFold(page, 'Versions')
  await page.getByRole('button', { name: /^Restore the version/ }).click()
  await expect(name).toHaveValue('Steady Blender')
  expect((await findStoredEquipment(db, id))?.fields).toEqual(aPieceOfEquipment())
})

test('table and form have room on a phone and shut nobody out', async ({ admin: page, db }) => {
  test.slow()
  const { path } = await layPiece(db, { name: 'Averylongwordwithoutanyspaces'.repeat(4) })
  await page.setViewportSize({ width: 390, height: 844 })
  for (const place of ['/admin/equipment', path]) {
    await openPage(page, place)
    await expect.poll(() => overflow(page), place).toEqual([])
    const controls = page.locator('main :is(table, form) :is(a, button, input, select)')
    await expect.poll(() => smallerThan(24, controls)).toEqual([])
    await expectNoViolations(page, place)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage(page, '/admin/equipment')
  await expectNoViolations(page, 'the table on a desk')
})

import type { Page } from '@playwright/test'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { findPost } from '#server/data/posts/row.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '../fixtures.ts'
import { expectNoViolations } from './no-violations.ts'
import { openPage } from './open-page.ts'
import { overflow } from './room.ts'
import { expect, NOW, test } from './site.ts'
import { openFold } from './open-fold.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Presses the button of the form with the keyboard, and answers the tab that opens. */
async function preview(page: Page): Promise<Page> {
  await page.getByRole('button', { name: 'Preview', exact: true }).focus()
  const [tab] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')])
  return tab
}

test('a form shows in a new tab what visitors would see, keeps what is typed, and stores nothing', async ({
  admin: page,
  db,
  faults,
}) => {
  // Nothing was saved, so whoever leaves the form is still asked.
  faults.confirm('')
  const { id: recipe } = await insertRecipe(db, { fields: aRecipe(), status: 'draft' }, NOW)
  const [equipment = ''] = await insertEquipment(db, [aPieceOfEquipment()], NOW)
  const post = await insertPost(db, aPost({ status: 'draft' }), NOW)
  const forms = {
    [`/admin/recipes/${recipe}/edit`]: 'Name',
    [`/admin/equipment/${equipment}/edit`]: 'Name',
    [`/admin/blog/${post}`]: 'Title',
    '/admin/recipes/new': 'Name',
  }
  for (const [form, label] of Object.entries(forms)) {
    await openPage(page, form)
    const name = page.getByRole('textbox', { name: label, exact: true })
    await name.fill('Not saved yet')
    const tab = await preview(page)
    await expect(tab.getByRole('heading', { name: 'Not saved yet', level: 1 }), form).toBeVisible()
    await expect(tab.getByRole('note')).toContainText('Nothing is saved yet')
    for (const width of [1280, 320]) {
      await tab.setViewportSize({ width, height: 844 })
      await expect.poll(() => overflow(tab), `${form}, ${width}`).toEqual([])
    }
    await expectNoViolations(tab, form)
    await tab.close()
    await expect(name).toHaveValue('Not saved yet')
    await expect(page).toHaveURL(new RegExp(`${form}$`))
  }
  expect((await findPost(db, post))?.fields.title).toBe(aPost().title)
})

test('what cannot be saved leads to its field, as saving does', async ({ admin: page, faults }) => {
  faults.expect(/status of 422/)
  await openPage(page, '/admin/recipes/new')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Soup')
  await page.getByLabel('Servings').fill('many')
  const tab = await preview(page)
  const servings = tab.getByLabel('Servings')
  await expect(tab.getByText('Servings must be a number')).toBeVisible()
  await expect(servings).toBeFocused()
  await expect(servings).toHaveValue('many')
})

test('a link shows somebody without an account what is typed, until it is withdrawn', async ({
  admin: page,
  db,
  browser,
  baseURL,
  faults,
}) => {
  faults.confirm('')
  const { id: recipe } = await insertRecipe(db, { fields: aRecipe(), status: 'draft' }, NOW)
  const [equipment = ''] = await insertEquipment(db, [aPieceOfEquipment()], NOW)
  const post = await insertPost(db, aPost({ status: 'draft' }), NOW)
  const forms = {
    [`/admin/recipes/${recipe}/edit`]: 'Name',
    [`/admin/equipment/${equipment}/edit`]: 'Name',
    [`/admin/blog/${post}`]: 'Title',
  }
  const stranger = await browser.newContext()
  const visit = await stranger.newPage()
  for (const [form, label] of Object.entries(forms)) {
    await openPage(page, form)
    const name = page.getByRole('textbox', { name: label, exact: true })
    await name.fill('Not saved yet')
    await openFold(page, 'Preview links')
    await page.getByRole('textbox', { name: 'For whom' }).fill('Dr Weber')
    await page.getByRole('button', { name: 'Make a link' }).click()
    const address = page.getByRole('textbox', { name: 'Your new link' })
    await expect(address, form).toBeFocused()
    await expect(name).toHaveValue('Not saved yet')
    const link = await address.inputValue()
    expect(link).toMatch(new RegExp(`^${baseURL}/preview/[a-z]+#`))

    await visit.goto(link)
    await expect(visit.getByRole('heading', { name: 'Not saved yet', level: 1 })).toBeVisible()
    await expect(visit.getByRole('note')).toContainText('The link works until Friday, April 3, 2026')
    await expectNoViolations(visit, `a link, ${form}`)

    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await expect.poll(() => overflow(page), `${form}, ${width}`).toEqual([])
    }
    await expectNoViolations(page, form)
    await page.getByRole('button', { name: 'Withdraw the link for Dr Weber' }).click()
    await expect(page.getByText('Preview link withdrawn')).toBeVisible()
    await expect(page.getByText('Made Wednesday')).toBeHidden()
    await expect(name).toHaveValue('Not saved yet')
    await visit.reload()
    await expect(visit.getByRole('heading', { name: 'This preview link does not work' })).toBeVisible()
  }
  await stranger.close()
})

test('settings are looked at before they are saved: their pages in their look, then the saved site again', async ({
  admin: page,
}) => {
  await openPage(page, '/admin/settings')
  await page.getByLabel('Name of the site').fill('Typed Table')
  await page.getByLabel('Title of the About page').fill('A typed story')
  await page.getByText('Oat and slate').click()
  const tab = await preview(page)
  const name = tab.getByRole('banner').getByRole('link', { name: 'Typed Table' })
  await expect(name).toBeVisible()
  await expect(tab.locator('html')).toHaveAttribute('data-palette', 'oat')
  for (const width of [320, 1280]) {
    await tab.setViewportSize({ width, height: 844 })
    await expect.poll(() => overflow(tab), String(width)).toEqual([])
  }
  await expectNoViolations(tab, 'settings')
  await tab.getByRole('button', { name: 'About', exact: true }).click()
  await expect(tab.getByRole('heading', { name: 'A typed story', level: 1 })).toBeVisible()
  await expect(tab.getByRole('note')).toContainText('Nothing is saved yet')
  await expect(name).toBeVisible()
  await tab.getByRole('banner').getByRole('link', { name: 'Recipes' }).click()
  await expect(tab.getByRole('heading', { name: 'Recipes', level: 1 })).toBeVisible()
  await expect(name).toHaveCount(0)
  await expect(tab.locator('html')).not.toHaveAttribute('data-palette', 'oat')
})

import type { Page } from '@playwright/test'
import { offerSetUp } from '#server/auth/set-up.ts'
import { fillSite } from '#server/process/sample-content.ts'
import { expectNoViolations } from './no-violations.ts'
import { openPage, waitUntilAlive } from './open-page.ts'
import { overflow } from './room.ts'
import { expect, NOW, test } from './site.ts'

const PHONE = { width: 390, height: 844 }

const LOGO = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="#1f6d4a"/></svg>',
  ),
}

/** Words of the invented chef of the samples. */
const PERSONA = /\bInes\b|Calder|Bergen|Trieste|grandmother|index cards/

const step = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Make it yours' }).getByRole('listitem').filter({ hasText: name })

test('on a phone, a chef makes an empty site her own in the browser alone', async ({ page, db, baseURL }) => {
  test.slow()
  await page.setViewportSize(PHONE)
  await openPage(page, `/auth/set-up#${await offerSetUp(db, NOW)}`)
  await page.getByRole('textbox', { name: 'Email' }).fill('mara@plate.test')
  await page.getByRole('textbox', { name: 'Password' }).fill('a long enough password')
  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(page.getByRole('heading', { name: 'Make it yours' })).toBeVisible()
  await expect(step(page, 'Remove the samples')).toContainText('done')
  await expect(step(page, 'Give the site its name')).toContainText('next')
  await expect(page.getByRole('link', { name: 'Import your recipes' })).toHaveAttribute(
    'href',
    '/admin/import',
  )
  await expectNoViolations(page, 'first steps')
  await expect.poll(() => overflow(page)).toEqual([])

  const type = async (name: string, text: string) =>
    page.getByRole('textbox', { name, exact: true }).fill(text)
  await type('Name of the site', 'Soft Table')
  await type('Headline', 'Supper for Mondays')
  await type('Lead', 'What we eat when it has to be quiet.')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(step(page, 'Give the site its name')).toContainText('done')
  await expect(step(page, 'Write the home words')).toContainText('done')
  await expect(step(page, 'Say who cooks')).toContainText('next')
  await expect(step(page, 'Choose the look')).toContainText('to do')

  await type('Your name, as readers see it', 'Mara Lind')
  await type('Your story', 'In a small kitchen.')
  await type('Address for mail', 'mara@plate.test')
  await type('Person or company responsible', 'Mara Lind')
  await type('More links of the menu', 'Blog /blog')
  await page.getByText('Milk and beetroot').click()
  // The button that opens the chooser needs scripts.
  await waitUntilAlive(page)
  await page.locator('#look input[type=file]:not([capture])').setInputFiles(LOGO)
  await expect(page.getByRole('img', { name: 'Current picture' })).toBeVisible()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Readers see them now.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Make it yours' })).toBeHidden()

  await openPage(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Supper for Mondays')
  await expect.poll(() => overflow(page)).toEqual([])
  await expectNoViolations(page, 'home')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL(`${baseURL}/blog`)
  for (const path of ['/', '/recipes', '/equipment', '/about', '/blog', '/privacy', '/api/openapi.json'])
    expect(await (await page.request.get(path)).text(), path).not.toMatch(PERSONA)
})

test('the samples go in one step, and come back in one', async ({ admin: page, db, faults }) => {
  await fillSite(db, NOW)
  await openPage(page, '/admin/recipes')
  await expect(page.getByRole('row', { name: /Pumpkin/ }).getByText('Sample')).toBeVisible()
  await openPage(page, '/admin/settings')
  faults.confirm('Remove the samples? Undo brings everything back.')
  await page.getByRole('button', { name: 'Remove the samples' }).click()
  await expect(page.getByText('What you wrote or changed yourself is still there.')).toBeVisible()
  await expect(step(page, 'Remove the samples')).toContainText('done')
  expect(await (await page.request.get('/about')).text()).not.toMatch(PERSONA)
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Readers see them again.')).toBeVisible()
  expect(await (await page.request.get('/about')).text()).toMatch(PERSONA)
})

test('the list of first steps can be put away', async ({ admin: page }) => {
  await openPage(page, '/admin/settings')
  await page.getByRole('button', { name: 'Put this list away' }).click()
  await expect(page.getByRole('heading', { name: 'Make it yours' })).toBeHidden()
  await openPage(page, '/admin/settings')
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Make it yours' })).toBeHidden()
})

test('a menu of eight long links has room on every screen', async ({ admin: page }) => {
  test.slow()
  await openPage(page, '/admin/settings')
  const links = Array.from(
    { length: 8 },
    (_, place) => `A rather long name of some page ${place} /blog?page=${place}`,
  )
  await page.getByRole('textbox', { name: 'More links of the menu' }).fill(links.join('\n'))
  await page.getByRole('textbox', { name: 'More links of the footer' }).fill(links.join('\n'))
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Readers see them now.')).toBeVisible()
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await openPage(page, '/recipes')
    const menu = page.getByRole('button', { name: 'Menu' })
    if (await menu.isVisible()) await menu.click()
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /page 7/ }),
    ).toBeVisible()
    await expect.poll(() => overflow(page), String(width)).toEqual([])
  }
})

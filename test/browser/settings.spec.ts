import { expectNoViolations } from './no-violations.ts'
import { openPage } from './open-page.ts'
import { overflow } from './room.ts'
import { expect, test } from './site.ts'

test('a chef makes the site her own: name, home words, story, contact and disclosure', async ({
  admin: page,
}) => {
  test.slow()
  await openPage(page, '/admin/import')
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Settings' }).click()
  const type = async (name: string, text: string) =>
    page.getByRole('textbox', { name, exact: true }).fill(text)
  await type('Name of the site', 'Soft Table')
  await type('Headline', 'Supper for Mondays')
  await type('Your name, as readers see it', 'Mara Lind')
  await type('A sentence of yours', 'I cook what I can eat.')
  await type('Title of the About page', 'How it began')
  await type('Your story', 'In a small kitchen.')
  await type('Address for mail', 'mara@plate.test')
  await type('Imprint', 'Mara Lind\nHigh Street 1')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Readers see them now.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('Supper for Mondays')

  await openPage(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Supper for Mondays')
  await expect(page).toHaveTitle('Soft Table')
  await expect(page.getByText('“I cook what I can eat.”')).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How it began')
  await expect(page.getByRole('main')).toContainText('In a small kitchen.')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click()
  await expect(page.getByRole('main')).toContainText('High Street 1')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('link', { name: 'mara@plate.test' })).toBeVisible()
})

test('Undo takes the last change back, and the form shows it', async ({ admin: page }) => {
  await openPage(page, '/admin/settings')
  const closing = page.getByRole('textbox', { name: 'Last words' })
  await closing.fill('Come in.')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('They are what they were before.')).toBeVisible()
  await expect(closing).toHaveValue('')
})

test('a browser that is busy when the answer comes still says it', async ({ admin: page }) => {
  await openPage(page, '/admin/settings')
  await page.getByRole('textbox', { name: 'Last words' }).fill('Come in.')
  await page.evaluate(() => {
    const send = fetch
    window.fetch = (...request) => {
      const answer = send(...request)
      const end = performance.now() + 1_500
      while (performance.now() < end);
      return answer
    }
  })
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByRole('status').getByRole('button', { name: 'Undo' })).toBeVisible()
})

test('what is wrong leads to its field, and nothing typed is lost', async ({ admin: page, faults }) => {
  faults.expect(/status of 422/)
  await openPage(page, '/admin/settings')
  await page.getByRole('textbox', { name: 'Headline' }).fill('Kept.')
  await page.getByRole('textbox', { name: 'Address for mail' }).fill('nobody')
  await page.getByRole('button', { name: 'Save settings' }).click()
  const wrong = page.getByRole('textbox', { name: 'Address for mail' })
  await expect(wrong).toBeFocused()
  await expect(wrong).toHaveAccessibleDescription(/must look like name@example.org/)
  await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('Kept.')
})

test('the settings have room on a phone and shut nobody out', async ({ admin: page }) => {
  await openPage(page, '/admin/settings')
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => overflow(page), `${width} pixels`).toEqual([])
  }
  await expectNoViolations(page, 'settings')
})

test('a look that is chosen is worn by every page with the next request', async ({
  admin: page,
  browser,
  baseURL,
}) => {
  await openPage(page, '/admin/settings')
  await page.getByText('Mint and rhubarb').click()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Readers see them now.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Mint and rhubarb' })).toBeChecked()
  const visitor = await browser.newContext({ baseURL, colorScheme: 'light' })
  const home = await visitor.newPage()
  await home.goto('/')
  await expect(home.locator('body')).toHaveCSS('background-color', 'rgb(243, 245, 236)')
  await home.emulateMedia({ colorScheme: 'dark' })
  await expect(home.locator('body')).toHaveCSS('background-color', 'rgb(21, 28, 24)')
  await expectNoViolations(home, 'home in mint')
  await visitor.close()
})

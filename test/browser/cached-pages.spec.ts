import { expect, test } from '@playwright/test'
import { startSite } from '../running-site.ts'
import { waitUntilAlive } from './open-page.ts'
import { listenForFaults } from './page-faults.ts'

const PATHS = ['/', '/recipes', '/recipes?search=carrot', '/equipment', '/blog', '/about', '/privacy']

test('cached pages come alive like fresh ones, and their policy stops what is not ours', async ({ page }) => {
  test.slow()
  const site = await startSite()
  const faults = await listenForFaults(page)
  for (const path of [...PATHS, ...PATHS]) {
    const answer = await page.goto(site.address + path)
    expect(answer?.headers()['content-security-policy'], path).toMatch(/script-src 'self' 'sha256-/)
    expect(await answer?.text()).not.toMatch(/nonce="[^"]/)
    await waitUntilAlive(page)
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Recipes' }).click()
  await expect(page.getByRole('heading', { name: 'Recipes', level: 1 })).toBeVisible()
  await page.getByLabel('Search recipes').fill('congee')
  await expect(page.getByRole('heading', { name: '1 recipe found' })).toBeVisible()
  expect(faults).toEqual([])

  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.__pwn = 1'
    document.body.append(script)
  })
  expect(await page.evaluate(() => Reflect.get(window, '__pwn'))).toBeUndefined()
  await expect.poll(() => faults.join()).toContain('script-src')
  await site.stop()
})

test('what was fetched ahead is shown at the click, and the site is not asked again', async ({ page }) => {
  const site = await startSite()
  await page.goto(`${site.address}/recipes`)
  await waitUntilAlive(page)
  const card = page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link').first()
  const name = await card.textContent()
  const path = await card.getAttribute('href')
  await card.scrollIntoViewIfNeeded()
  const ahead = page.waitForResponse((response) => response.url().includes(`${path}.data`))
  await page.mouse.move(3, 300)
  await (await ahead).finished()
  await card.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  const { said } = await site.stop()
  expect(said.split('\n').filter((line) => line.includes(`"${path}.data"`))).toHaveLength(1)
})

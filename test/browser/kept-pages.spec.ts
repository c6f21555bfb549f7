import { expect, test } from '@playwright/test'
import { startSite } from '../running-site.ts'
import { waitUntilAlive } from './open-page.ts'
import { listenForFaults } from './page-faults.ts'

const PATHS = ['/', '/recipes', '/recipes?search=carrot', '/equipment', '/blog', '/about', '/privacy']

test('kept pages come alive like fresh ones, and their policy stops what is not ours', async ({ page }) => {
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
  expect(faults.join()).toContain('script-src')
  await site.stop()
})

import type { Locator, Page } from '@playwright/test'
import { layTable } from './laid-table.ts'
import { openPage } from './open-page.ts'
import { expect, test } from './site.ts'

const DISCLOSURE = 'Some links here are affiliate links.'

test('links to shops say what they are, on every page that has one', async ({ page, db }) => {
  const pages = await layTable(db)
  const details = pages.find(({ title }) => title === 'Steady Blender')?.path ?? ''

  await openPage(page, '/equipment')
  const quickBuys = page.getByRole('link', { name: /^Quick Buy/ })
  await expect(quickBuys).toHaveText([
    'Quick Buy · Kitchen Shop, Steady Blender, opens in a new tab',
    'Quick Buy · Marketplace, Steady Blender, opens in a new tab',
  ])
  await expectAffiliateLinks(page, quickBuys)
  await expect(quickBuys.first()).toHaveAttribute('href', 'https://shop.example/sb-2?tag=plate')

  await openPage(page, details)
  const shops = page.getByRole('link', { name: /^Buy on/ })
  const names = ['Kitchen Shop', 'Marketplace', 'Third Shop'].map(
    (shop) => `Buy on ${shop}, opens in a new tab`,
  )
  await expect(shops).toHaveText([...names, ...names])
  await expectAffiliateLinks(page, shops)

  await openPage(page, '/blog/a-stock-worth-standing-over')
  await expectAffiliateLinks(page, page.getByRole('link', { name: 'The pot I use' }))
})

test('a shop opens in a tab of its own that cannot reach back', async ({ page, db, context, faults }) => {
  faults.expect(/request: https:\/\/shop\.example\//)
  await context.route('https://shop.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,"><h1>Shop</h1>' }),
  )
  await layTable(db)
  await openPage(page, '/equipment')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: /Kitchen Shop/ }).click()
  const shop = await opened
  await expect(shop.getByRole('heading')).toHaveText('Shop')
  expect(await shop.evaluate(() => window.opener)).toBeNull()
  await expect(page).toHaveURL('/equipment')
})

test('where nothing is sold, nothing is disclosed', async ({ page, db }) => {
  const pages = await layTable(db)
  for (const { path } of pages.filter(({ path }) => /^\/(recipes|about|privacy|$)/.test(path))) {
    await page.goto(path)
    await expect(page.getByText(DISCLOSURE), path).toHaveCount(0)
  }
})

/** All of them open in a new tab, are marked for search engines, and stand after the disclosure. */
async function expectAffiliateLinks(page: Page, links: Locator) {
  const disclosure = page.getByText(DISCLOSURE)
  await expect(disclosure).toHaveCount(1)
  await expect(disclosure).toBeVisible()
  const bottom = (await disclosure.boundingBox())?.y ?? NaN
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    expect((await link.getAttribute('rel'))?.split(' ').sort()).toEqual(['nofollow', 'noopener', 'sponsored'])
    expect((await link.boundingBox())?.y).toBeGreaterThan(bottom)
  }
}

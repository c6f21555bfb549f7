import { expectNoViolations } from './no-violations.ts'
import { openPage } from './open-page.ts'
import { overflow, smallerThan } from './room.ts'
import { expect, test } from './site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the page of the API shuts nobody out', async ({ page }) => {
  await openPage(page, '/api/docs')
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => overflow(page), `${width} pixels`).toEqual([])
    await expect.poll(() => smallerThan(24, page.getByRole('main').getByRole('link'))).toEqual([])
  }
  await expectNoViolations(page, '/api/docs')
})

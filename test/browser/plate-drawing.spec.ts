import { expect, type Page, test } from '@playwright/test'
import { drawServed } from '#app/routes/plates/draw-served.ts'
import { drawingAddress } from '#app/ui/picture/drawing-address.ts'

const SOUP = {
  kind: 'plate',
  dish: '1h11pe20',
  format: 'square',
  slug: 'pea-soup',
  category: 'Salad',
} as const
const DAYLIGHT_CLOTH = [213, 220, 184]
/** The cloth under a sheet of #14160E with 56 % opacity. */
const LAMPLIT_CLOTH = [105, 109, 89]

for (const system of ['light', 'dark'] as const) {
  test(`on a ${system} system, drawings follow the theme of the page they stand on`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system })
    expect(await clothOn(page, 'light')).toEqual(DAYLIGHT_CLOTH)
    expect(await clothOn(page, 'dark')).toEqual(LAMPLIT_CLOTH)
    expect(await clothOn(page, 'light dark')).toEqual(system === 'dark' ? LAMPLIT_CLOTH : DAYLIGHT_CLOTH)
  })
}

test('a drawing follows when the theme is switched while the page is open', async ({ page }) => {
  expect(await clothOn(page, 'light')).toEqual(DAYLIGHT_CLOTH)
  await page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'dark'))
  await expect.poll(() => cornerOfPicture(page)).toEqual(LAMPLIT_CLOTH)
  await page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'light'))
  await expect.poll(() => cornerOfPicture(page)).toEqual(DAYLIGHT_CLOTH)
})

/** The colour of the drawing's cloth on a page of this color-scheme. */
async function clothOn(page: Page, scheme: string) {
  await page.route('http://plate.test/**', (route) => {
    if (new URL(route.request().url()).pathname === '/') {
      const body = `<!doctype html><html style="color-scheme: ${scheme}"><img src="${drawingAddress(SOUP)}" width="300" height="300">`
      return route.fulfill({ contentType: 'text/html', body })
    }
    return route.fulfill({ contentType: 'image/svg+xml', body: drawServed(SOUP) })
  })
  await page.goto('http://plate.test/')
  return cornerOfPicture(page)
}

async function cornerOfPicture(page: Page): Promise<number[]> {
  const screenshot = await page.locator('img').first().screenshot()
  return page.evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const canvas = document.createElement('canvas').getContext('2d')
    canvas?.drawImage(image, 0, 0)
    return [...(canvas?.getImageData(2, 2, 1, 1).data ?? [])].slice(0, 3)
  }, screenshot.toString('base64'))
}

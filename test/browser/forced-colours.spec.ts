import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { layTable } from './laid-table.ts'
import { openPage } from './open-page.ts'
import { expect, test } from './site.ts'

// Forced colours, such as the contrast themes of Windows, replace every colour of a page by a few of the reader's own.

for (const colorScheme of ['light', 'dark'] as const) {
  test(`${colorScheme} forced colours show visitors what is chosen, and where they are`, async ({
    page,
    db,
  }) => {
    await layTable(db)
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await openPage(page, '/recipes?page=2')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expectSeen(link(menu, 'Recipes'), link(menu, 'Equipment'))
    await expectSeen(page.getByRole('link', { name: 'Page 2' }), page.getByRole('link', { name: 'Page 1' }))
    await openPage(page, '/equipment?category=Straining')
    await expectSeen(button(page, 'Straining'), button(page, 'All Categories'))
    const stars = page.locator('svg:has(> svg)').first()
    expect(await styleOf(stars.locator('svg'), 'fill')).not.toBe(await styleOf(stars, 'fill'))
    await expect.poll(() => styleOf(stars, 'stroke')).toBe(await styleOf(page.locator('h1'), 'color'))

    await openPage(page, '/recipes/silky-carrot-soup')
    const ticks = page.getByRole('region', { name: 'Ingredients' }).getByRole('checkbox')
    await ticks.first().check()
    await expectSeen(ticks.first(), ticks.last())

    const steps = page.getByRole('region', { name: 'Instructions' }).getByRole('listitem')
    await steps.first().getByRole('checkbox').check()
    await expectSeen(numberOf(steps.first()), numberOf(steps.last()))

    const days = page.getByRole('group', { name: 'Cook it for' })
    await days.getByText('Gentle spell').click()
    await expectSeen(label(days, 'Gentle spell'), label(days, 'Stricture'))
  })
}

test('forced colours show the chef what is chosen, and where she is', async ({ admin: page, db }) => {
  await layTable(db)
  await page.emulateMedia({ forcedColors: 'active' })
  await openPage(page, '/admin/blog/list?state=draft')
  const side = page.getByRole('navigation', { name: 'Admin', exact: true })
  await expectSeen(link(side, 'Blog'), link(side, 'Recipes'))
  await openPage(page, '/admin/settings')
  const looks = page.getByRole('group', { name: 'Look' })
  const frame = (place: number) => looks.locator('label > span[aria-hidden]').nth(place)
  await looks.getByRole('radio').first().press('Space')
  await expect.poll(() => styleOf(frame(0), 'outlineStyle')).toBe('solid')
  await expect.poll(() => styleOf(frame(1), 'outlineStyle')).toBe('none')
})

const numberOf = (step: Locator) => step.locator('label > [aria-hidden]')
const label = (place: Locator, text: string) => place.locator('label').filter({ hasText: text })
const link = (place: Locator, name: string) => place.getByRole('link', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The ground and the marks of what is chosen are those of a selection, and seen; the ground of what is not is the page's. */
async function expectSeen(chosen: Locator, other: Locator) {
  const page = chosen.page()
  await expect.poll(() => styleOf(chosen, 'backgroundColor')).toBe(await systemColour(page, 'Highlight'))
  await expect.poll(() => styleOf(chosen, 'color')).toBe(await systemColour(page, 'HighlightText'))
  // Letters and ticks are thin. More of it would be a ground on which nobody can see them.
  const marks = await shareOf(chosen, await systemColour(page, 'HighlightText'))
  expect(marks).toBeGreaterThan(0.005)
  expect(marks).toBeLessThan(0.3)
  await expect.poll(() => styleOf(other, 'backgroundColor')).not.toBe(await systemColour(page, 'Highlight'))
}

const styleOf = (
  element: Locator,
  property: 'backgroundColor' | 'color' | 'fill' | 'stroke' | 'outlineStyle',
) => element.evaluate((element, property) => getComputedStyle(element)[property], property)

/** How much of what one sees of an element has a colour. */
async function shareOf(element: Locator, colour: string) {
  const { data } = await sharp(await element.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const wanted = Buffer.from(colour.match(/\d+/g)?.map(Number) ?? [])
  let same = 0
  for (let at = 0; at < data.length; at += 3) if (wanted.equals(data.subarray(at, at + 3))) same++
  return same / (data.length / 3)
}

/** What the browser makes of one of CSS's names for the reader's own colours. */
const systemColour = (page: Page, name: string) =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.backgroundColor = name
    const colour = getComputedStyle(probe).backgroundColor
    probe.remove()
    return colour
  }, name)

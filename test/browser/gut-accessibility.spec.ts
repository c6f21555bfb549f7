import type { Page } from '@playwright/test'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import type { Database } from '#server/data/database/database.ts'
import { STANDARD_PAGES } from '#server/data/guide/standard-pages.ts'
import { aRecipe } from '../fixtures.ts'
import { expectNoViolations } from './no-violations.ts'
import { openPage } from './open-page.ts'
import { overflow } from './room.ts'
import { expect, NOW, test } from './site.ts'
import { expectTabReachesAll } from './tab-order.ts'

// A colour on its way to another is neither of the two.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }

async function lay(db: Database) {
  const fields = aRecipe({
    ...{ checked_by: 'Rosa Lindqvist', checked_on: '2026-01-03', review_on: '2027-01-03' },
    sources: 'AGA, 2024: Hashash and others. https://aga.example',
    ingredients: ['600 g carrots, peeled', '2 cups milk', '200 g brown rice'].map((ingredient_text) => ({
      ingredient_text,
      section: null,
    })),
    instructions: ['Simmer the carrots and the rice in the milk.', 'Blend until smooth.'].map(
      (step_text, at) => ({ step_number: at + 1, step_text, section: null, step_url: null }),
    ),
  })
  await insertRecipe(db, { fields }, NOW)
}

async function expectRoom(page: Page, state: string) {
  for (const [place, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size)
    await expect.poll(() => overflow(page), `${state}, on a ${place}`).toEqual([])
  }
}

/** Opens all that waits behind a tap. */
async function openAll(page: Page) {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
}

test("no page of the guide and none of the reader's own shuts anybody out, with everything opened", async ({
  page,
  db,
}) => {
  test.slow()
  await lay(db)
  await page.setViewportSize(SIZES.phone)
  const guide = STANDARD_PAGES.map(({ slug }) => `/guide/${slug}`)
  for (const path of ['/guide', ...guide, '/how-we-know', '/profile']) {
    await openPage(page, path)
    await openAll(page)
    await expectRoom(page, path)
    await expectNoViolations(page, path)
  }
})

test('nor do the gut parts of a recipe, with everything opened, in each spell', async ({ page, db }) => {
  await lay(db)
  await page.setViewportSize(SIZES.phone)
  await openPage(page, '/recipes/silky-carrot-soup')
  for (const spell of ['Everyday', 'Gentle spell', 'Stricture']) {
    await page.getByRole('radio', { name: spell }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('Gentle food is for short spells.')).toBeVisible({
      visible: spell !== 'Everyday',
    })
    await openAll(page)
    await expectRoom(page, spell)
    await expectNoViolations(page, spell)
  }
})

for (const path of ['/guide/low-residue', '/how-we-know', '/profile'])
  test(`Tab reaches everything on ${path}, in its order, and shows where it is`, async ({ page, db }) => {
    await lay(db)
    await page.setViewportSize(SIZES.phone)
    await openPage(page, path)
    await expectTabReachesAll(page, path)
  })

import type { Browser } from '@playwright/test'
import type { Database } from '#server/data/database.ts'
import { insertRecipe } from '#server/data/recipes/write.ts'
import { aRecipe } from '../fixtures.ts'
import { readingGrade } from '../reading-grade.ts'
import { expectNoViolations } from './no-violations.ts'
import { openPage } from './open-page.ts'
import { recordRequests } from './record-requests.ts'
import { overflow } from './room.ts'
import { expect, NOW, test } from './site.ts'

const PROFILE = JSON.stringify({
  version: 1,
  marks: {
    lactose: { mark: 'limit', words: 'since-september' },
    'alliums-fructans': { mark: 'avoid', words: '' },
    spicy: { mark: 'avoid', words: 'sore-for-a-day' },
    'raw-fruit': { mark: 'fine', words: '' },
  },
})

async function lay(db: Database) {
  const fields = aRecipe({
    name: 'Rice Pot',
    servings: 4,
    ingredients: ['2 cups milk', '200 g brown rice', '1 onion, chopped', '400 g carrots, peeled'].map(
      (ingredient_text) => ({ ingredient_text, section: null }),
    ),
    instructions: [
      { step_number: 1, step_text: 'Simmer everything for 40 minutes.', section: null, step_url: null },
    ],
    checked_by: 'Rosa Lindqvist',
    checked_on: '2026-01-03',
    sources: 'AGA, 2024: Hashash and others, Gastroenterology.',
  })
  await insertRecipe(db, { fields }, NOW)
}

/** A browser that keeps these, and all that it sends. */
async function keeping(browser: Browser, baseURL: string, kept: Record<string, string>) {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
  await context.addInitScript((kept) => {
    for (const [name, text] of Object.entries(kept)) localStorage.setItem(name, text)
  }, kept)
  const page = await context.newPage()
  return { context, page, ...recordRequests(page, baseURL) }
}

for (const format of ['A4', 'Letter'])
  test(`the sheet of a recipe prints on one or two pages of ${format}: phase, swaps, what is left out, numbers, notes`, async ({
    browser,
    baseURL,
    db,
  }) => {
    await lay(db)
    const kept = { phase: 'gentle tender', profile: PROFILE }
    const { context, page } = await keeping(browser, baseURL, kept)
    await openPage(page, '/recipes/rice-pot?servings=8')
    await page.getByRole('link', { name: 'Sheet for an appointment' }).click()
    await expect(page).toHaveURL('/recipes/rice-pot/sheet?servings=8')
    const sheet = page.getByRole('article')
    await expect(sheet.getByText('Cooked for: Gentle spell')).toBeVisible()
    expect(await overflow(page)).toEqual([])
    await expectNoViolations(page, 'a sheet')
    expect(
      readingGrade(
        await page
          .locator('.sheet p, .sheet footer')
          .allInnerTexts()
          .then((all) => all.join('\n')),
      ),
    ).toBeLessThanOrEqual(7)

    const pages = (await page.pdf({ format })).toString('latin1').match(/\/Type \/Page\b/g)
    expect(pages?.length).toBeLessThanOrEqual(2)
    await page.emulateMedia({ media: 'print' })
    const plain = (await page.locator('body').innerText()).replace(/\s+/g, ' ')
    for (const words of [
      'For an appointment',
      'Rice Pot',
      'Cooked for: Gentle spell, made softer by software. 8 portions.',
      'As written',
      'One portion holds',
      'What I leave out or limit',
      'since-september',
      'Not named in this dish: Chilli heat (avoid).',
      'Gentle food is for short spells.',
      'get urgent medical help.',
      'Do not stop or change medicines',
      'Facts and texture checked by Rosa Lindqvist, January 3, 2026. Not an endorsement.',
      'AGA, 2024. Hashash and others, Gastroenterology.',
      'I want to ask',
      `Printed by the reader from ${baseURL}/recipes/rice-pot.`,
    ])
      expect(plain).toContain(words)
    expect(plain).toMatch(/After step 1: It is ready when it mashes with a fork\./)
    for (const hidden of ['Back to the recipe', 'Quick Links', 'Raw fruit', 'sore-for-a-day'])
      expect(plain).not.toContain(hidden)
    await context.close()
  })

test('nothing of a sheet leaves the browser, and its code leads to the plain recipe', async ({
  browser,
  baseURL,
  db,
  log,
}) => {
  await lay(db)
  const visits = []
  const browsers: Record<string, string>[] = [
    { phase: 'gentle tender', profile: PROFILE },
    { phase: 'stricture soft', profile: JSON.stringify({ version: 1, marks: {} }) },
  ]
  for (const kept of browsers) {
    const { context, page, sent, requests } = await keeping(browser, baseURL, kept)
    await openPage(page, '/recipes/rice-pot/sheet')
    await expect(page.getByText(/Cooked for: (Gentle spell|Stricture)/)).toBeVisible()
    await page.pdf({ format: 'A4' })
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('img', { name: `QR code of ${baseURL}/recipes/rice-pot` })).toBeVisible()
    expect(sent.join('\n')).not.toMatch(/since-september|sore-for-a-day|lactose-free|gentle|stricture/)
    expect(await context.cookies()).toEqual([])
    visits.push([...requests].sort())
    await context.close()
  }
  expect(visits[1]).toEqual(visits[0])
  expect(log.join('\n')).not.toMatch(/since-september|lactose-free|gentle|stricture/)
})

test('without scripts, and with nothing kept, the sheet is the dish as written', async ({
  browser,
  baseURL,
  db,
}) => {
  await lay(db)
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/recipes/rice-pot/sheet')
  await expect(page.getByText('Cooked for: Everyday')).toBeVisible()
  await expect(page.getByText('2 cups milk')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByText('What I leave out or limit')).toBeHidden()
  await expect(page.getByText('Gentle food is for short spells.')).toBeHidden()
  await expect(page.getByText('get urgent medical help.')).toBeVisible()
  await context.close()
})

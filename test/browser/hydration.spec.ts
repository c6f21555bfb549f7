import type { Page } from '@playwright/test'
import { changeContent, recordChange } from '#server/data/changes/content-version.ts'
import { layTable } from './laid-table.ts'
import { openPage } from './open-page.ts'
import { expect, test } from './site.ts'

// Whatever React or the browser has to say against a page makes these tests fail: see the fixtures.

test.describe(() => {
  test.use({ locale: 'ar-EG', timezoneId: 'Pacific/Kiritimati', colorScheme: 'dark' })

  test('scripts take every public page over as it is, for visitors with other numbers, on another day, in the dark, without loading the rules of a language', async ({
    page,
    db,
  }) => {
    await page.addInitScript(noteFormats)
    const noted = async () => page.evaluate(() => Reflect.get(window, 'formats'))
    for (const { path } of await layTable(db)) {
      await expectWordsToStay(page, path)
      expect.soft(await noted(), path).toEqual([])
    }
    // What would be noted is.
    await page.evaluate(() => new Intl.NumberFormat().format(1) + (1).toLocaleString())
    expect(await noted()).toEqual(['NumberFormat', 'toLocaleString'])
  })
})

test('links lead from page to page without loading the site anew', async ({ page, db }) => {
  await layTable(db)
  await openPage(page, '/')
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  const main = page.getByRole('main')
  const bar = page.getByRole('navigation', { name: 'Main' })
  const headline = page.getByRole('heading', { level: 1 })

  await main.getByRole('link', { name: 'Explore Recipes' }).first().click()
  await expect(headline).toHaveText('Recipes')
  await main.getByRole('link', { name: 'Silky Carrot Soup' }).click()
  await expect(headline).toHaveText('Silky Carrot Soup')
  await bar.getByRole('link', { name: 'Equipment' }).click()
  await expect(headline).toHaveText('Equipment')
  await main.getByRole('link', { name: 'Steady Blender', exact: true }).click()
  await expect(headline).toHaveText('Steady Blender')
  await bar.getByRole('link', { name: 'About' }).click()
  await expect(headline).toHaveText('A chef who could not eat her own menu')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(headline).toHaveText('Privacy Policy')
  await expect(main).toContainText('Last updated: March 4, 2026')
  await bar.getByRole('link', { name: 'Home' }).click()
  await main.getByRole('link', { name: 'A stock worth standing over', exact: true }).click()
  await expect(headline).toHaveText('A stock worth standing over')
  await main.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(headline).toHaveText('Blog')
  expect(loads).toBe(0)
})

test('what a page says to search engines is that of the page on the screen, and in its data only once', async ({
  page,
  db,
}) => {
  await layTable(db)
  const whole = await page.request.get('/recipes/silky-carrot-soup')
  expect((await whole.text()).split('"HowToStep"').length).toBe(3)
  const nameOf = async () =>
    page.locator('script[type="application/ld+json"]').evaluateAll((scripts) =>
      scripts.flatMap((script) => {
        const { '@graph': graph } = JSON.parse(script.textContent)
        return graph.flatMap((node: Record<string, string>) => (node['@type'] === 'Recipe' ? node.name : []))
      }),
    )
  await openPage(page, '/recipes/silky-carrot-soup')
  await expect.poll(nameOf).toEqual(['Silky Carrot Soup'])
  await page.getByRole('main').getByRole('link', { name: 'Baked Salmon' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Baked Salmon')
  await expect.poll(nameOf).toEqual(['Baked Salmon'])
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Silky Carrot Soup')
  await expect.poll(nameOf).toEqual(['Silky Carrot Soup'])
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Recipes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipes')
  await expect.poll(nameOf).toEqual([])
})

test('what went away meanwhile is said to be missing, also on the way from page to page', async ({
  page,
  db,
  faults,
}) => {
  faults.expect(/console: Failed to load resource: .* 404 .*\/recipes\/silky-carrot-soup\.data/)
  await layTable(db)
  await openPage(page, '/recipes')
  await changeContent(db, async (db) => {
    await db.deleteFrom('recipes').where('slug', '=', 'silky-carrot-soup').execute()
    await recordChange(db, { isPublic: true })
  })
  await page.getByRole('link', { name: 'Silky Carrot Soup' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipe not found')
  await expect(page.getByRole('alert')).toContainText("This recipe doesn't exist or has been removed.")
  await page.getByRole('link', { name: 'Back to Recipes' }).click()
  await expect(page.getByRole('heading', { name: '30 recipes found' })).toBeVisible()
})

/** The words that the server sent are there when scripts have taken over. Those for browsers without scripts are nobody's then. */
async function expectWordsToStay(page: Page, path: string) {
  const response = await openPage(page, path)
  const words = (html: string) =>
    page.evaluate((html) => {
      const { body } = new DOMParser().parseFromString(html, 'text/html')
      for (const element of body.querySelectorAll('noscript')) element.remove()
      return body.querySelector('main')?.textContent
    }, html)
  expect(await words(await page.content()), path).toBe(await words((await response?.text()) ?? ''))
}

/** Runs in the page: notes in `window.formats` whatever asks for the rules by which a language writes numbers and dates. */
function noteFormats() {
  const formats: string[] = []
  Reflect.set(window, 'formats', formats)
  const note = (owner: object, name: string) => {
    const original: unknown = Reflect.get(owner, name)
    if (typeof original !== 'function') return
    const noted = new Proxy(original, {
      construct(target, given) {
        formats.push(name)
        return Reflect.construct(target, given)
      },
      apply(target, self, given) {
        formats.push(name)
        return Reflect.apply(target, self, given)
      },
    })
    Reflect.set(owner, name, noted)
  }
  for (const name of Object.getOwnPropertyNames(Intl)) note(Intl, name)
  for (const kind of [Number, Date, Array, String])
    for (const name of Object.getOwnPropertyNames(kind.prototype))
      if (name.includes('ocale')) note(kind.prototype, name)
}

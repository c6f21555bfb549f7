import type { Route } from '@playwright/test'
import { insertPost } from '#server/data/posts/write.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aPost, aRecipe } from '../fixtures.ts'
import { openPage, waitUntilAlive } from './open-page.ts'
import { expect, NOW, test } from './site.ts'

// A browser that believes to be online asks for the next page, and no answer of the site comes.

const page502 = '<html>\n<head><title>502 Bad Gateway</title></head><body><h1>502</h1>nginx</body></html>'
const answerAsProxy = async (route: Route) =>
  route.fulfill({ status: 502, contentType: 'text/html', body: page502 })
const WAYS: Record<string, (route: Route) => Promise<void>> = {
  'nobody answers': async (route) => route.abort('connectionrefused'),
  'a proxy answers with its own page': answerAsProxy,
  'a network wants somebody to sign in': async (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to the café</h1>' }),
}

for (const [way, fail] of Object.entries(WAYS))
  test(`where ${way}, a recipe is not said to be gone, and is asked for again`, async ({
    page,
    db,
    faults,
  }) => {
    faults.allow(/ERR_CONNECTION_REFUSED|status of 502/)
    await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Soup' }) }, NOW)
    await openPage(page, '/recipes')
    await page.route(/\.data(\?|$)/, fail)
    await page.getByRole('link', { name: 'Carrot Soup' }).click()
    const said = page.getByRole('alert')
    // In spec.md's words (section 2), with what is true.
    await expect(said).toContainText("We couldn't find the recipe you're looking for.")
    await expect(said).toContainText('it may still be there')
    await page.unroute(/\.data(\?|$)/)
    await said.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Carrot Soup' })).toBeVisible()
  })

test('where a proxy answers, a post says that the site did not answer, and no fault of its own', async ({
  page,
  db,
  faults,
}) => {
  faults.allow(/status of 502/)
  await insertPost(db, aPost({ title: 'Rice, five ways' }), NOW)
  await openPage(page, '/blog')
  await page.route(/\.data(\?|$)/, answerAsProxy)
  await page.getByRole('main').getByRole('link', { name: 'Rice, five ways', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The site did not answer')
  await expect(page).toHaveTitle('The site did not answer · Gentle Plate')
  await expect(page.getByRole('main')).not.toContainText(/nginx|fault is ours/)
  await page.unroute(/\.data(\?|$)/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await waitUntilAlive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rice, five ways')
})

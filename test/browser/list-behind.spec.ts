import { layTable } from './laid-table.ts'
import { openPage, reloadPage } from './open-page.ts'
import { expect, test } from './site.ts'

test('a recipe leads back to the list with the filters that one came from', async ({ page, db }) => {
  await layTable(db)
  await openPage(page, '/recipes?search=salmon')
  await page.getByRole('link', { name: 'Baked Salmon' }).click()
  const back = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Recipes' })
  await expect(back).toHaveAttribute('href', '/recipes?search=salmon')
  await reloadPage(page)
  await back.click()
  await expect(page).toHaveURL('/recipes?search=salmon')
  await expect(page.getByLabel('Search recipes')).toHaveValue('salmon')

  await openPage(page, '/recipes')
  await page.getByRole('link', { name: 'Baked Salmon' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Baked Salmon')
  await expect(back).toHaveAttribute('href', '/recipes')
})

test('Back to Equipment leads to the category that one came from', async ({ page, db }) => {
  await layTable(db)
  await openPage(page, '/equipment')
  await page.getByRole('button', { name: 'Straining' }).click()
  await expect(page).toHaveURL('/equipment?category=Straining')
  await page.getByRole('link', { name: /^View Details.*Fine Sieve/ }).click()
  await page.getByRole('link', { name: 'Back to Equipment' }).click()
  await expect(page).toHaveURL('/equipment?category=Straining')
})

test('whoever came from elsewhere is led to the whole list, and to no address of another site', async ({
  page,
  db,
}) => {
  await layTable(db)
  const crumb = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Recipes' })
  for (const usr of [
    'https://elsewhere.example/?',
    '//elsewhere.example?',
    '/recipes.evil?',
    '/equipment?a',
    7,
  ]) {
    await openPage(page, '/recipes/baked-salmon')
    await page.evaluate((usr) => history.replaceState({ usr, key: 'k', idx: 0 }, ''), usr)
    await reloadPage(page)
    await expect(crumb).toHaveAttribute('href', '/recipes')
  }
})

import { insertRecipe } from '#server/data/recipes/write.ts'
import { aRecipe } from '../fixtures.ts'
import { expectNoViolations } from './no-violations.ts'
import { openPage } from './open-page.ts'
import { overflow } from './room.ts'
import { expect, NOW, test } from './site.ts'

for (const javaScriptEnabled of [true, false])
  test(`a swap waits behind a tap on its ingredient, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
    baseURL,
    db,
  }) => {
    const ingredients = ['2 cups milk', '4 garlic cloves', '600 g chicken breast'].map((ingredient_text) => ({
      ingredient_text,
      section: null,
    }))
    const fields = aRecipe({ name: 'White Stew', servings: 4, ingredients })
    await insertRecipe(db, { fields }, NOW)
    const page = await browser.newPage({ javaScriptEnabled, viewport: { width: 390, height: 844 } })
    if (javaScriptEnabled) await openPage(page, `${baseURL}/recipes/white-stew?servings=8`)
    else await page.goto(`${baseURL}/recipes/white-stew?servings=8`)
    const list = page.getByRole('region', { name: 'Ingredients' })
    const milk = list.getByRole('listitem').filter({ hasText: '4 cups milk' })
    await expect(milk.getByText('4 cups lactose-free milk')).toBeHidden()
    await milk.getByText('Swap', { exact: true }).click()
    for (const words of [
      '4 cups lactose-free milk',
      'Cooks the same. It tastes a little sweeter.',
      /^One portion: 6\.\d.g less lactose\.$/,
      /^For “Milk sugar \(lactose\)”\. Milk sugar needs the enzyme lactase\./,
    ])
      await expect(milk.getByText(words)).toBeVisible()
    const garlic = list.getByRole('listitem').filter({ hasText: '8 garlic cloves' })
    await garlic.getByText('Swap', { exact: true }).click()
    await expect(garlic.getByText('25 g garlic-infused oil')).toBeVisible()
    expect(await overflow(page)).toEqual([])
    if (javaScriptEnabled) await expectNoViolations(page, 'swaps')
    await page.close()
  })

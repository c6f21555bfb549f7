import { insertRecipe } from '#server/data/recipes/write.ts'
import { aRecipe } from '../fixtures.ts'
import { expectNoViolations } from './no-violations.ts'
import { openPage, reloadPage } from './open-page.ts'
import { overflow } from './room.ts'
import { expect, NOW, test } from './site.ts'

for (const width of [320, 1280])
  test(`a softer version is chosen, stays in this browser alone, and leads back, at ${width} px`, async ({
    page,
    db,
  }) => {
    const ingredients = ['400 g carrots, peeled', '40 g walnuts'].map((ingredient_text) => ({
      ingredient_text,
      section: null,
    }))
    const instructions = [{ step_number: 1, step_text: 'Simmer the carrots.', section: null, step_url: null }]
    await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Soup', ingredients, instructions }) }, NOW)
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.url()} ${JSON.stringify(request.headers())}`))
    await page.setViewportSize({ width, height: 844 })
    await openPage(page, '/recipes/carrot-soup')
    const softer = page.getByRole('region', { name: 'Cook it for' })
    await expect(softer.getByText('When you feel better')).toBeHidden()
    await softer.getByRole('radio', { name: /Gentle spell/ }).focus()
    await page.keyboard.press('Space')
    await expect(softer.getByText('When you feel better')).toBeVisible()
    for (const words of [
      '1 line changed and 1 sentence added after steps. Every original is one tap away.',
      /^Gentle food is for short spells/,
      'get urgent medical help.',
      /^Made by software from the ingredient words/,
    ])
      await expect(softer.getByText(words)).toBeVisible()
    await softer.getByText('As written', { exact: true }).click()
    await expect(softer.getByText('40 g walnuts', { exact: true })).toBeVisible()
    await expect.poll(() => overflow(page)).toEqual([])
    await expectNoViolations(page, 'a softer version')
    await reloadPage(page)
    await expect(softer.getByRole('radio', { name: /Gentle spell/ })).toBeChecked()
    expect(asked.filter((request) => /gentle|stricture/i.test(request))).toEqual([])
    expect(await page.context().cookies()).toEqual([])
    await softer.getByRole('radio', { name: /Everyday/ }).focus()
    await page.keyboard.press('Space')
    await expect(softer.getByText('When you feel better')).toBeHidden()
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
  })

test('a reader in a flare comes from the home page to the softer version of a soup in three taps', async ({
  page,
  db,
}) => {
  const ingredients = ['400 g carrots', '40 g walnuts'].map((ingredient_text) => ({
    ingredient_text,
    section: null,
  }))
  const instructions = [{ step_number: 1, step_text: 'Simmer the carrots.', section: null, step_url: null }]
  const nutrition = aRecipe().nutrition && { ...aRecipe().nutrition!, fiber_content_g: 1.5 }
  const fields = aRecipe({ name: 'Carrot Soup', ingredients, instructions, nutrition })
  await insertRecipe(db, { fields }, NOW)
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/')
  await page.getByRole('link', { name: 'In a flare' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Carrot Soup' }).click()
  await page.getByText('Gentle spell').click()
  const softer = page.getByRole('region', { name: 'Cook it for' })
  await expect(softer.getByText('smooth almond butter')).toBeVisible()
  await expect(softer.getByText('get urgent medical help.')).toBeVisible()
})

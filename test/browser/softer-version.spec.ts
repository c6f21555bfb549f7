import { insertRecipe } from '#server/data/recipes/write.ts'
import { aRecipe } from '../fixtures.ts'
import { expectNoViolations } from './no-violations.ts'
import { openPage } from './open-page.ts'
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
    await expect(softer.getByText('When you feel better').first()).toBeHidden()
    await softer.getByRole('radio', { name: /Gentle spell/ }).focus()
    await page.keyboard.press('Space')
    await expect(softer.getByText('When you feel better').first()).toBeVisible()
    await expect(softer.getByText('get urgent medical help.').first()).toBeVisible()
    await softer.getByText('As written', { exact: true }).first().click()
    await expect(softer.getByText('40 g walnuts').first()).toBeVisible()
    expect(await overflow(page)).toEqual([])
    await expectNoViolations(page, 'a softer version')
    await page.reload()
    await expect(softer.getByRole('radio', { name: /Gentle spell/ })).toBeChecked()
    expect(asked.filter((request) => /gentle|stricture/i.test(request))).toEqual([])
    expect(await page.context().cookies()).toEqual([])
    await softer.getByRole('radio', { name: /Everyday/ }).focus()
    await page.keyboard.press('Space')
    await expect(softer.getByText('When you feel better').first()).toBeHidden()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

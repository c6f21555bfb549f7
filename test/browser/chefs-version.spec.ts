import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aRecipe } from '../fixtures.ts'
import { expectNoViolations } from './no-violations.ts'
import { openPage } from './open-page.ts'
import { overflow } from './room.ts'
import { expect, NOW, test } from './site.ts'
import { openFold } from './open-fold.ts'

test('the chef writes and confirms a version on a phone; a reader in a spell cooks it and prints it', async ({
  admin: page,
  browser,
  baseURL,
  db,
}) => {
  const ingredients = ['400 g carrots, peeled', '40 g walnuts', '200 g brown rice'].map(
    (ingredient_text) => ({
      ...{ ingredient_text, section: null },
    }),
  )
  const instructions = ['Simmer the carrots and the rice for 30 minutes.', 'Scatter the walnuts over.'].map(
    (step_text, index) => ({ step_number: index + 1, step_text, section: null, step_url: null }),
  )
  const soup = aRecipe({ name: 'Carrot Soup', ingredients, instructions, servings: 2, description: null })
  const { id } = await insertRecipe(db, { fields: soup }, NOW)
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, `/admin/recipes/${id}/edit`)
  await openFold(page, 'Gut')
  const gentle = page.locator('#gut details').filter({ hasText: /^Gentle spell/ })
  await gentle.getByText('Gentle spell', { exact: true }).click()
  await gentle.getByLabel('Gentle spell, instead of “40 g walnuts”').fill('1 tbsp smooth peanut butter')
  await expect(gentle.getByText('As written: “40 g walnuts”.')).toBeVisible()
  await gentle.getByRole('checkbox', { name: /^Leave it out.*200 g brown rice$/ }).check()
  await expect(gentle.getByText('left out', { exact: true })).toBeVisible()
  await gentle
    .getByLabel('Gentle spell: your word after step 1')
    .fill('It is ready when a spoon goes through it.')
  await gentle
    .getByLabel('Gentle spell: your word after step 2')
    .fill('Stir the peanut butter in, off the heat.')
  await gentle.getByLabel('Gentle spell: lines that you add').fill('1 tbsp mild olive oil')
  await expect(gentle.getByText('2 lines changed, 1 line added, 2 steps with a sentence')).toBeVisible()
  const read = gentle.getByRole('checkbox', { name: 'I have read this version' })
  await read.check()
  expect(await overflow(page)).toEqual([])
  await expectNoViolations(page, 'an edited version')
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await expect(page).toHaveURL(/\/admin\/recipes$/)

  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
  const reader = await context.newPage()
  await openPage(reader, '/recipes/carrot-soup')
  const row = reader.getByRole('group', { name: 'Cook it for' })
  await row.getByText('Gentle spell').click()
  const list = reader.getByRole('region', { name: 'Ingredients, Gentle spell' })
  await expect(list.getByRole('checkbox', { name: '1 tbsp smooth peanut butter' })).toBeVisible()
  await expect(list.getByText('200 g brown rice')).toBeVisible()
  const added = list.getByRole('listitem').filter({ hasText: '1 tbsp mild olive oil' })
  await expect(added).toContainText('added')
  await expect(reader.getByText('3 lines and 2 sentences are hers.')).toBeVisible()
  await expect(
    reader.getByRole('listitem').filter({ hasText: 'Scatter the walnuts over.' }).last(),
  ).toContainText('added Stir the peanut butter in, off the heat.')
  const simmer = reader.getByRole('listitem').filter({ hasText: 'Simmer the carrots' }).last()
  await expect(simmer).toContainText('added It is ready when a spoon goes through it.')
  await expect(reader.getByText(/^The chef’s version, /)).toBeVisible()
  await expect.poll(() => overflow(reader)).toEqual([])
  await expectNoViolations(reader, 'a confirmed version')
  await reader.emulateMedia({ media: 'print' })
  for (const words of [
    '1 tbsp smooth peanut butter',
    'It is ready when a spoon goes through it.',
    'Stir the peanut butter in, off the heat.',
  ])
    await expect(reader.getByText(words)).toBeVisible()
  await expect(reader.getByText(/^The chef’s version, /)).toBeVisible()
  await context.close()

  // A line changes: her word for it waits, and readers see the recipe as written until she confirms again.
  await openPage(page, `/admin/recipes/${id}/edit`)
  await page.getByRole('textbox', { name: 'ingredient 2', exact: true }).fill('60 g walnuts')
  await page
    .getByRole('textbox', { name: 'step 1', exact: true })
    .fill('Simmer the carrots and the rice for 40 minutes.')
  await openFold(page, 'Gut')
  await gentle.getByText('Gentle spell', { exact: true }).click()
  await expect(gentle.getByText('The line changed: look again')).toBeVisible()
  await expect(gentle.getByText('The step changed: look again')).toBeVisible()
  await expect(read).not.toBeChecked()
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await expect(page).toHaveURL(/\/admin\/recipes$/)
  await openPage(page, `/admin/recipes/${id}/edit`)
  await openFold(page, 'Gut')
  await expect(gentle.getByText('to confirm again')).toBeVisible()
})

test('a proposal stays in its other lines while the chef changes one, and she forbids a swap on a phone', async ({
  admin: page,
  db,
}) => {
  const ingredients = ['600 g carrots, peeled', '1 onion, chopped', '1 tsp chilli flakes'].map(
    (ingredient_text) => ({ ingredient_text, section: null }),
  )
  const instructions = [
    { step_number: 1, step_text: 'Simmer until soft. Blend until smooth.', section: null, step_url: null },
  ]
  const { id } = await insertRecipe(db, { fields: aRecipe({ name: 'Soup', ingredients, instructions }) }, NOW)
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, `/admin/recipes/${id}/edit`)
  await openFold(page, 'Gut')
  const gentle = page.locator('#gut details').filter({ hasText: /^Gentle spell/ })
  await gentle.getByText('Gentle spell', { exact: true }).click()
  await expect(gentle.getByText('2 changes proposed; not confirmed')).toBeVisible()
  await gentle.getByLabel('Gentle spell, instead of “1 tsp chilli flakes”').fill('1 tsp dill')
  await expect(gentle.getByText('2 lines changed; not confirmed')).toBeVisible()
  await expect(gentle.getByLabel('Gentle spell, instead of “1 onion, chopped”')).toHaveValue(
    '55 g green tops of spring onions',
  )
  const swaps = page.locator('#gut details').filter({ hasText: /^Swaps of single lines/ })
  await swaps.getByText('Swaps of single lines', { exact: true }).click()
  await swaps.getByRole('checkbox', { name: /^Never “55 g green tops/ }).check()
  await swaps.getByLabel('Your swap for “1 onion, chopped”').fill('30 g butter')
  await expect(swaps.getByText('It brings milk.')).toBeVisible()
  await expect(swaps.getByText('1 forbidden')).toBeVisible()
  expect(await overflow(page)).toEqual([])
  await expectNoViolations(page, 'a proposal and the swaps of lines')
})

import { insertEquipment } from '#server/data/equipment/write.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { fillSite } from '#server/process/sample-content.ts'
import { aPieceOfEquipment, aRecipe } from '#test/fixtures.ts'
import { expectNoViolations } from './no-violations.ts'
import { openPage } from './open-page.ts'
import { expect, NOW, test } from './site.ts'

// A colour on its way to another is neither of the two.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a mistyped search is read as the one that was meant', async ({ page, db }) => {
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Soup' }) }, NOW)
  await openPage(page, '/recipes?difficulty=easy')
  const box = page.getByLabel('Search recipes')
  await box.fill('carot')
  await expect(page.getByText('Read as carrot.')).toBeVisible()
  await expect(page.getByRole('heading', { name: '1 recipe found' })).toBeVisible()
  await expect(page).toHaveURL(/\/recipes\?search=carot&difficulty=easy$/)
  await expect(box).toHaveValue('carot')
})

test('a question becomes chips, which are taken off by keyboard, and Back leads to the words', async ({
  page,
  db,
}) => {
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot broth', recipe_category: 'Soup' }) }, NOW)
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/recipes')
  const box = page.getByLabel('Search recipes')
  await box.pressSequentially('easy soups')
  await box.press('Enter')
  const chips = page.getByRole('list', { name: 'Chosen filters' }).getByRole('link')
  await expect(chips).toHaveText(['Soup: remove', 'easy: remove', 'Clear Filters'])
  await expectNoViolations(page, '/recipes?search=easy+soups')
  await chips.first().press('Enter')
  await expect(page).toHaveURL('/recipes?difficulty=easy')
  await expect(page.getByRole('heading', { name: '1 recipe found' })).toBeFocused()
  await page.goBack()
  await expect(box).toHaveValue('easy soups')
})

test('the search of the site answers a question with dishes', async ({ page, db }) => {
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot broth', recipe_category: 'Soup' }) }, NOW)
  await page.setViewportSize({ width: 320, height: 800 })
  await openPage(page, '/search')
  const box = page.getByLabel('Search the whole site')
  await box.pressSequentially('easy soup under 10 minutes')
  await box.press('Enter')
  await expect(page.getByRole('heading', { name: '1 dish' })).toBeVisible()
  const chips = page.getByRole('list', { name: 'Understood' }).getByRole('link')
  await expect(chips).toHaveText([/^Soup/, /^easy/, /^up to 10 min, fits no dish/])
  await expect(
    page.getByText('No dish fits “up to 10 min” too. Nearest: 1 dish, up to 45 min.'),
  ).toBeVisible()
  await expectNoViolations(page, '/search?q=easy+soup+under+10+minutes')
  await chips.last().click()
  await expect(page.getByRole('link', { name: 'Put all back' })).toBeVisible()
})

const QUESTIONS = [
  ...[
    'what can I eat in a flare',
    'no onion soup',
    'gluten free breakfast under 30 minutes',
    'samon no dairy',
  ],
  ...[
    'low residue dessert',
    'leave out lactose',
    'use up ripe bananas',
    'high protein lunch',
    'soup without dairy for two',
    'nothing spicy',
  ],
]

/** Seen in one moment: the list may change between two. */
function isNothingAboveDishes(): boolean {
  const main = document.querySelector('main')
  const heads = [...(main?.querySelectorAll('h1, h2') ?? [])].map((head) => head.textContent.trim())
  const isNothing = heads.some((text) => /^0 (recipes found|dishes)$/.test(text))
  return isNothing && main?.querySelector('a[href^="/recipes/"]') !== null
}

test('questions typed letter by letter are answered with the same dishes in both fields', async ({
  page,
  db,
}) => {
  // Five hundred keys, each looked at.
  test.setTimeout(400_000)
  await fillSite(db, NOW)
  const dishes = page.getByRole('main').locator('a[href^="/recipes/"]')
  const firstDishes = async () => {
    const links = await dishes.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    return [...new Set(links)].slice(0, 5)
  }
  const answers = new Map<string, (string | null)[]>()
  for (const question of QUESTIONS) {
    await openPage(page, `/search?q=${encodeURIComponent(question)}`)
    answers.set(question, await firstDishes())
    expect(answers.get(question), question).not.toEqual([])
  }
  for (const [address, label] of [
    ['/recipes', 'Search recipes'],
    ['/search', 'Search the whole site'],
  ] as const) {
    for (const question of QUESTIONS) {
      await openPage(page, address)
      const box = page.getByLabel(label)
      for (const letter of question) {
        await box.press(letter)
        expect(await page.evaluate(isNothingAboveDishes), `${address}: ${question}`).toBe(false)
      }
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
      await box.press('Enter')
      await expect(page.getByRole('listbox')).toBeHidden()
      await expect(
        page.getByRole('heading', { name: /^[1-9]\d* (?:recipes? found|dish(?:es)?)$/ }),
      ).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`=${question.replaceAll(' ', '\\+')}$`))
      await expect.poll(firstDishes, `${address}: ${question}`).toEqual(answers.get(question))
    }
  }
})

test('equipment is found under its mistyped name too', async ({ page, db }) => {
  await insertEquipment(db, [aPieceOfEquipment({ name: 'Steady Blender' })], NOW)
  await openPage(page, '/equipment?search=blendr')
  await expect(page.getByText('No equipment found matching your criteria.')).toBeVisible()
  await page.getByRole('link', { name: 'blender', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Steady Blender' })).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search equipment' })).toHaveValue('blender')
})

test('what is proposed shuts nobody out', async ({ page, db }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot and carob cake', description: null }) }, NOW)
  await insertEquipment(db, [aPieceOfEquipment()], NOW)
  for (const path of ['/recipes?search=carot', '/equipment?search=blendr']) {
    await openPage(page, path)
    await expect(page.getByText(/^(?:Did you mean|Read as)/)).toBeVisible()
    await expectNoViolations(page, path)
  }
})

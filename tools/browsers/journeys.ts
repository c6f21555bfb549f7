import type { Page } from './page.ts'

/** Something a reader does. It throws when the site does not do its part. */
export type Journey = { name: string; walk: (page: Page, width: number) => Promise<void> }

const SOUP = '/recipes/silky-carrot-and-ginger-soup'
/** Above the list stand the servings, the units and for whom it is cooked. */
const PHONE_MOST_PX = { firstDish: 300, firstIngredient: 1_060 }

/** What readers do with the list and with the page of a recipe of the samples. */
export const JOURNEYS: Journey[] = [
  { name: 'an ingredient is suggested, and narrows the list by keyboard', walk: findByIngredient },
  { name: 'fibre and a diet narrow the list, chips take them back', walk: filter },
  { name: 'the list is sorted, and short rows stay after a reload', walk: sort },
  { name: 'servings are stepped and typed, and ticks stay', walk: scale },
  { name: 'units are converted, in the steps too, and copied', walk: convert },
  { name: 'ticks of ingredients and steps stay after a reload', walk: tick },
  { name: 'the label of the figures opens', walk: openLabel },
  { name: 'the first dish and the first ingredient stand high on a phone', walk: lookAtFirstScreen },
  { name: 'the dark theme is chosen, and stays', walk: darken },
]

async function findByIngredient(page: Page) {
  await page.open('/recipes')
  await page.fill(/^Search recipes/, 'ging')
  await page.see('option', /^with ginger/)
  await page.press('ArrowUp')
  await page.press('Enter')
  await page.address(/\/recipes\?have=ginger$/)
  await page.see('heading', /^\d+ recipes? found$/)
  await page.see('link', /Silky Carrot and Ginger Soup/)
  await page.missing('link', /Almond and Lemon Cake/)
}

async function filter(page: Page, width: number) {
  await page.open('/recipes')
  if (width < 1024) {
    await page.click('link', /^Filters/)
    await page.see('dialog', /^Filters$/)
  }
  await page.click('checkbox', /^vegan$/)
  await page.address(/diet=vegan/)
  if (width < 1024) {
    await page.click('button', /^Show \d+ recipes?$/)
    await page.missing('dialog', /^Filters$/)
  }
  await page.missing('link', /Poached Cod/)
  await page.click('link', /^vegan.*remove$/)
  await page.address(/\/recipes$/)
  await page.see('link', /Poached Cod/)
}

async function sort(page: Page, width: number) {
  await page.open('/recipes')
  await page.click('summary', /Newest/)
  await page.click('link', /^Least fibre$/)
  await page.address(/sort=/)
  if (width >= 768) return
  await page.click('summary', /Least fibre/)
  await page.click('button', /^Short rows$/)
  const isShort = () => page.run(() => document.documentElement.matches('[data-rows=short]'))
  await page.until('rows are short', isShort)
  await page.reload()
  await page.until('rows are still short', isShort)
  await page.address(/sort=/)
}

async function scale(page: Page) {
  await page.open(SOUP)
  await page.click('checkbox', /^800 g carrots/)
  await page.click('link', /^One serving more$/)
  await page.address(/\?servings=5$/)
  await page.see('checkbox', /^1 kg carrots/, ({ isChecked }) => isChecked)
  await page.see('field', /^Servings$/, ({ value }) => value === '5')
  await page.fill(/^Servings$/, '8')
  await page.press('Enter')
  await page.address(/\?servings=8$/)
  await page.see('checkbox', /^1\.6 kg carrots/, ({ isChecked }) => isChecked)
  await page.click('link', /^Back to 4$/)
  await page.address(/soup$/)
  await page.see('checkbox', /^800 g carrots/)
}

async function convert(page: Page) {
  await page.open(SOUP)
  await page.click('link', /^US$/)
  await page.address(/\?units=us$/)
  await page.see('checkbox', /^1¾ lb carrots/)
  await page.click('button', /^Copy ingredients$/)
  await page.see('text', /^Ingredients copied/)
}

async function tick(page: Page) {
  await page.open(SOUP)
  await page.click('checkbox', /^800 g carrots/)
  await page.click('checkbox', /^Step 2 done$/)
  await page.reload()
  await page.see('checkbox', /^800 g carrots/, ({ isChecked }) => isChecked)
  await page.see('checkbox', /^Step 2 done$/, ({ isChecked }) => isChecked)
  await page.see('checkbox', /^Step 1 done$/, ({ isChecked }) => !isChecked)
}

async function openLabel(page: Page, width: number) {
  await page.open(SOUP)
  if (width < 1024) {
    await page.missing('text', /^Cholesterol/)
    await page.click('summary', /All figures/)
  }
  await page.see('text', /^Cholesterol/)
}

async function lookAtFirstScreen(page: Page, width: number) {
  if (width >= 768) return
  await page.open('/recipes')
  const dish = await page.see('link', /\w/)
  if (dish.top > PHONE_MOST_PX.firstDish) throw new Error(`the first dish begins at ${dish.top} px`)
  await page.open(SOUP)
  const line = await page.see('checkbox', /^800 g carrots/)
  if (line.top > PHONE_MOST_PX.firstIngredient)
    throw new Error(`the first ingredient begins at ${line.top} px`)
}

async function darken(page: Page, width: number) {
  await page.open('/')
  const theme = () => page.run(() => document.documentElement.dataset.theme ?? '')
  const before = await page.run(() => getComputedStyle(document.body).backgroundColor)
  // On a phone the switch is in the menu.
  if (width < 768) await page.click('button', /^Menu$/)
  await page.click('button', /^Dark theme$/)
  await page.until('the theme is dark', async () => (await theme()) === 'dark')
  await page.open(SOUP)
  const now = await page.run(() => getComputedStyle(document.body).backgroundColor)
  if (now === before) throw new Error(`the page is ${now} in both themes`)
}

import { expect, test } from 'vitest'
import { isFood } from 'recipe-reading/food/is-food'
import { readImportedText } from '../../test/imported-recipes.ts'
import { toRecipeText } from './recipe-text.ts'

/** What is read of a saved page, or why nothing is. */
function read(page: string) {
  const found = toRecipeText('Soup.html', page, isFood)
  return found.ok ? readImportedText(found.text) : found.detail
}

const marked = (inside: string, head = '') =>
  `<html><head><title>Soup | A kitchen</title>${head}</head><body><p>Home</p>
  <div itemscope itemtype="http://schema.org/Recipe">${inside}</div></body></html>`
const LINES = '<ul><li itemprop="recipeIngredient">3 leeks<li itemprop="recipeIngredient">1 l\n  water</ul>'
const STEPS = '<ol itemprop="recipeInstructions"><li>Wash the leeks.</li><li>Boil\n them.</li></ol>'
const SOUP = `<h1 itemprop="name">Leek Soup</h1>${LINES}${STEPS}`
const READ = { name: 'Leek Soup', lines: ['3 leeks', '1 l water'], steps: ['Wash the leeks.', 'Boil them.'] }

test('a page that marks its words with microdata is read like one with JSON-LD', () => {
  const facts = `<time itemprop="prepTime" datetime="PT15M">a quarter of an hour</time><meta itemprop="cookTime" content="PT1H">
    <span itemprop="recipeYield">Serves 4</span><a itemprop="recipeCategory" href="/soups">Soup</a>
    <span itemprop="author" itemscope itemtype="http://schema.org/Person"><a itemprop="url" href="/ann"><b itemprop="name">Ann</b></a></span>
    <div itemprop="nutrition" itemscope itemtype="http://schema.org/NutritionInformation"><i itemprop="calories">250 kcal</i></div>
    <div itemprop="review" itemscope itemtype="http://schema.org/Review"><b itemprop="author">Bo</b><b itemprop="name">Nice</b></div>`
  expect(read(marked(SOUP + facts))).toMatchObject([
    { ...READ, times: [15, 60, 75], servings: 4, category: 'Soup', author: 'Ann', calories: 250 },
  ])
})

test('what a recipe shares with its page is found outside of it', () => {
  const page = `<h1 id="t" itemprop="name">Leek Soup</h1><ul id="i">${LINES}</ul><div itemscope itemtype="https://schema.org/Recipe" itemref="t i">${STEPS}</div>`
  expect(read(page)).toMatchObject([READ])
  expect(read(`<h1>Leek Soup</h1>${marked(LINES + STEPS)}`)).toMatchObject([READ])
})

test('the picture of a saved page is the one on the site, never the copy beside the file', () => {
  const head = '<link rel="canonical" href="https://a.example/soup">'
  const shared = '<meta property="og:image" content="https://a.example/big.jpg">'
  const image = (src: string, more = '') =>
    read(marked(`${SOUP}<img itemprop="image" src="${src}">`, head + more))
  const source = 'https://a.example/soup'
  expect(image('/i/soup.jpg', shared)).toMatchObject([{ source, image: 'https://a.example/i/soup.jpg' }])
  expect(image('./Soup_files/soup.jpg', shared)).toMatchObject([{ image: 'https://a.example/big.jpg' }])
  expect(image('./Soup_files/soup.jpg')).toMatchObject([{ image: null }])
  expect(image('data:image/gif;base64,R0" data-src="https://a.example/late.jpg')).toMatchObject([
    { image: 'https://a.example/late.jpg' },
  ])
})

test('words stand as readers of the page see them', () => {
  const lines =
    '<ul itemprop="ingredients"><li itemprop="ingredients"><span>3</span><span>leeks</span><button>Buy</button><script>x()</script><li itemprop="ingredients">1 l<br>water</ul>'
  const steps =
    '<div itemprop="recipeInstructions"><h3>For the soup</h3><p>Wash the leeks.<h3>Step 2</h3><p hidden>No<p>Boil them.</div>'
  expect(read(marked(`<h1 itemprop="name">Leek <b>Soup</b></h1>${lines}${steps}`))).toMatchObject([
    { ...READ, steps: ['For the soup > Wash the leeks.', 'For the soup > Boil them.'] },
  ])
})

test('JSON-LD counts where it holds the recipe, and the words where it does not', () => {
  const data = (text: string) => `<script type="application/ld+json">${text}</script>`
  const recipe = JSON.stringify({ '@type': 'Recipe', name: 'Rice', recipeIngredient: ['1 cup rice'] })
  expect(read(marked(SOUP, data(recipe)))).toMatchObject([{ name: 'Rice' }])
  expect(read(marked(SOUP, data('{"@type": "WebSite", "name": "A kitchen"}')))).toMatchObject([READ])
  expect(read(marked(SOUP, data('{"@type": "Recipe", "name": <?php')))).toMatchObject([READ])
})

test('cards of other recipes are left out', () => {
  const card =
    '<div itemscope itemtype="http://schema.org/Recipe"><a itemprop="url" href="/x"><b itemprop="name">Tart</b></a></div>'
  expect(read(marked(SOUP) + card)).toMatchObject([READ])
  expect(read(marked(SOUP + card) + marked(SOUP.replace('Leek', 'Pea')))).toMatchObject([
    READ,
    { name: 'Pea Soup' },
  ])
})

test('older and other marks say the same', () => {
  const steps = '<ol><li>Wash the leeks.</li><li>Boil them.</li></ol>'
  const pages = [
    `<div itemscope itemtype="http://data-vocabulary.org/Recipe"><b itemprop="name">Leek Soup</b>
      <p itemprop="ingredient" itemscope><i itemprop="amount">3</i> <i itemprop="name">leeks</i></p><p itemprop="ingredient">1 l water</p>
      <div itemprop="instructions">${steps}</div><b itemprop="yield">4</b><i itemprop="duration">1 hour</i></div>`,
    `<div vocab="http://schema.org/" typeof="Recipe"><b property="name">Leek Soup</b><p property="recipeIngredient">3 leeks</p>
      <p property="schema:recipeIngredient">1 l water</p><div property="recipeInstructions">${steps}</div><b property="recipeYield">4</b>
      <meta property="totalTime" content="PT1H"></div>`,
    `<div class="h-recipe h-full"><b class="p-name">Leek Soup</b><p class="p-ingredient p-4">3 leeks</p><p class="p-ingredient">1 l water</p>
      <div class="e-instructions">${steps}</div><data class="p-yield" value="4">four</data><time class="dt-duration" datetime="PT1H">x</time></div>`,
    `<div class="hrecipe"><b class="fn">Leek Soup</b><i class="author vcard"><b class="fn">Ann</b></i><p class="ingredient">3 leeks</p>
      <p class="ingredient">1 l water</p><div class="instructions">${steps}</div><b class="yield">4</b>
      <i class="duration">1 hour<i class="value-title" title="PT1H"></i></i></div>`,
  ]
  for (const page of pages)
    expect(read(page)).toMatchObject([{ ...READ, servings: 4, times: [null, null, 60] }])
  expect(read('<div class="h-full"><p class="p-4">3 leeks</p></div>')).toContain('holds no recipe')
})

test('an export of Recipe Keeper is read, which does not say where a recipe begins', () => {
  const soup = (name: string, calories: string) =>
    `<div class="recipe-details"><meta content="u1" itemprop="recipeId"><table><tr><td><h2 itemprop="name">${name}</h2>
    <span itemprop="recipeCourse">Soup</span><meta content="Winter" itemprop="recipeCategory">
    <span itemprop="recipeSource"><a href="https://a.example/soup">a.example</a></span><span itemprop="recipeYield">4</span>
    <meta content="PT15M" itemprop="prepTime"><meta content="PT0S" itemprop="cookTime"></td></tr></table>
    <div itemprop="recipeIngredients"><p>3 leeks</p><p></p><p>1 l water</p></div>
    <div itemprop="recipeDirections"><p>1.Wash the leeks.</p><p>2.Boil them.</p></div>
    <meta content="${calories}" itemprop="recipeNutCalories"><meta content="0" itemprop="recipeNutTotalFat"></div>`
  const both = { category: 'Soup', servings: 4, times: [15, null, null], source: 'https://a.example/soup' }
  expect(read(soup('Leek Soup', '250') + soup('Pea Soup', '0'))).toMatchObject([
    { ...READ, ...both, calories: 250 },
    { ...READ, ...both, name: 'Pea Soup', calories: null },
  ])
  expect(read(soup('Leek Soup', '0'))).toMatchObject([{ ...READ, ...both }])
})

test('pages that say more, or nest deeper, than pages do are given up soon', () => {
  const recipe =
    '<div itemscope itemtype="http://schema.org/Recipe" itemref="b"><b itemprop="name">x</b></div>'
  const pages = [
    '<div itemscope itemtype="http://schema.org/Recipe" itemprop="x">'.repeat(100_000),
    '<b itemprop="x">'.repeat(100_000) + '</i>'.repeat(200_000),
    `<a ${Array.from({ length: 600_000 }, (_, place) => `a${place}`).join(' ')} itemprop="x">`,
    `<p id="b" itemprop="recipeIngredient">${'x'.repeat(1_000_000)}</p>${recipe.repeat(1_000)}`,
  ]
  for (const page of pages) expect(read(page)).toContain('holds no recipe')
  const circle = `<div id="a" itemscope itemtype="http://schema.org/Recipe" itemref="a b">${SOUP}
    <p id="b" itemprop="author" itemscope itemref="a b"><i itemprop="name">Ann</i></p></div>`
  expect(read(circle)).toMatchObject([{ ...READ, author: 'Ann' }])
})

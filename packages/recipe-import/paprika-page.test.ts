import { expect, test } from 'vitest'
import { isFood } from 'recipe-reading/food/is-food'
import { readImportedText } from '../../test/imported-recipes.ts'
import { toRecipeText } from './recipe-text.ts'

const page = (inside: string) =>
  `<!DOCTYPE html><html><head><title>Lemon Rice</title></head><body><div class="recipe" itemscope itemtype="http://schema.org/Recipe">
  <div class="infobox"><h1 itemprop="name" class="name">Lemon Rice</h1><span itemprop="recipeYield">4</span></div>
  <div class="ingredients text"><p class="line" itemprop="recipeIngredient"><strong>200</strong> g rice</p></div>
  <div class="directions text" itemprop="recipeInstructions"><p class="line">Boil the rice.</p></div>${inside}</div></body></html>`

function read(inside: string) {
  const found = toRecipeText('Lemon Rice.html', page(inside), isFood)
  if (!found.ok) throw new Error(found.detail)
  return readImportedText(found.text)[0]!
}

test.for<[what: string, inside: string, story: string]>([
  ['of one paragraph', '<div class="notes text" itemprop="comment"><p>Good cold.</p></div>', 'Good cold.'],
  [
    'of two paragraphs',
    '<div itemprop="comment"><p>Good cold.</p><p>Keeps two days.</p></div>',
    'Good cold.\nKeeps two days.',
  ],
  [
    'under their heading',
    '<div class="notesbox"><h3 class="subhead">Notes</h3><div class="notes text" itemprop="comment"><p>Good cold.</p></div></div>',
    'Good cold.',
  ],
  ['in lines', '<div itemprop="comment">Good cold.<br>Keeps two days.</div>', 'Good cold.\nKeeps two days.'],
  [
    'as an item of their own',
    '<div itemprop="comment" itemscope itemtype="http://schema.org/Comment"><p itemprop="text">Good cold.</p></div>',
    'Good cold.',
  ],
  [
    'beside a description',
    '<div itemprop="description"><p>Bright.</p></div><div itemprop="comment"><p>Good cold.</p></div>',
    'Good cold.',
  ],
])('the notes of a saved page of Paprika, %s, are the story', ([, inside, story]) => {
  expect(read(inside).story?.replace(/\n+/g, '\n')).toBe(story)
})

test('the description and the nutrition of such a page are kept', () => {
  const more = `<div class="description text" itemprop="description"><p>Bright.</p></div>
    <div class="nutrition text" itemprop="nutrition"><p>Calories: 250</p><p>Fat: 3 g</p></div>`
  const recipe = read(more)
  expect(recipe.description).toBe('Bright.')
  expect(recipe.calories).toBe(250)
})

test('the comments of readers of a page are no notes of the chef', () => {
  const reader =
    '<div itemprop="comment" itemscope itemtype="http://schema.org/Comment"><b itemprop="author">Bo</b><p itemprop="text">Lovely!</p></div>'
  expect(read(reader).story ?? '').not.toContain('Lovely')
})

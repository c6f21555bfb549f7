import { expect, test } from 'vitest'
import { importRecipes } from '../../test/import-recipes.ts'
import { withoutMarkdown } from './markdown.ts'

test('marks of Markdown are taken out where they embrace words', () => {
  const texts = {
    '**Mix** the flour': 'Mix the flour',
    '**Tip:** stir *gently*, **do not beat**.': 'Tip: stir gently, do not beat.',
    '***Very*** hot': 'Very hot',
    '__Mix__ and _rest_': 'Mix and rest',
    '## Sauce': 'Sauce',
    '(*optional*) basil': '(optional) basil',
    'Use [this pan](https://a.example/pan).': 'Use this pan.',
  }
  for (const [text, words] of Object.entries(texts)) expect(withoutMarkdown(text)).toBe(words)
})

test('the same signs that are no marks stay', () => {
  for (const text of [
    'sugar* and salt*',
    'sugar** ($0.26**)',
    '2 * 3 * 4 cm',
    '1*2*3',
    '* see notes',
    'see_file_name',
    '____',
    '**',
    '#1 flour',
    'salt [see note]',
  ])
    expect(withoutMarkdown(text)).toBe(text)
})

test('recipes are stored without them, lines that are marked as headings are headings, and the report says so', () => {
  const [recipe] = importRecipes({
    name: '**Soup**',
    description: '_Warm_\n**good**',
    recipeIngredient: ['**Base**', '1 **large** leek', '## Top', '*chives*'],
    recipeInstructions: [
      { '@type': 'HowToSection', name: '**Broth**', itemListElement: ['**Cut** it.', '**Boil** it.'] },
    ],
  }).recipes
  expect(recipe?.fields).toMatchObject({
    name: 'Soup',
    description: 'Warm\ngood',
    ingredients: [
      { ingredient_text: '1 large leek', section: 'Base' },
      { ingredient_text: 'chives', section: 'Top' },
    ],
    instructions: [
      { step_text: 'Cut it.', section: 'Broth' },
      { step_text: 'Boil it.', section: 'Broth' },
    ],
  })
  for (const field of ['ingredients', 'instructions'])
    expect(recipe?.report).toContainEqual(expect.objectContaining({ field, outcome: 'changed' }))
})

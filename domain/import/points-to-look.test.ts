import { expect, test } from 'vitest'
import { readRecipes } from './read-recipes.ts'
import { pointsToLook } from './points-to-look.ts'

function readOne(recipe: object) {
  const whole = { '@type': 'Recipe', name: 'Soup', recipeYield: 4, ...recipe }
  const [read] = readRecipes(JSON.stringify(whole))
  if (!read?.recipe) throw new RangeError('No recipe')
  return read.recipe
}

test('a line and a step that lost a value in the file ask for a look until somebody has written it', () => {
  const { fields, ...origin } = readOne({
    recipeIngredient: ['undefined cups milk', '2 leeks'],
    recipeInstructions: ['Boil for NaN minutes.', 'Serve.'],
  })
  expect(pointsToLook(fields, origin)).toEqual([
    { field: 'ingredients', label: '1 line with a missing value' },
    { field: 'instructions', label: '1 step with a missing value' },
  ])
  const written = {
    ...fields,
    ingredients: fields.ingredients.map((line) => ({ ...line, ingredient_text: '2 cups milk' })),
    instructions: fields.instructions.map((step) => ({ ...step, step_text: 'Boil for 5 minutes.' })),
  }
  expect(pointsToLook(written, origin)).toEqual([])
})

test('fields that hold only such a word say nothing', () => {
  const { fields } = readOne({
    recipeIngredient: ['2 leeks'],
    description: 'undefined',
    author: 'null',
    keywords: ['NaN', 'winter'],
    recipeInstructions: ['[object Object]', 'Serve.'],
  })
  expect(fields).toMatchObject({ description: null, author_name: null, keywords: ['winter'] })
  expect(fields.instructions.map(({ step_text }) => step_text)).toEqual(['Serve.'])
})

import { expect, test } from 'vitest'
import { judgeRecipe } from 'food-verdicts/diet/judge-recipe'
import { importRecipes } from './read-recipes.ts'

/** What was stored, and what was said about one diet. */
function read(diet: string, recipeIngredient: string[], more: object = {}) {
  const { recipes } = importRecipes({ '@type': 'Recipe', name: 'Dish', recipeIngredient, ...more })
  const recipe = recipes[0]!
  const said = recipe.report.find(
    ({ field, reason }) => field === 'dietary_restrictions' && reason.startsWith(`${diet}:`),
  )
  const isStored = recipe.fields.dietary_restrictions.some((stored) => stored === diet)
  return {
    isStored,
    state: recipe.diets.find((verdict) => verdict.diet === diet)?.state,
    outcome: said?.outcome,
  }
}

test('a diet that the ingredients keep is stored, claimed or not', () => {
  const lines = ['2 carrots', '1 onion', '1 tbsp olive oil']
  expect(read('vegan', lines)).toEqual({ isStored: true, state: 'yes', outcome: 'guessed' })
  expect(read('vegan', lines, { suitableForDiet: 'VeganDiet' })).toEqual({
    isStored: true,
    state: 'yes',
    outcome: 'kept',
  })
  expect(read('vegan', lines, { keywords: 'quick, Vegan' })).toMatchObject({
    isStored: true,
    outcome: 'kept',
  })
})

test('a claim that the ingredients contradict is dropped', () => {
  const claim = { suitableForDiet: ['https://schema.org/VegetarianDiet'] }
  expect(read('vegetarian', ['1 chicken', '2 carrots'], claim)).toEqual({
    isStored: false,
    state: 'no',
    outcome: 'dropped',
  })
})

test('a keyword that only resembles a diet claims nothing', () => {
  const more = { keywords: 'Vegetarian-adaptable' }
  expect(read('vegetarian', ['200 g ground turkey', '2 carrots'], more)).toEqual({
    isStored: false,
    state: 'no',
    outcome: undefined,
  })
})

test.each(['1 cup rolled oats', '2 tbsp ketchup'])('no claim answers for a packet: %s', (line) => {
  const lines = ['2 carrots', '1 onion', line]
  expect(read('gluten-free', lines)).toEqual({ isStored: false, state: 'check-label', outcome: undefined })
  expect(read('gluten-free', lines, { suitableForDiet: 'GlutenFreeDiet' })).toEqual({
    isStored: false,
    state: 'check-label',
    outcome: 'dropped',
  })
})

test('no claim answers for a line that nobody knows', () => {
  const lines = ['2 carrots', '1 onion', '2 tbsp brindlewort']
  for (const diet of ['vegan', 'gluten-free', 'keto']) {
    expect(read(diet, lines, { keywords: diet })).toEqual({
      isStored: false,
      state: 'check-label',
      outcome: 'dropped',
    })
  }
})

test('a diet that depends on what is left out is not stored, and the report says so', () => {
  expect(read('vegan', ['2 carrots', '1 onion', 'grated cheese (optional)'], { keywords: 'vegan' })).toEqual({
    isStored: false,
    state: 'yes-if',
    outcome: 'dropped',
  })
})

test('lines in another language prove no diet, whoever claims it', () => {
  expect(read('vegan', ['2 szál sárgarépa', '1 fej hagyma'], { suitableForDiet: 'VeganDiet' })).toEqual({
    isStored: false,
    state: 'unknown',
    outcome: 'dropped',
  })
})

test('the verdicts are those on what is stored, where a keyword is dropped that repeats the category', () => {
  const [recipe] = importRecipes(
    JSON.stringify({
      '@type': 'Recipe',
      name: 'Courgette Soup',
      recipeCategory: 'Keto',
      keywords: 'keto, lunch',
      recipeIngredient: ['2 courgettes', '1 tbsp olive oil'],
    }),
  ).recipes
  if (!recipe) throw new Error('The recipe is refused')
  expect(recipe.fields.keywords).toEqual(['lunch'])
  expect(recipe.diets).toEqual(judgeRecipe(recipe.fields))
  expect(recipe.fields.dietary_restrictions).not.toContain('keto')
})

test('no label overlooks ingredients in capitals', () => {
  expect(read('dairy-free', ['FLOUR', 'MILK', 'SUGAR', '1 cup water']).state).toBe('no')
})

test('a published diet that the ingredients contradict is dropped, and the line and the word are named', () => {
  const { recipes } = importRecipes({
    '@type': 'Recipe',
    name: 'Stew',
    suitableForDiet: 'https://schema.org/VeganDiet',
    recipeIngredient: ['200 g beef', '1 onion'],
  })
  const said = recipes[0]!.report.find(
    ({ field, outcome }) => field === 'dietary_restrictions' && outcome === 'dropped',
  )
  expect(said?.reason).toContain('“beef” in “200 g beef”')
})

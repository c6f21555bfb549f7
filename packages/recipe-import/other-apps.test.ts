import { expect, test } from 'vitest'
import { readImported } from '../../test/imported-recipes.ts'
import { importRecipes } from '../../test/import-recipes.ts'
import { listLeftOut } from './left-out.ts'

/** What becomes of a file with one recipe. */
function read(file: unknown) {
  const read = readImported(file)
  expect(read).toHaveLength(1)
  return read[0] as (typeof read)[number]
}

test('a recipe of KitchenOwl has items for ingredients, and its description is its method', () => {
  const recipe = {
    ...{ name: 'Soup', description: '1. Peel @winter_squash.\n2. **Boil** it.', photo: 'a.jpg' },
    ...{ time: 40, cook_time: 30, prep_time: 10, yields: 4, source: 'https://a.example/soup', tags: [] },
    items: [
      { name: 'Winter squash', description: '1 kg, peeled', optional: false },
      { name: 'Salt', description: '', optional: false },
      { name: 'Dill', description: 'fresh', optional: true },
    ],
  }
  const shopping = [{ name: 'Squash', category: 'Vegetables' }]
  expect(read({ recipes: [recipe], items: shopping, expenses: [] })).toMatchObject({
    ...{
      name: 'Soup',
      description: null,
      times: [10, 30, 40],
      servings: 4,
      source: 'https://a.example/soup',
    },
    lines: ['1 kg Winter squash, peeled', 'Salt', 'Dill, fresh, optional'],
    steps: ['Peel Winter squash.', 'Boil it.'],
  })
})

test('a list of things to buy, a menu and an order are no recipes', () => {
  const milk = { name: 'Milk', description: '1 l' }
  for (const file of [
    { name: 'Week', items: [milk] },
    { name: 'Menu', description: 'Sunday', items: [{ name: 'Roast', ingredients: [] }], duration: 2 },
    { name: 'Order', items: [], yields: 4 },
  ])
    expect(importRecipes(file).recipes).toEqual([])
})

test('times that stand together are read, as Whisk keeps them', () => {
  const file = {
    ...{ name: 'Salmon', servings: 4, images: [{ url: 'https://w.example/s.jpg', responsive: {} }] },
    durations: { prepTime: 10, cookTime: 25, totalTime: 35 },
    source: { name: 'Example', sourceRecipeUrl: 'https://w.example/salmon' },
    ingredients: [{ text: '4 salmon fillets', name: 'salmon', quantity: 4, group: null }],
    instructions: { steps: [{ text: 'Bake.', group: null }] },
  }
  expect(read({ recipes: [file] })).toMatchObject({
    ...{ times: [10, 25, 35], image: 'https://w.example/s.jpg', source: 'https://w.example/salmon' },
    ...{ lines: ['4 salmon fillets'], steps: ['Bake.'] },
  })
})

test('times that stand together have short names, and lists say their order', () => {
  const ingredients = [
    { order: 1, ingredient: { name: 'water' }, quantity: { amount: 400, quantityType: 'MILLS' } },
    { order: 0, ingredient: { name: 'rice' }, quantity: { amount: 200, quantityType: 'GRAMS' } },
  ]
  expect(read({ label: 'Rice', times: { prep: 5, cook: 20, total: 25 }, ingredients })).toMatchObject({
    ...{ name: 'Rice', times: [5, 20, 25], lines: ['200 grams rice', '400 ml water'] },
  })
})

test('servings that are nought are not said, and a number beside the words of a yield counts them', () => {
  const servings = (more: object) => read({ name: 'x', ingredients: ['1 egg'], ...more }).servings
  expect(servings({ recipeServings: 0, recipeYieldQuantity: 3, recipeYield: 'bowls' })).toBe(3)
  expect(servings({ recipeServings: 0, recipeYieldQuantity: 0, recipeYield: 'bowls' })).toBeNull()
  expect(servings({ recipeServings: 0, recipeYield: '4 people' })).toBe(4)
  expect(servings({ recipeServings: 4, recipeYieldQuantity: 0, recipeYield: '' })).toBe(4)
  expect(servings({ recipeServings: 4, recipeYieldQuantity: 0, recipeYield: 'bowls' })).toBe(4)
  expect(servings({ recipeServings: 0 })).toBeNull()
})

test('a recipe of Crouton has its units in capitals, its ranges in two numbers and headings among its steps', () => {
  const line = (name: string, quantity?: object) => ({ uuid: 'x', ingredient: { uuid: 'y', name }, quantity })
  const file = {
    ...{ uuid: '8C', name: 'Soup', serves: 6, duration: 15, cookingDuration: 30, notes: 'Stir.' },
    ...{ webLink: 'https://c.example/soup', tags: [{ uuid: 't', color: '#FFF', name: 'Chicken' }] },
    ingredients: [
      line('chicken', { quantityType: 'POUND', amount: 0.75 }),
      line('leek', { quantityType: 'ITEM', amount: 1 }),
      line('salt'),
      line('broth', { quantityType: 'CUP', amount: 5, secondaryAmount: 6 }),
      line('oil', { quantityType: 'FLUID_OUNCE', amount: 2 }),
      line('Zucker', { quantityType: 'EL', amount: 2 }),
    ],
    steps: [
      { order: 0, isSection: true, step: 'In a slow cooker' },
      { order: 1, isSection: false, step: 'Combine everything.' },
    ],
  }
  expect(read(file)).toMatchObject({
    ...{ times: [15, 30, 45], servings: 6, story: 'Stir.', source: 'https://c.example/soup' },
    lines: ['0.75 pound chicken', '1 leek', 'salt', '5-6 cup broth', '2 fluid ounce oil', '2 EL Zucker'],
    steps: ['In a slow cooker > Combine everything.'],
  })
})

test('flat lists keep their headings, whatever marks them', () => {
  const file = {
    ...{ type: 'food', name: 'Pudding', servings: 6 },
    ingredients_flat: [
      { type: 'group', name: 'Base' },
      { type: 'ingredient', amount: '100', unit: 'g', name: 'rice', notes: 'rinsed' },
    ],
    instructions_flat: [
      { type: 'group', name: 'Oven' },
      { type: 'instruction', text: '<p>Bake.</p>' },
    ],
  }
  expect(read(file)).toMatchObject({ lines: ['Base > 100 g rice, rinsed'], steps: ['Oven > Bake.'] })
  const ingredients = [
    { Name: 'turkey', Quantity: 500, Unit: 'g' },
    { Name: 'Sauce', Quantity: null, IsHeading: true },
    { Name: 'parsley', Quantity: 2, Unit: 'tbsp', PreparationNotes: 'chopped' },
    { food: null, unit: null, amount: 0, note: 'To serve', is_header: true },
    { food: { name: 'rice' }, unit: { name: 'g' }, amount: 100.0 },
  ]
  expect(read({ title: 'Balls', ingredients }).lines).toEqual([
    '500 g turkey',
    'Sauce > 2 tbsp parsley, chopped',
    'To serve > 100 g rice',
  ])
})

test('an amount of two numbers is a fraction, and beside it a title names the food', () => {
  const ingredient_groups = [
    { title: '', ingredients: [{ title: 'oil', numerator: 1, denominator: 2, measurement: 'cup' }] },
    { title: 'Top', ingredients: [{ title: 'figs', numerator: 7, denominator: 4, measurement: '' }] },
  ]
  expect(
    read({ title: 'Bake', info: 'Mild.', ingredient_groups, directions: 'Slice.\r\nBake.' }),
  ).toMatchObject({
    ...{ name: 'Bake', lines: ['1/2 cup oil', 'Top > 1 3/4 figs'], steps: ['Slice.', 'Bake.'] },
  })
})

test('headings alone are no ingredients', () => {
  const { recipes, problems } = importRecipes({ name: 'Soup', ingredients: [{ title: 'Base', name: '' }] })
  expect(recipes).toEqual([])
  expect(problems).toMatchObject([{ detail: 'Soup has no ingredients.' }])
})

test('notes stand where no story is told, and are left out beside one, so that none is lost', () => {
  const recipe = { name: 'Soup', recipeIngredient: ['1 leek'] }
  const told = (more: object) => read({ ...recipe, ...more }).story
  expect(told({ notes: ['<p>Freezes well.</p>', 'Serve warm.'] })).toBe('Freezes well.\n\nServe warm.')
  expect(told({ note: 'Rest.', tips: [{ title: 'Tip', text: 'Stir.' }] })).toBe('Rest.\n\nTip: Stir.')
  expect(told({ notes: [{ title: '', text: '' }] })).toBeNull()
  const both = { ...recipe, story: 'Mine.', notes: 'Freezes well.' }
  expect(told(both)).toBe('Mine.')
  expect(listLeftOut(both)).toEqual([{ name: 'Notes', value: 'Freezes well.' }])
  const comment = [
    { name: 'Author Notes', text: 'Chill.' },
    { name: 'Ann', text: 'Nice.' },
  ]
  expect(told({ comment })).toBe('Chill.')
  expect(listLeftOut({ ...recipe, comment })).toEqual([{ name: 'Comments', value: 'Ann: Nice.' }])
  const [entry] = importRecipes({ ...recipe, notes: 'Rest.' }).recipes[0]?.report.filter(
    ({ field }) => field === 'story',
  ) ?? [undefined]
  expect(entry).toMatchObject({ outcome: 'guessed', from: 'Rest.' })
})

test('numbers in powers are the numbers that they are', () => {
  const file = { name: 'Soup', ingredients: '1 leek', totalTime: 'PT1e400M' }
  const nutritionOf = (nutrition: object) =>
    importRecipes({ ...file, nutrition }).recipes[0]?.fields.nutrition
  expect(read(file).times).toEqual([null, null, null])
  expect(nutritionOf({ calories: '1e308', protein: '1.2E1 g' })).toMatchObject({
    calories: null,
    protein_content_g: 12,
  })
  expect(nutritionOf({ calories: '1.255 kJ' })?.calories).toBe(300)
})

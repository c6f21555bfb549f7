import { expect, test } from 'vitest'
import { readImported } from '../../test/imported-recipes.ts'
import { importRecipes } from '../../test/import-recipes.ts'

const read = (file: object) => readImported({ name: 'x', ingredients: ['1 egg'], ...file })[0]

test('a title of Mealie begins a part that goes on until the next one, also within a text of several steps', () => {
  const step = (title: string | null, text: string) => ({ id: 'x', title, summary: '', text })
  const recipeInstructions = [
    step('', 'Heat the oven.'),
    step('Base', '1. Melt.\n2. Stir.'),
    step('', 'Chill.'),
    step('Top', 'Whip.'),
    step(null, 'Serve.'),
  ]
  expect(read({ recipeInstructions })?.steps).toEqual([
    ...['Heat the oven.', 'Base > Melt.', 'Base > Stir.', 'Base > Chill.', 'Top > Whip.', 'Top > Serve.'],
  ])
  expect(read({ steps: [{ heading: 'Base', text: 'Melt.' }, { text: 'Serve.' }] })?.steps).toEqual([
    ...['Base > Melt.', 'Serve.'],
  ])
})

test('a food and its unit are called by what there is of them, and a note stands behind a comma', () => {
  const unit = { name: 'tablespoon', pluralName: 'tablespoons', abbreviation: 'tbsp' }
  const carrot = { name: 'carrot', plural_name: 'carrots' }
  const linesOf = (...ingredients: object[]) => read({ ingredients })?.lines
  expect(
    linesOf(
      { quantity: 2, unit, food: { name: 'oil', pluralName: '' } },
      { quantity: 1, unit, food: carrot },
      { amount: 3, unit: null, food: carrot, note: 'peeled' },
      { quantity: 2, unit: { ...unit, useAbbreviation: true }, food: carrot },
    ),
  ).toEqual(['2 tablespoons oil', '1 tablespoon carrot', '3 carrots, peeled', '2 tbsp carrots'])
  const food = { name: 'egg' }
  expect(
    linesOf(
      { display: '2 eggs beaten', food, note: 'beaten' },
      { display: '¹/₂ cup cream', food: { name: 'cream' }, note: '' },
      { display: '3 eggs, beaten', food, note: 'beaten' },
      { display: '2 eggs (large)', food, note: '(large)' },
      { display: '1 cup rice', food: null, note: 'rice' },
    ),
  ).toEqual(['2 eggs, beaten', '1/2 cup cream', '3 eggs, beaten', '2 eggs (large)', '1 cup rice'])
})

test('named steps of Tandoor are parts of the list, and a line that a step names leaves out its note', () => {
  const line = (amount: number, food: string, note = '') => ({
    amount,
    unit: { name: 'g' },
    food: { name: food },
    note,
  })
  const steps = [
    { name: 'Ragù', instruction: 'Brown {{ ingredients[0] }}.', ingredients: [line(400, 'beef', 'lean')] },
    { name: 'Béchamel', instruction: 'Melt.', ingredients: [line(20, 'butter')] },
    { name: 'Oven', instruction: 'Bake.', ingredients: [] },
  ]
  expect(read({ ingredients: null, steps })).toMatchObject({
    lines: ['Ragù > 400 g beef, lean', 'Béchamel > 20 g butter'],
    steps: ['Ragù > Brown 400 g beef.', 'Béchamel > Melt.', 'Oven > Bake.'],
  })
  const some = [{ ...steps[0] }, { ...steps[1], name: '' }]
  expect(read({ ingredients: null, steps: some })?.lines).toEqual(['400 g beef, lean', '20 g butter'])
})

test('photographs and recipes that Paprika names among the words leave only words', () => {
  const file = {
    ingredients: '1 egg\n200 ml [recipe:Chicken Stock]',
    directions: 'Boil. [photo:1.jpg]\n\n[photo:2.jpg]\n\nServe with [recipe:Mash].',
  }
  expect(read({ ...file, notes: 'See [recipe:Mash].' })).toMatchObject({
    lines: ['1 egg', '200 ml Chicken Stock'],
    steps: ['Boil.', 'Serve with Mash.'],
    story: 'See Mash.',
  })
})

test('numbers of steps go below headings, and in other languages', () => {
  expect(read({ instructions: '# Method\n1. Boil.\n2. Blend.' })?.steps).toEqual([
    'Method > Boil.',
    'Method > Blend.',
  ])
  expect(read({ instructions: '## A\n1. Boil.\n2. Blend.\n## B\n1. Eat.' })?.steps).toEqual([
    ...['A > Boil.', 'A > Blend.', 'B > Eat.'],
  ])
  expect(read({ instructions: '## A\n1. Boil.\n## B\n2. Eat.' })?.steps).toEqual(['A > Boil.', 'B > Eat.'])
  expect(read({ instructions: 'PREP:\n1. Boil.\n2. Blend.\nSERVE:\n1. Eat.' })?.steps).toEqual([
    ...['PREP > Boil.', 'PREP > Blend.', 'SERVE > Eat.'],
  ])
  expect(read({ instructions: '## A\n2. Boil.\n4. Eat.' })?.steps).toEqual(['A > 2. Boil.', 'A > 4. Eat.'])
  expect(read({ instructions: ['Étape 1 : Éplucher.', 'Étape 2 : Cuire.'] })?.steps).toEqual([
    'Éplucher.',
    'Cuire.',
  ])
})

test('headings of HTML part a list of ingredients', () => {
  const ingredients = '<h4>Soup</h4><ul><li>1 leek</li></ul><h4>To serve</h4><ul><li>cream</li></ul>'
  expect(read({ ingredients })?.lines).toEqual(['Soup > 1 leek', 'To serve > cream'])
})

test('the text of Mela describes the recipe, and the text of a page does not', () => {
  expect(read({ text: 'Old school.', link: 'https://a.example' })?.description).toBe('Old school.')
  const typed = { '@type': 'Recipe', name: 'x', recipeIngredient: ['1 egg'], text: 'All of the page.' }
  expect(importRecipes(typed).recipes[0]?.fields.description).toBeNull()
})

test('a step that is a list with bullets is several steps, of the part that its name begins', () => {
  const steps = [
    { name: 'Filling', instruction: '* Dice the chicken.\n* Simmer.', ingredients: [] },
    { name: 'Crust', instruction: '1. Roll.\n2. Cover.', ingredients: [] },
    { name: '', instruction: 'Bake.\n- or freeze', ingredients: [] },
  ]
  expect(read({ steps })?.steps).toEqual([
    ...['Filling > Dice the chicken.', 'Filling > Simmer.', 'Crust > Roll.', 'Crust > Cover.'],
    'Bake. - or freeze',
  ])
})

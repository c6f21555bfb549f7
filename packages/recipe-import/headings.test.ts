import { expect, test } from 'vitest'
import { readImported } from '../../test/imported-recipes.ts'

const lines = (recipeIngredient: unknown) =>
  readImported({ '@type': 'Recipe', name: 'Dish', recipeIngredient, recipeInstructions: ['Mix.'] })[0]!.lines

test.for([
  '--- Dip ---',
  'Dip ---',
  '-- Dip --',
  '— Dip —',
  '== Dip ==',
  'Dip ===',
  '*** Dip ***',
  '*** Dip',
  '~ Dip ~',
  '+++ Dip +++',
  '___Dip___',
  '## Dip',
  '## Dip ##',
  '<b>Dip</b>',
  '<strong>Dip:</strong>',
  '<u>Dip</u>',
  '<h4>Dip</h4>',
  '**Dip**',
  '__Dip__',
  '[Dip]',
  '{Dip}',
  '【Dip】',
  '■ Dip',
  '>> Dip <<',
  'Dip:',
  'For the dip:',
  'DIP',
  '• Dip:',
  '::: Dip :::',
])('“%s” above lines is a heading', (heading) => {
  const [first, second] = lines([heading, '100 g yoghurt', '1 tbsp mint'])
  expect(first).toMatch(/^(For the )?dip > 100 g yoghurt$/i)
  expect(second).toMatch(/^(For the )?dip > 1 tbsp mint$/i)
})

test.for([
  ['Glaze', '100 g sugar'],
  ['Dressing', '2 tbsp olive oil'],
  ['Filling', '3 apples'],
  ['Topping', '50 g oats'],
  ['Teig', '200 g Mehl'],
  ['Marinade', '2 EL Öl'],
  ['Füllung', '3 Äpfel'],
  ['Garniture', '3 pommes'],
])('“%s” alone, with an amount below, is a heading', ([heading, below]) => {
  expect(lines(['250 g carrots', heading, below!, '1 pinch salt'])).toEqual([
    '250 g carrots',
    `${heading} > ${below}`,
    `${heading} > 1 pinch salt`,
  ])
})

test('a word above lines that are set in is a heading', () => {
  expect(lines('2 carrots\nRiver glaze\n  100 g sugar\n  1 lemon')).toEqual([
    '2 carrots',
    'River glaze > 100 g sugar',
    'River glaze > 1 lemon',
  ])
})

test.for([
  ['Salt', '200 g rice'],
  ['Butter', '2 eggs'],
  ['Walnuts', '2 carrots'],
  ['<b>Salt</b>', '200 g rice'],
  ['**Walnuts**', '2 carrots'],
  ['Salt -', '200 g rice'],
  ['- Salt', '200 g rice'],
  ['* Salt', '200 g rice'],
  ['– Pfeffer', '200 g Reis'],
  ['Salt and pepper', '2 carrots'],
  ['Custard', '2 apples'],
  ['Peanut sauce', '2 carrots'],
  ['Parmesan', '200 g pasta'],
  ['<u>Peanuts</u>', '2 carrots'],
  ['Sonnenblumenöl', '200 g Mehl'],
])('the food “%s” that stands alone is no heading', ([food, below]) => {
  const read = lines([food, below])
  expect(read).toHaveLength(2)
  expect(read[1]).toBe(below)
})

test('a food above lines that are set in is no heading', () => {
  expect(lines('Walnuts\n  2 carrots')).toEqual(['Walnuts', '2 carrots'])
})

test('a word of a section at the end, or above foods without amounts, stays a line', () => {
  expect(lines(['1 lettuce', 'Dressing'])).toEqual(['1 lettuce', 'Dressing'])
  expect(lines(['1 cake', 'Icing', 'Sprinkles'])).toEqual(['1 cake', 'Icing', 'Sprinkles'])
})

test('a heading before a line in one text', () => {
  expect(lines(['2 carrots', '[Sauce] 2 onions', '1 tomato'])[1]).toMatch(
    /^Sauce > 2 onions$|^\[Sauce\] 2 onions$/,
  )
})

const food = (name: string) => ({
  food: { name },
  unit: { name: 'g' },
  amount: 50,
  note: '',
  is_header: false,
  no_amount: false,
})
const header = (note: string) => ({
  food: null,
  unit: null,
  amount: 0,
  note,
  is_header: true,
  no_amount: false,
})
const tandoor = (...steps: object[]) =>
  readImported({ name: 'Soup', working_time: 5, waiting_time: 5, servings: 4, steps })[0]!.lines.map((line) =>
    line.replace('50 g ', ''),
  )
const cook = (name: string, ...ingredients: object[]) => ({ name, instruction: 'Cook.', ingredients })

test.for<[what: string, steps: object[], lines: string[]]>([
  [
    'to a step without a name',
    [cook('Base', food('lentils'), header('Spice'), food('salt')), cook('', food('cream'))],
    ['Base > lentils', 'Spice > salt', 'cream'],
  ],
  [
    'where no step has a name',
    [cook('', food('lentils'), header('Spice'), food('salt')), cook('', food('cream'))],
    ['lentils', 'Spice > salt', 'cream'],
  ],
  [
    'from the end of a step',
    [cook('', food('lentils'), header('Spice')), cook('', food('cream'))],
    ['lentils', 'cream'],
  ],
  [
    'over a step without lines',
    [cook('', header('Spice'), food('salt')), cook(''), cook('', food('cream'))],
    ['Spice > salt', 'cream'],
  ],
  [
    'past a heading of the next step',
    [cook('', header('Spice'), food('salt')), cook('', header('Top'), food('cream')), cook('', food('leek'))],
    ['Spice > salt', 'Top > cream', 'leek'],
  ],
  [
    'from the name of a step',
    [cook('Base', food('lentils')), cook('', food('cream'))],
    ['Base > lentils', 'cream'],
  ],
])('a heading of Tandoor does not run on %s', ([, steps, expected]) => {
  const read = tandoor(...steps)
  // The name of a step heads its steps; of its lines it may or may not.
  expect(read.map((line) => line.replace(/^Base > /, ''))).toEqual(
    expected.map((line) => line.replace(/^Base > /, '')),
  )
})

test('a group of WP Recipe Maker without a name does not stand under the one before', () => {
  const group = (name: string, item: string) => ({
    name,
    ingredients: [{ amount: '1', unit: '', name: item, notes: '' }],
  })
  const file = {
    ...{ type: 'food', name: 'Cake', summary: '', servings: '4' },
    ingredients: [group('Batter', 'egg'), group('', 'lemon')],
    instructions: [
      { name: 'Batter', instructions: [{ text: 'Mix.' }] },
      { name: '', instructions: [{ text: 'Bake.' }] },
    ],
  }
  expect(readImported([file])[0]).toMatchObject({
    lines: ['Batter > 1 egg', '1 lemon'],
    steps: ['Batter > Mix.', 'Bake.'],
  })
})

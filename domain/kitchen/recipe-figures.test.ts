import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readIngredient } from '../ingredient/read-ingredient.ts'
import { readSteps } from '../step/read-steps.ts'
import type { System, View } from './figure.ts'
import { listRecipeFigures } from './recipe-figures.ts'
import { rewriteText } from './rewrite.ts'

/** The lines of a list, and after them the steps, as a view shows them. */
function show(list: string[], view: View, ...steps: string[]): string[] {
  const lines = list.map((text) => ({ text, line: readIngredient(text) }))
  const marks = readSteps(
    steps,
    lines.map(({ line }) => line),
  )
  const figures = listRecipeFigures(
    lines,
    steps.map((text, index) => ({ text, marks: marks[index] ?? [] })),
  )
  const all = [...figures.lines, ...figures.steps]
  return [...list, ...steps].map((text, index) => rewriteText(text, all[index] ?? [], view))
}

test('cups become grams by the food of the table, liquids millilitres, and spoons stay', () => {
  const list = [
    '1¾ cups all-purpose flour',
    '1 cup sugar',
    '½ cup unsalted butter, melted',
    '½ cup milk',
    '1 tsp vanilla extract',
    '2 cups chopped parsley or chives',
  ]
  expect(show(list, { ratio: 1, system: 'metric' }).slice(0, 5)).toEqual([
    '220 g all-purpose flour',
    '200 g sugar',
    '115 g unsalted butter, melted',
    '120 ml milk',
    '1 tsp vanilla extract',
  ])
})

test('grams become cups for what American cooks measure, and ounces for what they weigh', () => {
  expect(
    show(['250 g plain flour', '500 g chicken breast', '450 g carrots', '250 ml milk'], {
      ratio: 1,
      system: 'us',
    }),
  ).toEqual(['2 cups plain flour', '18 oz chicken breast', '1 lb carrots', '1 cup milk'])
})

test('salt, spices and leavening by the spoon stay for more servings, in steps too, and fresh herbs do not; all follow fewer', () => {
  const list = [
    '2 cups flour',
    '1 tsp salt',
    '½ tsp ground cinnamon',
    '1 tsp baking powder',
    '1 tbsp chopped parsley',
  ]
  expect(show(list, { ratio: 2 }, 'Mix 2 cups flour, 1 tsp salt and 1 tbsp parsley for 2 minutes.')).toEqual([
    '4 cups flour',
    '1 tsp salt',
    '½ tsp ground cinnamon',
    '1 tsp baking powder',
    '2 tbsp chopped parsley',
    'Mix 4 cups flour, 1 tsp salt and 2 tbsp parsley for 2 minutes.',
  ])
  expect(show(list, { ratio: 1 / 4 }, 'Mix 2 cups flour and 1 tsp salt for 2 minutes.')).toEqual([
    '½ cup flour',
    '¼ tsp salt',
    '⅛ tsp ground cinnamon',
    '¼ tsp baking powder',
    '¾ tsp chopped parsley',
    'Mix ½ cup flour and ¼ tsp salt for 2 minutes.',
  ])
})

test('what stays by the spoon stays in the grams beside it, too', () => {
  const list = ['2 cups flour', '1 teaspoon (6g) salt', '1 tablespoon (10g) cocoa', '10 g (2 tsp) salt']
  expect(show(list, { ratio: 2 })).toEqual([
    '4 cups flour',
    '1 teaspoon (6g) salt',
    '2 tablespoons (20g) cocoa',
    '20 g (4 tsp) salt',
  ])
})

test('a pint holds what the words and units of its list say, and where they say nothing it stays a pint', () => {
  const british = ['1 pint milk', '200 g plain flour', '4 fl oz double cream']
  expect(show(british, { ratio: 1, system: 'metric' }, 'Warm ½ pint of the milk.')).toEqual([
    '570 ml milk',
    '200 g plain flour',
    '115 ml double cream',
    'Warm 285 ml of the milk.',
  ])
  expect(show(british, { ratio: 1, system: 'us' })[0]).toBe('2⅓ cups milk')
  expect(show(['1 pint milk', '2 cups all-purpose flour'], { ratio: 1, system: 'metric' })[0]).toBe(
    '475 ml milk',
  )
  const unsure = ['1 pint milk', '8 oz butter', '2 eggs']
  expect(show(unsure, { ratio: 1, system: 'metric' })[0]).toBe('1 pint milk')
  expect(show(unsure, { ratio: 1 / 2 })[0]).toBe('½ pint milk')
  expect(show(['½ pint milk', '200 g plain flour'], { ratio: 1 / 4 })[0]).toBe('⅛ pint milk')
  expect(show(['¾ pint milk', '200 g plain flour'], { ratio: 1 / 2 })[0]).toBe('215 ml milk')
})

test('a mix of spices follows the servings', () => {
  expect(show(['1 tbsp chili powder', '1 tsp ground cumin', '½ tsp salt'], { ratio: 2 })).toEqual([
    '2 tbsp chili powder',
    '2 tsp ground cumin',
    '1 tsp salt',
  ])
})

test('a step shows amounts for other servings, and temperatures, sizes and times as they are', () => {
  const step =
    'Heat the oven to 350°F, grease a 9-inch tin, and beat 2 eggs with ½ cup of the sugar for 3 minutes.'
  const list = ['1 cup sugar', '2 eggs']
  expect(show(list, { ratio: 2 }, step)[2]).toBe(
    'Heat the oven to 350°F, grease a 9-inch tin, and beat 4 eggs with 1 cup of the sugar for 3 minutes.',
  )
  expect(show(list, { ratio: 2, system: 'metric' }, step)[2]).toBe(
    'Heat the oven to 180°C, grease a 23 cm tin, and beat 4 eggs with 200 g of the sugar for 3 minutes.',
  )
})

test.each([
  [
    ['500 g Weizenmehl', '250 ml Vollmilch', '3 Eier'],
    '300 g Mehl mit 150 ml Milch und 2 Eiern verrühren.',
    '600 g Mehl mit 300 ml Milch und 4 Eiern verrühren.',
  ],
  [['500 g Mehl'], '300 g Weizenmehl einrühren.', '600 g Weizenmehl einrühren.'],
  [['100 g Butter', '50 g Erdnussbutter'], '80 g Butter schmelzen.', '160 g Butter schmelzen.'],
  [['2 EL Rapsöl'], '1 EL Öl erhitzen.', '2 EL Öl erhitzen.'],
  [
    ['3 dl vetemjöl', '5 dl standardmjölk'],
    'Vispa 3 dl mjöl och 2,5 dl mjölk.',
    'Vispa 6 dl mjöl och 5 dl mjölk.',
  ],
  [['300 g hvedemel', '2 dl sødmælk'], 'Bland 200 g mel og 1 dl mælk.', 'Bland 400 g mel og 2 dl mælk.'],
  [['100 g rørsukker', '3 dl helmelk'], 'Rør 50 g sukker i 1 dl melk.', 'Rør 100 g sukker i 2 dl melk.'],
  [['300 g patentbloem'], 'Meng 200 g bloem.', 'Meng 400 g bloem.'],
])('a step calls a compound by its last noun: %s', (list, step, twice) => {
  expect(show(list, { ratio: 2 }, step).at(-1)).toBe(twice)
})

test('lines and steps that nobody had tried are scaled and converted by what the table knows of their food', () => {
  const rows: [view: number | System, written: string, shown: string][] = JSON.parse(
    readFileSync(new URL('fresh-views.fixture.json', import.meta.url), 'utf8'),
  )
  const shown = rows.map(([asked, written]) => {
    const view = typeof asked === 'number' ? { ratio: asked } : { ratio: 1, system: asked }
    // A sentence is a step.
    const texts = written.endsWith('.') ? show([], view, written) : show([written], view)
    return texts[0]?.replaceAll('\u00a0', ' ')
  })
  expect(shown).toEqual(rows.map(([, , wanted]) => wanted))
})

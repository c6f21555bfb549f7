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
    '2 tsp salt',
    '1 tsp ground cinnamon',
    '2 tsp baking powder',
    '2 tbsp chopped parsley',
    'Mix 4 cups flour, 2 tsp salt and 2 tbsp parsley for 2 minutes.',
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

test('where to start with salt is said in the grams beside the spoon, too', () => {
  const list = ['2 cups flour', '1 teaspoon (6g) salt', '1 tablespoon (10g) cocoa', '10 g (2 tsp) salt']
  expect(show(list, { ratio: 4 })).toEqual([
    '8 cups flour',
    '2 teaspoons (12g) salt',
    '4 tablespoons (40g) cocoa',
    '40 g (2 tbsp + 2 tsp) salt',
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

test.each([
  // Nothing is nothing for any number of servings.
  [1 / 6, '0 to taste salt', '0 to taste salt'],
  // The word that is counted has the number that is written.
  [1 / 8, '8 Corn or flour tortillas', '1 Corn or flour tortillas'],
  [1 / 2, '8 corn or flour tortillas', '4 corn or flour tortillas'],
  [1 / 2, '60 ml lemon juice (2 lemons)', '30 ml lemon juice (1 lemon)'],
  [2, '60 ml lemon juice (from about 1 large lemon)', '120 ml lemon juice (from about 2 large lemons)'],
  [3, '180 g courgette (1 medium), peeled', '540 g courgette (3 medium), peeled'],
  [1 / 2, '300 g carrots (about 4 small)', '150 g carrots (about 2 small)'],
  // Nobody takes a part of a pinch, or of a sprig.
  [1 / 4, '2 pinches of salt', '1 pinch of salt'],
  [1 / 4, '1 sprig of thyme', '1 sprig of thyme'],
  [3, '1 sprig of thyme', '3 sprigs of thyme'],
  [1 / 6, '¼ tsp milk', 'less than ⅛ tsp milk'],
  // What would round to nothing is less than the smallest part.
  [1 / 24, '1 egg', 'less than ⅛ egg'],
  [1 / 24, '1–2 eggs', '⅛ egg'],
  [1 / 24, '1 Bund Petersilie', '< ⅛ Bund Petersilie'],
  [1 / 24, '1 dl grädde', '4 ml grädde'],
  [1 / 2, '¼ stick butter', '1 tbsp butter'],
  [1 / 24, '3 sticks celery', '⅛ stick celery'],
  [1 / 12, '1 stick cinnamon', '⅛ stick cinnamon'],
  [1 / 4, '1 drop vanilla essence', '1 drop vanilla essence'],
  [1 / 4, '1 EL Öl', '¼ EL Öl'],
  [1 / 4, '1 Msp. Zimt', '1 Msp. Zimt'],
  [2.5, '1 breakfast cup flour', '2½ breakfast cups flour'],
  [2, '1 coffee-cup of cream', '2 coffee-cups of cream'],
  [2, '1 katori moong dal', '2 katoris moong dal'],
  [1 / 4, '½ tsp (2.5 ml) salt', '⅛ tsp (0.6 ml) salt'],
  [1 / 12, '1 tsp honey', '⅛ tsp honey'],
  // Nobody counts to twenty-five with a spoon.
  [25, '1 tbsp sunflower oil', '1½ cups + 1 tbsp sunflower oil'],
  [5, '6 tablespoons butter', '1¾ cups + 2 tbsp butter'],
  [50 / 6, '4-5 tablespoons of oil', '2-2⅔ cups of oil'],
  [3, '2 tbsp soy sauce', '6 tbsp soy sauce'],
] as const)('for %d times the servings, %s is %s', (ratio, written, shown) => {
  expect(show([written], { ratio })).toEqual([shown])
})

test.each([
  // What the line itself says the cups weigh goes before what they weigh as a rule.
  ['metric', '3 cups dried penne pasta (8 oz.)', '3 cups dried penne pasta (225 g)'],
  ['metric', '½ cup (1 stick) unsalted butter', '115 g (1 stick) unsalted butter'],
  ['metric', '¾ cup brown sugar alternative sweetener', '¾ cup brown sugar alternative sweetener'],
  ['us', '720 g potatoes, peeled (about 600 g left)', '25 oz potatoes, peeled (about 21 oz left)'],
  ['us', '1.8 kg lamb shoulder (about 1.1 kg lean meat)', '4 lb lamb shoulder (about 2½ lb lean meat)'],
  ['us', '1 lb / 450 g potatoes (about 400 g peeled)', '1 lb / 450 g potatoes (about 400 g peeled)'],
] as const)('in %s units, %s is %s', (system, written, shown) => {
  expect(show([written], { ratio: 1, system })).toEqual([shown])
})

test.each([
  [{ ratio: 3.5 }, '2 large eggs', 'Ladle into two warm bowls, pulling the egg up in folds.'],
  [
    { ratio: 3.5 },
    '2 ripe pears, about 180 g each',
    'Spoon it into bowls and lay two quarters of drained pear on each.',
  ],
  [{ ratio: 2 }, '100 ml milk', 'Stir 100 ml milk into each.'],
] as const)('with %o and %s, this step stays: %s', (view, line, step) => {
  expect(show([line], view, step)).toContain(step)
})

test.each([
  ['us', 'Oil a springform tin of 20 cm and line it.', 'Oil a springform tin of 8 inches and line it.'],
  ['us', 'Use a tin of 23 cm with a loose base.', 'Use a tin of 9 inches with a loose base.'],
  ['us', 'Slice the fennel 2 mm thick.', 'Slice the fennel 1/16 inch thick.'],
  [
    'us',
    'Slice it as thin as you can, 1 mm if your hand is steady.',
    'Slice it as thin as you can, 1 mm if your hand is steady.',
  ],
  ['metric', 'Butter a 9×5 inch loaf pan (23×13 cm).', 'Butter a 9×5 inch loaf pan (23×13 cm).'],
  ['metric', 'Cream ½ cup (1 stick) unsalted butter.', 'Cream 115 g (1 stick) unsalted butter.'],
] as const)('in %s units, the step "%s" says "%s"', (system, written, shown) => {
  expect(show(['½ cup (1 stick) unsalted butter'], { ratio: 1, system }, written).at(-1)).toBe(shown)
})

test('nobody cuts peppercorns and cloves', () => {
  const list = ['1 kg beef', '2 l water', '10 peppercorns', '6 whole cloves', '1 bay leaf']
  expect(show(list, { ratio: 1 / 4 }).slice(2)).toEqual(['3 peppercorns', '1½ whole cloves', '¼ bay leaf'])
})

test('of salt and spices, what no spoon is small enough for is a pinch', () => {
  const list = ['500 g carrots', '2 eggs', '¼ tsp fine salt', '½ tsp dried thyme']
  expect(show(list, { ratio: 1 / 6 }).slice(2)).toEqual(['1 pinch fine salt', '1 pinch dried thyme'])
})

import { expect, test } from 'vitest'
import { readLines } from '../../../../test/reading.ts'
import { listSwaps } from './list-swaps.ts'
import { FIRM_GROUPS } from '../triggers/trigger-groups.ts'

const swapsOf = (name: string, list: string, steps: string) =>
  Object.values(
    listSwaps(readLines(list.split(' | '), { name, steps: steps.split(' | '), servings: 4 })),
  ).flat()

/** The texts of all swaps that a dish is offered; null where a food is left out. */
const offered = (...dish: Parameters<typeof swapsOf>) => swapsOf(...dish).map(({ text }) => text)

/** Those for what a spell of soft food leaves out. */
const offeredFirm = (...dish: Parameters<typeof swapsOf>) =>
  swapsOf(...dish)
    .filter(({ groups }) => groups.some((group) => FIRM_GROUPS.includes(group)))
    .map(({ text }) => text)

test.each([
  [
    'Fruit Cake',
    '250 g self-raising flour | 200 g butter | 4 eggs | 150 g raisins | 150 g sultanas | 100 g dried currants',
    'Fold in the flour and fruit. | Bake for 2 hours.',
  ],
  ['Stuffed Dates', '12 medjool dates | 100 g cream cheese', 'Fill the dates with the cheese.'],
  ['Devils on Horseback', '24 prunes | 12 rashers streaky bacon', 'Wrap each prune in bacon. | Bake.'],
  ['Spiced Roasted Nuts', '200 g almonds | 200 g cashews | 1 tbsp honey', 'Toss and roast for 15 minutes.'],
  ['Energy Balls', '200 g dates | 100 g almonds | 50 g rolled oats', 'Blitz everything. Roll into balls.'],
  ['Stuffed Peppers', '4 red peppers | 300 g beef mince', 'Fill the peppers with the mince. Bake.'],
  ['Celery Soup', '1 head celery | 1 potato, peeled | 800 ml vegetable stock', 'Simmer and blend.'],
  ['Green Salad', '1 lettuce | 1 cucumber | 2 tbsp olive oil', 'Toss the leaves with the oil.'],
  ['Coconut Macaroons', '200 g desiccated coconut | 3 egg whites', 'Shape into mounds. Bake.'],
  [
    'Oatmeal Raisin Cookies',
    '150 g butter | 350 g plain flour | 150 g sugar | 1 egg | 100 g raisins',
    'Mix to a dough. Bake for 12 minutes.',
  ],
  [
    'Walnut and Coffee Cake',
    '200 g butter | 200 g self-raising flour | 4 eggs | 100 g walnuts',
    'Beat to a batter. Bake.',
  ],
  ['Buffalo Wings', '1 kg chicken wings | 100 g butter', 'Bake for 45 minutes. Toss in the butter.'],
  ['Blueberry Muffins', '250 g plain flour | 2 eggs | 200 g blueberries', 'Make a batter. Bake.'],
  ['Chia Pudding', '4 tbsp chia seeds | 300 ml almond milk', 'Stir. Chill overnight.'],
  ['Quick Pickled Onions', '2 red onions, sliced | 120 ml lime juice', 'Pour over the juice.'],
])('%s is made of the food that a swap would take away, so none is offered', (...dish) => {
  expect(offeredFirm(...dish)).toEqual([])
})

test.each([
  [
    'Banana Bread',
    '3 bananas | 250 g plain flour | 100 g butter | 2 eggs | 80 g walnuts',
    'Mash the bananas to a batter. Stir in the walnuts. | Bake.',
    [null],
  ],
  [
    'Flapjacks with Dates',
    '250 g white rice flour | 150 g butter | 100 g dates | 100 g golden syrup',
    'Melt the butter. Stir in the rest. Bake.',
    [null],
  ],
  [
    'Sesame Crusted Salmon',
    '4 salmon fillets | 60 g sesame seeds',
    'Press the salmon into the sesame seeds. Bake for 12 minutes.',
    [],
  ],
  [
    'Porridge with Walnuts and Dates',
    '100 g white rice | 500 ml milk | 30 g walnuts | 40 g dates',
    'Simmer the rice in the milk. Serve with the walnuts and dates.',
    ['15 g smooth nut butter', '20 g maple syrup'],
  ],
  [
    'Tomato Soup',
    '1 kg tomatoes | 500 ml vegetable stock',
    'Simmer for 20 minutes, then blend.',
    ['1 kg passata'],
  ],
  ['Brown Rice Pilaf', '300 g brown rice | 600 ml water', 'Simmer for 40 minutes.', ['300 g white rice']],
  [
    'Chicken and Sweetcorn Soup',
    '300 g chicken breast | 150 g sweetcorn | 1 l chicken stock',
    'Simmer for 20 minutes.',
    ['150 g carrots, peeled, diced small and cooked soft'],
  ],
  [
    'Satay Chicken',
    '500 g chicken breast | 60 g crunchy peanut butter | 400 ml coconut milk',
    'Simmer the peanut butter with the coconut milk. Poach the chicken in it.',
    ['60 g smooth peanut butter'],
  ],
  [
    'Vegetable Biryani',
    '300 g basmati rice | 200 g yoghurt | 50 g cashews | 50 g raisins',
    'Layer and bake. Scatter with cashews and raisins.',
    [null, null],
  ],
  [
    'Toad in the Hole',
    '8 sausages | 140 g plain flour | 4 eggs | 200 ml milk',
    'Roast the sausages. Pour over the batter and bake.',
    ['8 sausages, taken out of their skins'],
  ],
  [
    'Pumpkin Soup',
    '1 kg pumpkin, peeled | 3 tbsp pumpkin seeds | 1 l stock',
    'Simmer. Blend. Scatter with the seeds.',
    [null],
  ],
  ['Kale Pesto Pasta', '400 g pasta | 100 g kale pesto', 'Boil the pasta. Stir in the pesto.', []],
])('%s stays the dish that it is', (name, list, steps, swaps) => {
  expect(offeredFirm(name, list, steps)).toEqual(swaps)
})

test.each([
  ['Salted Caramel Sauce', '200 g granulated sugar | 90 g butter', 'Melt the sugar without stirring.'],
  ['Pudding', '4 egg whites | 200 g caster sugar', 'Whisk to stiff peaks with the sugar. Bake.'],
  ['Vanilla Marshmallows', '400 g sugar | 3 egg whites', 'Beat the syrup into the whites.'],
  ['Doughnuts', '500 g flour | 7 g yeast | 2 eggs', 'Mix. Rest for 1 hour. Fry.'],
  ['Buns', '500 g plain flour | 2 eggs', 'Knead for 10 minutes. Bake.'],
  ['Choux Buns', '75 g plain flour | 2 eggs', 'Beat the flour into boiling water.'],
  ['Fish', '500 g sea bass | 200 ml lime juice', 'Cure the fish in the lime juice.'],
  ['Tomatoes for the Cellar', '1 kg tinned tomatoes | 200 ml lemon juice', 'Fill sterilised jars.'],
])('in %s nothing is offered for what holds, sets or keeps it', (...dish) => {
  expect(offered(...dish)).toEqual([])
})

test('where flour, sugar and acid hold nothing they have their swaps', () => {
  expect(offered('White Sauce', '50 g plain flour | 300 ml stock', 'Simmer.')).toEqual([
    '50 g gluten-free flour blend',
  ])
  expect(offered('Sponge Cake', '200 g caster sugar | 4 eggs', 'Beat. Bake.')).toEqual(['135 g caster sugar'])
  expect(offered('Greek Chicken', '900 g chicken | 200 ml lemon juice', 'Simmer.')).toEqual([
    '100 ml lemon juice',
  ])
})

test('nuts that are strewn on top are left out, where nothing pours; a soup has their butter stirred in', () => {
  const list = '1 l custard | 30 g flaked almonds'
  expect(offered('Trifle', list, 'Layer. Top with the almonds.')).toContain(null)
  expect(offered('Vanilla Soup', list, 'Warm. Scatter with the almonds.')).toContain(
    '15 g smooth almond butter',
  )
})

test('nothing wet lies on toasted bread', () => {
  const list = '1 baguette | 4 tomatoes, diced | 1 clove garlic | 1 handful basil'
  const steps = 'Toast the slices, rub with garlic and top with tomatoes.'
  expect(offered('Bruschetta', list, steps)).not.toContainEqual(expect.stringMatching(/passata/))
})

test('beans and mushrooms that a dish is mostly made of have no swap', () => {
  const list = '400 g black beans | 400 g smoked sausage | 200 g chicken thighs'
  expect(offered('Feijoada', list, 'Simmer for 2 hours.')).not.toContainEqual(
    expect.stringMatching(/potatoes/),
  )
  expect(offered('Stew', '100 g black beans | 900 g chicken thighs', 'Simmer.')).toContainEqual(
    expect.stringMatching(/potatoes/),
  )
})

test('nobody is offered a swap for what a dish is made of, and a part of it has one', () => {
  const list = '300 g broccoli | 1 tbsp olive oil'
  expect(offered('Roast Broccoli', list, 'Roast the broccoli.')).toEqual([])
  expect(offered('Chicken Rice', `${list} | 900 g chicken breast`, 'Steam it all.')).toEqual([
    '300 g courgette, peeled',
  ])
})

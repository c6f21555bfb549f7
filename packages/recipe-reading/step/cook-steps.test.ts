import { expect, test } from 'vitest'
import { readRecipe } from '../reading/recipe-reading.ts'
import { readCookSteps } from './cook-steps.ts'

/** Each step with the lines that go in, and its timers as “name: words, seconds”. */
function cook(lines: string[], steps: string[]) {
  const reading = readRecipe({
    ingredients: lines.map((ingredient_text) => ({ ingredient_text, section: null })),
    instructions: steps.map((step_text) => ({ step_text })),
  })
  return readCookSteps(reading).map(({ lines: goesIn, timers }, at) => [
    goesIn.map((line) => lines[line]),
    timers.map(
      ({ start, end, seconds: { least, most }, name }) =>
        `${name}: ${steps[at]?.slice(start, end)}, ${least === most ? least : `${least} to ${most}`}`,
    ),
  ])
}

test('a step says what goes in, and which times are waited for, by the food', () => {
  const lines = [
    '2 leeks',
    '600 g floury potatoes',
    '2 tbsp olive oil',
    '600 ml stock',
    '1 bay leaf',
    '2 cod fillets',
  ]
  const steps = [
    'Put the leeks in a pan with 1 tbsp of the oil and 60 ml of the stock. Sweat for 15 minutes.',
    'Meanwhile simmer the potatoes until soft, 16 to 18 minutes, and let them steam dry for 2 minutes.',
    'Add the rest of the stock and the bay leaf to the leeks.',
    'Slide in the cod and poach it for 7 minutes. Serve on the potatoes.',
  ]
  expect(cook(lines, steps)).toEqual([
    [['2 leeks', '2 tbsp olive oil', '600 ml stock'], ['leeks: 15 minutes, 900']],
    [['600 g floury potatoes'], ['potatoes: 16 to 18 minutes, 960 to 1080', 'potatoes: 2 minutes, 120']],
    [['1 bay leaf'], []],
    [['2 cod fillets'], ['cod: 7 minutes, 420']],
  ])
})

test('of foods with a word in common, the one that is named whole goes in; a line that stands twice goes in once in each step', () => {
  expect(
    cook(
      ['2 tbsp olive oil', '1 tbsp sesame oil', '1 tsp salt', '1 tsp salt', '300 g rice'],
      ['Toss the rice with 1 tsp salt and the sesame oil.', 'Heat the oil with 1 tsp salt.'],
    ),
  ).toEqual([
    [['1 tbsp sesame oil', '1 tsp salt', '300 g rice'], []],
    [['2 tbsp olive oil', '1 tsp salt'], []],
  ])
})

test('a method in another language has timers, too', () => {
  expect(cook(['500 g Karotten', '1 l Wasser'], ['Die Karotten im Wasser 20 Minuten weich kochen.'])).toEqual(
    [[['500 g Karotten', '1 l Wasser'], ['karotten: 20 Minuten, 1200']]],
  )
})

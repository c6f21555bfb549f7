import { expect, test } from 'vitest'
import { readIngredient } from '../ingredient/read-ingredient.ts'
import { listFoodStems, nameTimer } from './timer-name.ts'

const STEMS = listFoodStems(
  [
    '2 leeks',
    '600 g floury potatoes',
    '400 g cod fillet',
    '1 tbsp olive oil',
    '1 tsp salt',
    '200 g rice',
  ].map((line) => readIngredient(line)),
)

const name = (step: string, time: string) => nameTimer(step, step.indexOf(time), STEMS)

test.each([
  // The design's own steps.
  ['Slice the leeks and put them in a pan with the oil and the salt. Sweat for 15 minutes.', '15', 'leeks'],
  ['Meanwhile simmer the potatoes in unsalted water until soft, 16 to 18 minutes.', '16', 'potatoes'],
  // The sentence goes before the step, and what is cooked before what it is cooked with.
  ['Drain the potatoes. Poach the cod for 7 minutes.', '7', 'cod'],
  ['Add the salt and simmer the rice for 18 minutes.', '18', 'rice'],
  ['Lift out the rice. Heat the oil for 1.5 minutes.', '1.5', 'rice'],
  ['Warm the oil for 2 minutes.', '2', 'oil'],
  ['Rest for 5 minutes, then serve with rice.', '5', 'rice'],
  ['Preheat for 10 minutes.', '10', ''],
  ['', '', ''],
])('%s: the timer of %s is called “%s”', (step, time, called) => {
  expect(name(step, time)).toBe(called)
})

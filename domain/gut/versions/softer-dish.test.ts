import { expect, test } from 'vitest'
import { makeSofter } from './gentler.ts'
import type { SoftPhase } from '../profile/phases.ts'
import { readSofterDish } from './softer-dish.ts'

function draw(
  name: string,
  lines: string[],
  steps: string[],
  { phase = 'gentle', softer = null }: { phase?: SoftPhase; softer?: object | null } = {},
) {
  const recipe = {
    name,
    recipe_category: null,
    servings: 2,
    ingredients: lines.map((ingredient_text) => ({ ingredient_text, section: null })),
    instructions: steps.map((step_text) => ({ step_text })),
    softer: softer && JSON.stringify({ [phase]: softer }),
  }
  const version = makeSofter(recipe, phase)
  if ('none' in version) throw new Error(version.none)
  return readSofterDish(recipe, version)
}

const foodsOf = (dish: ReturnType<typeof draw>) => dish?.foods.map(({ food }) => food)

test('what is left out of a version, or swapped for something that one does not see, is not on its plate', () => {
  const salad = [
    'Carrot salad',
    ['400 g carrots, grated', '40 g walnuts'],
    ['Grate.', 'Scatter the walnuts over.'],
  ] as const
  const walnuts = { lines: [{ was: '40 g walnuts', text: '40 g walnuts' }] }
  expect(foodsOf(draw(salad[0], [...salad[1]], [...salad[2]]))).toEqual(['carrot'])
  expect(draw(salad[0], [...salad[1]], [...salad[2]], { softer: walnuts })).toBeUndefined()
})

test('what a version peels has no skin, and what it leaves as it is looks the same', () => {
  const plums = draw('Stewed plums', ['500 g plums'], ['Simmer the plums.'])
  const [peeled] = plums?.foods ?? []
  expect(peeled).toMatchObject({ food: 'plum', look: { colour: peeled?.look.inner } })
  expect(draw('Boiled rice', ['200 g white rice'], ['Boil the rice.'])).toBeUndefined()
})

test('with a stricture, fish that a sentence flakes lies in pieces', () => {
  const cod = [
    'Poached cod',
    ['2 cod fillets', '300 g potatoes, peeled'],
    ['Poach the cod.', 'Mash the potatoes.'],
  ] as const
  const stricture = draw(cod[0], [...cod[1]], [...cod[2]], { phase: 'stricture' })
  expect(stricture?.form).toBe('cubes')
  expect(stricture?.foods.find(({ food }) => food === 'cod' || food === 'white fish')?.cut).toBe('flaked')
  expect(draw(cod[0], [...cod[1]], [...cod[2]])).toBeUndefined()
})

import { expect, test } from 'vitest'
import { readImported } from '../../test/imported-recipes.ts'

const steps = (...recipeInstructions: object[]) =>
  readImported({
    ...{ name: 'Beef', slug: 'beef', recipeServings: 2, recipeInstructions },
    recipeIngredient: [{ quantity: 1, unit: null, food: { name: 'carrot' }, note: '', title: '' }],
  })[0]!.steps

test.for<[what: string, instructions: object[], steps: string[]]>([
  [
    'heads its step',
    [
      { title: '', summary: 'Make the rice', text: 'Boil the rice.' },
      { title: '', summary: 'Prepare the sauce', text: 'Whisk it.' },
    ],
    ['Make the rice > Boil the rice.', 'Prepare the sauce > Whisk it.'],
  ],
  [
    'does not head the next one',
    [
      { title: '', summary: 'Make the rice', text: 'Boil the rice.' },
      { title: '', summary: '', text: 'Serve.' },
    ],
    ['Make the rice > Boil the rice.', 'Serve.'],
  ],
  [
    'that counts the steps is no heading',
    [
      { title: '', summary: 'Step 1', text: 'Boil.' },
      { title: '', summary: 'Step: 2', text: 'Serve.' },
    ],
    ['Boil.', 'Serve.'],
  ],
  ['that repeats the text is no heading', [{ title: '', summary: 'Boil.', text: 'Boil.' }], ['Boil.']],
  [
    'loses its marks',
    [{ title: '', summary: ' **Make the rice** ', text: 'Boil.' }],
    ['Make the rice > Boil.'],
  ],
  ['that is blank is none', [{ title: null, summary: '  ', text: 'Boil.' }], ['Boil.']],
  [
    'within a section begins its step',
    [
      { title: 'Sauce', summary: 'Whisk', text: 'Beat it.' },
      { title: '', summary: '', text: 'Rest it.' },
    ],
    ['Sauce > Whisk: Beat it.', 'Sauce > Rest it.'],
  ],
])('the summary of a step of Mealie %s', ([, instructions, expected]) => {
  expect(steps(...instructions)).toEqual(expected)
})

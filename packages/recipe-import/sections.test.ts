import { expect, test } from 'vitest'
import { toIngredients, toInstructions } from './sections.ts'

const line = (ingredient_text: string, is_heading = false) => ({
  ingredient_text,
  original_text: ingredient_text,
  is_heading,
})
const step = (step_number: number, step_text: string, section: string | null, is_heading = false) => ({
  step_number,
  step_text,
  section,
  is_heading,
})

test('lines stand under the last heading above them, without its colon', () => {
  expect(
    toIngredients([line('1 egg'), line('Sauce:', true), line('milk'), line('Top', true), line('chives')]),
  ).toEqual([
    { ingredient_text: '1 egg', section: null },
    { ingredient_text: 'milk', section: 'Sauce' },
    { ingredient_text: 'chives', section: 'Top' },
  ])
})

test('what templates leave behind of empty parts is taken out of lines', () => {
  const lines = {
    '1 onion (, chopped)': '1 onion (chopped)',
    '1 onion (; chopped,)': '1 onion (chopped)',
    '4 filets (, (1 inch thick))': '4 filets ((1 inch thick))',
    '1 onion, , chopped': '1 onion, chopped',
    'salt ()': 'salt',
    ', salt,': 'salt',
    'salt (, )': 'salt',
    '1,5 l (2,5 pt) milk; warm (.5 l)': '1,5 l (2,5 pt) milk; warm (.5 l)',
    '(,)': '(,)',
  }
  for (const [published, stored] of Object.entries(lines))
    expect(toIngredients([line(published)])).toEqual([{ ingredient_text: stored, section: null }])
})

test('steps stand under the heading that was published for them', () => {
  const steps = [step(0, 'Dough', 'Dough', true), step(1, 'Knead.', 'Dough'), step(2, 'Serve.', null)]
  expect(toInstructions(steps).map(({ section }) => section)).toEqual(['Dough', null])
})

test('a guessed heading holds until a published section begins', () => {
  const steps = [
    { ...step(0, 'Preparation', null, true), heading_kind: 'guessed' as const },
    step(1, 'Wash.', null),
    step(1, 'Dough', 'Dough', true),
    step(2, 'Knead.', 'Dough'),
  ]
  expect(toInstructions(steps).map(({ section }) => section)).toEqual(['Preparation', 'Dough'])
})

test('the name of a step inside a section begins its text', () => {
  const name = { ...step(0, 'Knead', 'Dough', true), heading_kind: 'step' as const }
  const steps = [
    step(0, 'Dough', 'Dough', true),
    name,
    step(1, 'By hand.', 'Dough'),
    step(2, 'Rest.', 'Dough'),
  ]
  expect(toInstructions(steps)).toMatchObject([
    { step_text: 'Knead: By hand.', section: 'Dough' },
    { step_text: 'Rest.', section: 'Dough' },
  ])
})

test('steps keep their numbers and addresses', () => {
  expect(toInstructions([{ ...step(1, 'Stir.', null), step_url: 'https://a.example/1' }])).toEqual([
    { step_number: 1, step_text: 'Stir.', section: null, step_url: 'https://a.example/1' },
  ])
})

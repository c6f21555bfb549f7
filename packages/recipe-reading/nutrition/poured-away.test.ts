import { expect, test } from 'vitest'
import { readRecipe } from '../reading/recipe-reading.ts'
import { nutritionOf } from './shown-nutrition.ts'

type Written = { name?: string; steps?: string[]; section?: string }

function compute(lines: string[], { name = 'Dinner', steps = [], section }: Written = {}) {
  const ingredients = lines.map((ingredient_text) => ({ ingredient_text, section: section ?? null }))
  const instructions = steps.map((step_text) => ({ step_text }))
  return nutritionOf(readRecipe({ name, ingredients, instructions, servings: 4 }))
}

/** What is counted of each line, in whole grams: the middle of what may be eaten. */
const gramsOf = (lines: string[], written?: Written) =>
  compute(lines, written).lines.map(([part]) =>
    part?.grams ? Math.round((part.grams.least + part.grams.most) / 2) : 0,
  )

const CHOPS = ['700 g pork chops', '100 g soy sauce', '80 g olive oil', '40 g sugar']
const MARINATE = 'Mix the soy sauce, oil and sugar. Lay the chops in it overnight.'

test.each([
  'Remove the chops from the marinade and discard the marinade. Grill.',
  'Discard the remaining marinade and grill.',
  'Lift the chops out of the marinade, letting it drip.',
])('a marinade that is poured away is eaten nobody knows how much of: %s', (step) => {
  const steps = [MARINATE, step]
  expect(gramsOf(CHOPS, { steps })).toEqual([700, 50, 40, 20])
  expect(compute(CHOPS, { steps }).perServing).toBeUndefined()
})

test.each([
  'Remove the chops from the marinade, reserving the marinade. Grill.',
  'Take the chops out of the marinade and fry. Add the marinade to the pan.',
  'Lift the chops from the marinade. Boil the marinade until thick.',
  'Grill the chops with the marinade.',
  'Do not discard the marinade.',
])('a marinade that is eaten counts whole: %s', (step) => {
  expect(gramsOf(CHOPS, { steps: [MARINATE, step] })).toEqual([700, 100, 80, 40])
})

test('a little of a marinade that is poured away leaves a dish its figures, but for its sodium', () => {
  const steps = ['Lay the chops in the soy sauce.', 'Discard the marinade.']
  const { coverage, perServing } = compute(['1 kg pork chops', '30 g soy sauce'], { steps })
  expect(coverage).toBe(1)
  expect(perServing?.kcal).toBeGreaterThan(300)
  expect(perServing?.sodium_mg).toBeNull()
})

test('what a later step takes again is no part of the marinade', () => {
  const steps = [MARINATE, 'Discard the marinade. Fry in the oil.']
  expect(gramsOf(CHOPS, { steps })).toEqual([700, 50, 80, 20])
})

test('buttermilk that chicken is lifted from stays behind, nobody knows how much of it', () => {
  const lines = ['1 kg chicken thighs', '400 g buttermilk', '200 g flour']
  const steps = ['Lay the chicken in the buttermilk.', 'Lift it from the buttermilk and turn it in flour.']
  expect(gramsOf(lines, { steps })).toEqual([1000, 200, 200])
  expect(gramsOf(lines, { steps: ['Whisk the buttermilk into the flour.'] })).toEqual([1000, 400, 200])
})

test('nobody knows how much of the liquor of pickles is eaten', () => {
  const lines = ['300 g cucumber', '100 g white vinegar', '170 g water', '30 g sugar']
  const [unknown, whole] = [
    [300, 50, 85, 15],
    [300, 100, 170, 30],
  ]
  expect(gramsOf(lines, { name: 'Quick pickled cucumbers' })).toEqual(unknown)
  expect(compute(lines, { name: 'Quick pickled cucumbers' }).perServing).toBeUndefined()
  expect(gramsOf(lines, { section: 'For the pickled cucumber' })).toEqual(unknown)
  expect(gramsOf(lines, { name: 'Bread and Butter Pickles' })).toEqual(unknown)
  expect(gramsOf(lines, { name: 'Salmon and pickled cucumber' })).toEqual(whole)
  expect(gramsOf(lines, { name: 'Cucumber salad' })).toEqual(whole)
  expect(gramsOf(lines, { name: 'Beef with pickled cucumber' })).toEqual(whole)
  expect(gramsOf(['300 g pickles', '30 g sugar'], { name: 'Pickle relish' })).toEqual([300, 30])
})

test('the sugar of a brine or a cure goes with its salt', () => {
  expect(gramsOf(['2 kg turkey breast', '4 l water', '200 g salt', '100 g brown sugar'])[3]).toBe(0)
  expect(gramsOf(['1 kg salmon', '60 g salt', '60 g sugar'])[2]).toBe(0)
  expect(gramsOf(['2 kg turkey breast', '20 g salt', '100 g brown sugar'])[2]).toBe(100)
  expect(gramsOf(['2 kg turkey breast', '200 g salt', '300 g honey'])[2]).toBe(300)
})

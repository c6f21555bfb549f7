import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DIETARY_RESTRICTIONS } from 'recipe-basics/recipe/recipe'
import { claimedDiets } from './diet-claims.ts'

test.each([
  ['https://schema.org/GlutenFreeDiet', 'gluten-free'],
  ['http://schema.org/VegetarianDiet', 'vegetarian'],
  ['schema:VeganDiet', 'vegan'],
  ['GlutenFreeDiet', 'gluten-free'],
  ['gluten free', 'gluten-free'],
  ['Gluten-Free Diet', 'gluten-free'],
  ['glutenfri', 'gluten-free'],
  ['Sans gluten', 'gluten-free'],
  ['Végétarien', 'vegetarian'],
  ['Bezglutenowe', 'gluten-free'],
  ['mælkefri', 'dairy-free'],
  ['#Vegan', 'vegan'],
  ['Low Carb', 'low-carb'],
  ['ketogenic diet', 'keto'],
  ['Paleo', 'paleo'],
  ['nut-free', 'nut-free'],
])('"%s" claims %s', (label, diet) => {
  expect(claimedDiets([label], [])).toEqual([{ diet, claim: label }])
  expect(claimedDiets([], [label])).toEqual([{ diet, claim: label }])
})

test.each([
  'Vegetarian-adaptable',
  'not vegan',
  'vegan option',
  'vegan, vegetarian',
  'gluten',
  'lactose-free',
  'https://schema.org/LowLactoseDiet',
  'https://schema.org/LowCalorieDiet',
  'https://evil.example/GlutenFreeDiet',
  'healthy',
  'diet',
  '',
])('"%s" claims nothing', (label) => {
  expect(claimedDiets([label], [label])).toEqual([])
})

test('one claim a diet, in the order of the diets, the stronger source first', () => {
  expect(
    claimedDiets(['https://schema.org/GlutenFreeDiet'], ['gluten free', 'keto', 'Vegan', 'low carb keto']),
  ).toEqual([
    { diet: 'vegan', claim: 'Vegan' },
    { diet: 'gluten-free', claim: 'https://schema.org/GlutenFreeDiet' },
    { diet: 'low-carb', claim: 'low carb keto' },
    { diet: 'keto', claim: 'keto' },
  ])
})

test('any labels are read without failing', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (labels) => {
      for (const { diet } of claimedDiets(labels, labels)) expect(DIETARY_RESTRICTIONS).toContain(diet)
    }),
  )
})

import { expect, test } from 'vitest'
import { readImported } from '../../test/imported-recipes.ts'
import { importRecipes } from '../../test/import-recipes.ts'

const recipe = { name: 'Soup', ingredients: ['1 leek'] }
const factsOf = (more: object) => importRecipes({ ...recipe, ...more }).recipes[0]?.fields.nutrition

test('facts that stand among the parts of a recipe are read, as a guess, and are not said to be left out', () => {
  const facts = { calories: '150', fat: '5g', carbohydrates: '20 g', protein: 4, sodium: '300mg' }
  expect(factsOf(facts)).toMatchObject({
    ...{ calories: 150, fat_content_g: 5, carbohydrate_content_g: 20, protein_content_g: 4 },
    sodium_content_mg: 300,
  })
  expect(readImported({ ...recipe, ...facts, rating: 4 })[0]?.left).toEqual({ Rating: '4' })
  const { report = [] } = importRecipes({ ...recipe, ...facts }).recipes[0] ?? {}
  expect(report.filter(({ field }) => field === 'nutrition')).toMatchObject([{ outcome: 'guessed' }])
  expect(factsOf({ caloriesPerServing: 180 })).toMatchObject({ calories: 180 })
  expect(factsOf({ nutrition_per_serving: { calories: 320, protein: '18 g' } })).toMatchObject({
    ...{ calories: 320, protein_content_g: 18 },
  })
})

test('one number is no fact of a serving, and words are none, and nutrition of its own counts alone', () => {
  expect(factsOf({ calories: 1300 })).toBeNull()
  expect(readImported({ ...recipe, calories: 1300 })[0]?.left).toEqual({ Calories: '1300' })
  expect(factsOf({ salt: 'to taste', sugar: 'a little', calories: 90 })).toBeNull()
  expect(factsOf({ nutrition: { calories: 90 }, fat: '5 g', protein: '3 g' })).toMatchObject({
    ...{ calories: 90, fat_content_g: null, protein_content_g: null },
  })
})

import { expect, test } from 'vitest'
import { importRecipes } from '../../test/import-recipes.ts'
import { nutritionOfText } from './nutrition-text.ts'

test('facts that a text tells by name are read, however they are parted', () => {
  for (const text of [
    'Calories: 210\nProtein: 38 g\nTotal Fat: 4.5g',
    'Calories: 210 kcal,\nProtein: 38 g,\nTotal Fat: 4,5 g',
    'Per serving: Calories 210; Protein 38 g; Total Fat 4.5 g',
    'Calories 210, Protein 38g, Total Fat 4.5 g',
    '<p>Calories: 210 | Protein: 38 g | Total Fat - 4.5 g</p>',
  ])
    expect(
      importRecipes({ name: 'x', ingredients: '1 egg', nutritional_info: text }).recipes[0]?.fields.nutrition,
    ).toMatchObject({
      ...{ calories: 210, protein_content_g: 38, fat_content_g: 4.5 },
    })
  expect(nutritionOfText('210 kcal, 38 g protein; 4 g of fat')).toEqual({
    ...{ energy: '210 kcal', protein: '38 g', fat: '4 g' },
  })
})

const factsOf = (nutrition: unknown) =>
  importRecipes({ name: 'x', ingredients: '1 egg', nutrition }).recipes[0]?.fields.nutrition

test('labels of other languages are read, with energy in two units and parts of a fact in brackets', () => {
  expect(
    factsOf(
      'pro Portion:\nBrennwert: 1.250 kJ / 299 kcal\nFett: 9,5 g\ndavon gesättigte Fettsäuren: 5,5 g\nKohlenhydrate: 40 g\ndavon Zucker: 12 g\nEiweiß: 12 g\nSalz: 0,5 g',
    ),
  ).toMatchObject({
    ...{ calories: 299, fat_content_g: 9.5, saturated_fat_content_g: 5.5, carbohydrate_content_g: 40 },
    ...{ sugar_content_g: 12, protein_content_g: 12, sodium_content_mg: 200 },
  })
  expect(
    factsOf('Par portion : 95 kcal, Protéines 0,4 g, Glucides 22 g (dont sucres 19 g), Lipides 0,3 g'),
  ).toMatchObject({
    ...{ calories: 95, protein_content_g: 0.4, carbohydrate_content_g: 22 },
    ...{ sugar_content_g: 19, fat_content_g: 0.3 },
  })
  expect(factsOf('Energia: 250 kcal\nBiałko: 8 g\nWęglowodany: 30 g\nw tym cukry: 4 g')).toMatchObject({
    ...{ calories: 250, protein_content_g: 8, carbohydrate_content_g: 30, sugar_content_g: 4 },
  })
})

test('facts are known by names of other languages, whose unit counts where the number has none', () => {
  expect(
    factsOf({ 'Energie (kJ)': 1255, Eiweiß: '6 g', koolhydraten: '15 g', 'Natrium (g)': 0.4 }),
  ).toMatchObject({
    ...{ calories: 300, protein_content_g: 6, carbohydrate_content_g: 15, sodium_content_mg: 400 },
  })
  const listed = [
    { name: 'Energy (kJ)', amount: 2500, unit: 'kJ' },
    { name: 'Energy (kcal)', amount: 597, unit: 'kcal' },
    { name: 'of which saturates', amount: 8, unit: 'g' },
  ]
  for (const list of [listed, listed.toReversed()])
    expect(factsOf(list)).toMatchObject({ calories: 597, saturated_fat_content_g: 8 })
  expect(factsOf({ calories: 200, Fett: '' })).toMatchObject({ calories: 200, fat_content_g: null })
})

test('a fact whose name and unit stand in its type is read, as Tandoor has it', () => {
  const properties = [
    { property_amount: 410, property_type: { name: 'Calories', unit: 'kcal' } },
    { property_amount: 12.5, property_type: { name: 'Fat', unit: 'g' } },
  ]
  const [recipe] = importRecipes({ name: 'x', ingredients: '1 egg', nutrition: null, properties }).recipes
  expect(recipe?.fields.nutrition).toMatchObject({ calories: 410, fat_content_g: 12.5 })
})

test('a text that does not name its numbers says nothing, and what is read of one is a guess', () => {
  for (const text of [
    '210',
    '210 kcal per serving',
    'Serves 4',
    'Low in fat: try it with 2 eggs. Protein: much',
  ])
    expect(nutritionOfText(text)).toBeUndefined()
  const report = (nutrition: string) =>
    importRecipes({ name: 'x', ingredients: '1 egg', nutrition }).recipes[0]?.report.flatMap(
      ({ field, outcome, reason }) => (field === 'nutrition' ? [[outcome, reason]] : []),
    )
  expect(report('Fat: 4 g\nProtein: 8 g')).toEqual([['guessed', 'Read from a text: please check.']])
  expect(report('Yield: 4\nLevel: 2')).toEqual([['dropped', 'The text does not say which number is which.']])
  expect(report('Per 100 g: kcal\nFat: 4 g\nProtein: 8 g')).toContainEqual([
    'guessed',
    'These seem to be facts of 100 g, not of one serving: please check.',
  ])
})

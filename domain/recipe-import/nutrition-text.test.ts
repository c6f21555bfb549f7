import { expect, test } from 'vitest'
import { importRecipes } from './import-recipes.ts'
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
  expect(nutritionOfText('210 kcal, 38 g protein; 4 g of fat')).toEqual({ protein: '38 g', fat: '4 g' })
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

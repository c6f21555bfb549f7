import { expect, test } from 'vitest'
import { importRecipes } from '../../test/import-recipes.ts'
import { publishedObject } from './published-object.ts'
import { readNutrition } from './read-nutrition.ts'
import { startReport } from './report.ts'

function read(nutrition: unknown) {
  const report = startReport()
  return {
    facts: readNutrition(publishedObject({ nutrition }, new Map()), null, report),
    report: report.entries,
  }
}

test('spec.md section 5: the first number of a text is taken', () => {
  const calories: [unknown, number][] = [
    ['250 kcal', 250],
    ['312,8 kcal', 312.8],
    ['1.066.7 kcal', 1066.7],
    ['1,204 kcal', 1204],
    ['250 <b>kcal</b>', 250],
    [208, 208],
    ['4 1/2', 4.5],
  ]
  for (const [published, number] of calories)
    expect([published, read({ calories: published }).facts?.calories]).toEqual([published, number])
  expect(read({ carbohydrateContent: '18g carbohydrate (8g sugars' }).facts?.carbohydrate_content_g).toBe(18)
  expect(read({ fatContent: '.5 g' }).facts?.fat_content_g).toBe(0.5)
})

test('the long tails of floating point numbers are cut', () => {
  expect(read({ calories: 900.5925600000002 }).facts?.calories).toBe(900.593)
})

test('other names and spellings of the facts are known', () => {
  expect(read({ Calories: '9', fat: '1 g', saturatedFatsContent: '2', '': '7' }).facts).toMatchObject({
    calories: 9,
    fat_content_g: 1,
    saturated_fat_content_g: 2,
  })
})

test('nothing is known from empty objects, units alone and texts', () => {
  for (const nutrition of [
    null,
    [],
    {},
    { '@type': 'NutritionInformation' },
    { calories: ' calories', fatContent: '' },
  ])
    expect(read(nutrition)).toEqual({ facts: null, report: [] })
  expect(read('250 kcal per serving')).toMatchObject({ facts: null, report: [{ outcome: 'dropped' }] })
})

test('amounts that cannot be are dropped, and the report names the field', () => {
  for (const calories of [-5, '-5 kcal', '99999999'])
    expect(read({ calories }).report).toMatchObject([{ field: 'calories', outcome: 'dropped' }])
})

test('units are changed to those of the fields, and the report says so', () => {
  expect(read({ calories: '1046 kJ' })).toMatchObject({ facts: { calories: 250 } })
  for (const calories of ['1046 kJ / 250 kcal', '1046 kJ (250 Cal)', '1.046 MJ (250 kcal)', '1.046 MJ'])
    expect(read({ calories }).facts?.calories, calories).toBe(250)
  expect(read({ sodiumContent: '0.5 g' })).toMatchObject({
    facts: { sodium_content_mg: 500 },
    report: expect.arrayContaining([
      expect.objectContaining({ field: 'sodium_content_mg', outcome: 'changed' }),
    ]),
  })
  expect(read({ sodiumContent: '651 grams' })).toMatchObject({
    facts: { sodium_content_mg: 651 },
    report: expect.arrayContaining([
      expect.objectContaining({ field: 'sodium_content_mg', outcome: 'guessed' }),
    ]),
  })
})

test('units are read where they stand apart from their values, too', () => {
  const facts = (nutrition: unknown) => read(nutrition).facts
  expect(facts({ calories: '1046 kilojoules' })?.calories).toBe(250)
  expect(facts({ calories: { value: 1046, unitText: 'kJ' } })?.calories).toBe(250)
  expect(facts({ calories: { value: '1046', unitCode: 'KJO' } })?.calories).toBe(250)
  expect(facts({ proteinContent: { value: 12_000, unitText: 'mg' } })?.protein_content_g).toBe(12)
  expect(facts({ saltContent: { value: 500, unitCode: 'MGM' } })?.sodium_content_mg).toBe(200)
  const servingSize = { '@type': 'QuantitativeValue', value: 1, unitText: 'cup' }
  expect(facts({ calories: 9, servingSize })?.serving_size).toBe('1 cup')
  const listed = [
    { name: 'Calories', value: '1046', unit: 'kJ' },
    { name: 'Total Fat', amount: 3, unit: 'g' },
  ]
  for (const nutrition of [listed, { nutrients: listed }])
    expect(facts(nutrition)).toMatchObject({ calories: 250, fat_content_g: 3 })
})

test('facts of 100 g are no facts of a serving', () => {
  const warnings = (servingSize: string) =>
    read({ calories: 9, servingSize }).report.filter(({ reason }) => /100 g/.test(reason)).length
  for (const size of ['100 g', 'per 100g', 'pro 100 ml']) expect(warnings(size), size).toBe(1)
  for (const size of ['1 cup (100 g)', '1100 g', '']) expect(warnings(size), size).toBe(0)
})

test('a share of a day and ounces are no grams', () => {
  for (const fatContent of [
    '15%',
    '15 % DV',
    '1 oz',
    '0.5 ounces',
    '1/2 oz',
    '½ oz',
    '2 tsp',
    '900 mcg',
    '9 µg',
    '17 mmol',
    'trace',
  ])
    expect(read({ calories: 100, fatContent }), fatContent).toMatchObject({
      facts: { calories: 100, fat_content_g: null },
      report: expect.arrayContaining([
        expect.objectContaining({ field: 'fat_content_g', outcome: 'dropped', from: fatContent }),
      ]),
    })
  expect(read({ fatContent: '12 g (15%)' }).facts?.fat_content_g).toBe(12)
})

test('salt is read as the sodium that it holds, where no sodium is said', () => {
  const sodiumOf = (nutrition: object) => read({ calories: 100, ...nutrition }).facts?.sodium_content_mg
  expect(sodiumOf({ saltContent: '1 g' })).toBe(400)
  expect(sodiumOf({ salt: '1,5g' })).toBe(600)
  expect(sodiumOf({ saltContent: '500 mg' })).toBe(200)
  expect(sodiumOf({ saltContent: '0 g' })).toBe(0)
  expect(sodiumOf({ saltContent: '1 g', sodiumContent: '380 mg' })).toBe(380)
  for (const saltContent of ['500 g', '-1 g', 'a pinch', '5 %', '1 tsp'])
    expect(sodiumOf({ saltContent })).toBeNull()
})

test('sodium in grams is believed where the other figures leave room for so much salt', () => {
  const stored = (nutrition: object) => {
    const [recipe] = importRecipes({ name: 'Soup', recipeIngredient: ['1 leek'], nutrition }).recipes
    const report = recipe?.report.find(({ field }) => field === 'sodium_content_mg')
    return [recipe?.fields.nutrition?.sodium_content_mg, report?.outcome, report?.reason]
  }
  expect(stored({ calories: '300 kcal', sodiumContent: '1.2 g' })).toEqual([
    1200,
    'changed',
    '1.2 g are 1200 mg.',
  ])
  expect(stored({ calories: '800 kcal', sodiumContent: '3 g' }).slice(0, 2)).toEqual([3000, 'changed'])
  const doubtful =
    '6 g of sodium are 15 g of salt, which a serving of 300 kcal does not hold. If 6 g of salt were meant, it holds 2400 mg of sodium.'
  expect(stored({ calories: '300 kcal', sodiumContent: '6 g' })).toEqual([null, 'dropped', doubtful])
  expect(stored({ fatContent: '3 g', sodiumContent: '6 grams' }).slice(0, 2)).toEqual([null, 'dropped'])
  expect(stored({ calories: '300 kcal', sodiumContent: '6 mg' }).slice(0, 2)).toEqual([6, undefined])
})

test('fibre is read as the British spell it', () => {
  for (const key of ['fibreContent', 'dietaryFibre', 'fibre_content'])
    expect([key, read({ calories: 100, [key]: '3 g' }).facts?.fiber_content_g]).toEqual([key, 3])
})

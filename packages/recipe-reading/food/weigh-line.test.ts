import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Amount, IngredientLine, Quantity } from '../ingredient/ingredient-line.ts'
import { readIngredient } from '../ingredient/read-ingredient.ts'
import { UNITS, type UnitId } from '../ingredient/units.ts'
import { findFood } from './find-food.ts'
import { FOOD_NAMES } from './figures.ts'
import { weighLine } from './weigh-line.ts'

const just = (value: number): Quantity => ({ least: value, most: value })
const amount = (quantity: Quantity, unit?: UnitId, packageSize?: Amount): Amount => ({
  start: 0,
  end: 0,
  quantity,
  ...(unit && { unit }),
  qualifiers: [],
  ...(packageSize && { packageSize }),
})
/** A line that was read as these amounts of what its text names. */
const lineOf = (text: string, ...amounts: Amount[]): IngredientLine => ({
  ...readIngredient(text, 'en'),
  amounts,
  otherAmounts: [],
  food: { start: 0, end: text.length, name: text },
})
const weigh = (text: string, ...amounts: Amount[]) => {
  const line = lineOf(text, ...amounts)
  return weighLine(text, line, findFood(text, line))
}
const grams = (text: string, ...amounts: Amount[]) => {
  const { least, most } = weigh(text, ...amounts).grams ?? { least: 0, most: 0 }
  return [Math.round(least), Math.round(most)]
}

test.each([
  ['flour', amount(just(1), 'cup'), [125, 125]],
  ['almonds, sliced', amount(just(1), 'cup'), [92, 92]],
  ['whole almonds', amount(just(1), 'cup'), [143, 143]],
  ['diced cheddar', amount(just(1), 'cup'), [132, 132]],
  ['brown sugar', amount(just(2), 'tbsp'), [27, 28]],
  ['kosher salt', amount(just(1), 'cup'), [128, 256]],
  ['Morton kosher salt', amount(just(1), 'cup'), [256, 256]],
  ['eggs', amount(just(2)), [100, 100]],
  ['large onion', amount(just(1)), [150, 150]],
  ['garlic', amount({ least: 2, most: 3 }, 'clove'), [6, 9]],
  ['butter', amount(just(0.5), 'stick'), [57, 57]],
  ['fresh parsley', amount(just(1), 'bunch'), [60, 60]],
  ['chickpeas', amount(just(2), 'can'), [510, 510]],
  ['chickpeas', amount(just(2), 'can', amount(just(15), 'oz')), [510, 510]],
  ['chicken broth', amount(just(8), 'oz'), [249, 249]],
  ['sweetened condensed milk', amount(just(14), 'oz'), [397, 397]],
  ['whole sea bass', amount(just(800), 'g'), [400, 400]],
  ['whole side of salmon', amount(just(1), 'kg'), [1000, 1000]],
  ['whole chicken', amount(just(1), undefined, amount(just(4), 'lb')), [1234, 1234]],
  ['boneless chicken thighs', amount(just(1), 'lb'), [454, 454]],
  ['salmon fillets', amount(just(2)), [340, 340]],
])('“%s” weighs what a kitchen weighs: %j is %j g', (text, one, [least, most]) => {
  const [from = 0, to = 0] = grams(text, one)
  expect(Math.abs(from - (least ?? 0))).toBeLessThanOrEqual(1)
  expect(Math.abs(to - (most ?? 0))).toBeLessThanOrEqual(1)
})

test('amounts that add up are weighed together', () => {
  expect(grams('flour', amount(just(1), 'cup'), amount(just(2), 'tbsp'))).toEqual([141, 141])
})

test('a weight beside a volume is believed', () => {
  const line = { ...lineOf('honey', amount(just(1), 'cup')), otherAmounts: [[amount(just(300), 'g')]] }
  expect(weighLine('honey', line, findFood('honey', line))).toMatchObject({ grams: just(300), by: 'weight' })
})

test.each([
  ['2 glasses of zorblatt', 'unknown'],
  ['salt, to taste', 'to taste'],
  ['parsley for garnish', 'to taste'],
  ['sour cream', 'no amount'],
  ['oil for deep frying', 'no amount'],
])('nothing is guessed for “%s”: %s', (text, why) => {
  const line = readIngredient(text, 'en')
  const weight = weighLine(text, line, findFood(text, line))
  expect(weight).toMatchObject({ why })
  expect(weight.grams).toBeUndefined()
})

test('a tablespoon is as large as where the recipe comes from', () => {
  const line = lineOf('olive oil', amount(just(1), 'tbsp'))
  const inOrigin = (origin: 'us' | 'metric' | 'au') =>
    weighLine('olive oil', line, { food: 'olive oil' }, origin).grams?.most
  expect(inOrigin('au')).toBeGreaterThan(inOrigin('metric') ?? 0)
  expect(inOrigin('metric')).toBeGreaterThan(inOrigin('us') ?? 0)
})

const units = Object.keys(UNITS).filter((unit): unit is UnitId => unit in UNITS)

test('any food in any unit weighs twice as much twice, and never less than nothing', () => {
  const food = fc.constantFrom(...FOOD_NAMES)
  const unit = fc.option(fc.constantFrom(...units), { nil: undefined })
  fc.assert(
    fc.property(food, unit, fc.double({ min: 0.01, max: 1_000, noNaN: true }), (name, id, count) => {
      const weightOf = (times: number) => {
        const line = lineOf('one', amount(just(times), id))
        return weighLine('one', line, { food: name })
      }
      const once = weightOf(count)
      const twice = weightOf(count * 2)
      expect(once.reason).not.toBe('')
      if (!once.grams) return
      expect(once.grams.least).toBeGreaterThan(0)
      expect(once.grams.most).toBeGreaterThanOrEqual(once.grams.least)
      expect(twice.grams?.most).toBeCloseTo(once.grams.most * 2, 5)
    }),
    { numRuns: 2_000 },
  )
})

import { expect, test } from 'vitest'
import { readLines } from '../../../test/reading.ts'
import { readLine } from 'recipe-reading/reading/read-line'
import { judgeLine } from './judge-line.ts'
import { judgeAllergen } from '../gut/allergens/judge-allergens.ts'
import { readTriggers } from '../gut/triggers/read-triggers.ts'

test.each([
  '1 cup sugar, for the caramel',
  '150 ml water, for the custard',
  '100 g caster sugar (for the meringue)',
  '1 tsp salt for the pasta water',
  '100 g sugar, for the syrup, sifted',
])('“%s” holds nothing of what its food is for', (line) => {
  expect(judgeLine(readLine(line), 'vegan')).toEqual({ says: 'free' })
  expect(judgeAllergen(readLine(line), 'egg')).toEqual({ says: 'free' })
  expect(judgeAllergen(readLine(line), 'milk')).toEqual({ says: 'free' })
})

test('more of a food is for another, and is none of it', () => {
  const line = '180 ml buttermilk, plus more for topping the biscuits'
  expect(judgeLine(readLine(line), 'gluten-free')).toEqual({ says: 'free' })
  expect(judgeLine(readLine(line), 'dairy-free').says).toBe('breaks')
})

test('what stands before it, beside it or alone is still in the dish', () => {
  const says = (line: string) => judgeAllergen(readLine(line), 'milk').says
  expect(says('100 ml cream, for the custard')).toBe('breaks')
  expect(says('50 g sugar, for the butter cream and milk')).toBe('breaks')
  expect(says('2 tbsp sugar, for the caramel, and 50 g butter')).toBe('breaks')
  expect(says('2 tbsp honey for the ice cream')).toBe('breaks')
  expect(says('1 packet, for the custard')).not.toBe('free')
  expect(says('50 g shortbread, for the cheesecake')).not.toBe('free')
  expect(says('1 tub custard')).toBe('breaks')
})

test.each([
  ['30 g parmesan, for the pasta', 'wheat'],
  ['2 tbsp olive oil, for the pastry', 'wheat'],
  ['1 tbsp butter, for the pancakes', 'egg'],
  ['1 onion, for the stock', 'celery'],
] as const)('“%s” may be all that names what is bought: no word of being without %s', (line, allergen) => {
  expect(judgeAllergen(readLine(line), allergen).says).not.toBe('free')
})

test('the groups of a line are those of its food alone', () => {
  const groups = (line: string) => readTriggers(readLines([line], { servings: 1 }))?.map(({ group }) => group)
  expect(groups('500 ml water, for the custard')).toEqual([])
  expect(groups('500 ml milk, for the custard')).toContain('lactose')
})

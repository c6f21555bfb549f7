import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readIngredient } from '../ingredient/read-ingredient.ts'
import { listLineFigures, type FoodFacts } from './figures-of-line.ts'
import type { View } from './figure.ts'
import { rewrite, rewriteText } from './rewrite.ts'
import { explainStay, STAYS_IN_METHOD } from './stays.ts'

const rows: [ratio: number, written: string, scaled: string][] = JSON.parse(
  readFileSync(new URL('scaled-lines.fixture.json', import.meta.url), 'utf8'),
)

const figuresOf = (line: string, facts: FoodFacts = {}) =>
  listLineFigures(line, readIngredient(line), () => facts)
const show = (line: string, view: View, facts?: FoodFacts) => rewriteText(line, figuresOf(line, facts), view)

test('amounts follow the servings as a cook would write them', () => {
  const scaled = rows.map(([ratio, written]) => show(written, { ratio }))
  expect(scaled).toEqual(rows.map(([, , wanted]) => wanted))
})

test('each piece of a line says what was written in its place', () => {
  const line = '2 x 400 g tins tomatoes'
  expect(rewrite(line, figuresOf(line), { ratio: 2 })).toEqual([
    { text: '4', figure: 0, written: '2' },
    { text: ' x ' },
    { text: '400 g', figure: 1 },
    { text: ' ' },
    { text: 'tins', figure: 0 },
    { text: ' tomatoes' },
  ])
})

test('a spoon of salt stays as it is for other servings, and says why', () => {
  expect(show('½ tsp fine salt', { ratio: 3 }, { stays: 'salt' })).toBe('½ tsp fine salt')
  expect(explainStay('salt', '½ tsp', '1½ tsp')).toBe(
    'Salt follows the water and your taste, not the number of servings. Begin with ½ tsp, taste, and add by the pinch. In step with the servings it would be 1½ tsp.',
  )
})

test('salt by weight follows the servings', () => {
  expect(show('10 g salt', { ratio: 2 }, { stays: 'salt' })).toBe('20 g salt')
})

test('scaling and converting at once prints the amount in the other units', () => {
  expect(show('1 cup flour', { ratio: 2, system: 'metric' }, { gramsPerMl: 125 / 236.588 })).toBe(
    '250 g flour',
  )
  expect(show('½ cup milk', { ratio: 3, system: 'metric' }, { isLiquid: true })).toBe('360 ml milk')
  expect(show('250 ml milk', { ratio: 2, system: 'us' }, { isLiquid: true })).toBe('2 cups milk')
})

test('a ratio that is no number of servings changes nothing', () => {
  for (const ratio of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(show('2 eggs', { ratio })).toBe('2 eggs')
})

test('pan sizes and times say why they stay, and what to do', () => {
  expect(STAYS_IN_METHOD.size).toContain('take a wider pan')
  expect(STAYS_IN_METHOD.time).toContain('go by what the step says')
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readIngredient } from '../ingredient/read-ingredient.ts'
import { listLineFigures, type FoodFacts } from './figures-of-line.ts'
import type { View } from './figure.ts'
import { readLineFigures, readRecipeFigures } from './read-recipe.ts'
import { rewrite, rewriteText } from './rewrite.ts'
import { explainStay, staysInMethod } from './stays.ts'

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

test.each([
  ['a 400g tin of chopped tomatoes', '2 × 400g tins of chopped tomatoes', '½ × 400g tin of chopped tomatoes'],
  ['an onion', '2 onions', '½ onion'],
  ['a pound of mince', '2 pounds of mince', '½ pound of mince'],
  ['A litre of stock', '2 litres of stock', '500 ml of stock'],
  ['juice of a lemon', 'juice of 2 lemons', 'juice of ½ lemon'],
  ['un diente de ajo', '2 dientes de ajo', '½ diente de ajo'],
  ['a pinch of nutmeg', 'a pinch of nutmeg', 'a pinch of nutmeg'],
  ['A scrape of butter', 'A scrape of butter', 'A scrape of butter'],
  ["le jus d'un citron", "le jus d'un citron", "le jus d'un citron"],
  ['three-quarters of a cup of milk', '1½ cups of milk', '6 tbsp of milk'],
  ['zest of 1/2 an orange', 'zest of 1 orange', 'zest of ¼ orange'],
  ['2 lb carrots (about 12)', '4 lb carrots (about 24)', '1 lb carrots (about 6)'],
  ['1 tbsp lemon juice (from about 1/2 lemon)', '2 tbsp lemon juice (from about 1 lemon)', undefined],
  ['1 lb large shrimp (21-25 count)', '2 lb large shrimp (21-25 count)', '½ lb large shrimp (21-25 count)'],
  ['100 g lentils (soaked about 20 minutes)', '200 g lentils (soaked about 20 minutes)', undefined],
  ['1 large (400g) tin tomatoes', '2 large (400g) tins tomatoes', '½ large (400g) tin tomatoes'],
  ['75g pasta per person', '75g pasta per person', '75g pasta per person'],
  ['100 g sugar per 500 g fruit', '100 g sugar per 500 g fruit', '100 g sugar per 500 g fruit'],
  ['¼ pint cream', '½ pint cream', '¼ cup cream'],
  ['¼ stick butter', '½ stick butter', '1 tbsp butter'],
  ['¼ onion', '½ onion', '⅛ onion'],
  ['1 fl oz dark rum', '2 fl oz dark rum', '½ fl oz dark rum'],
  ['1 Peach, stoned', '2 Peaches, stoned', '½ Peach, stoned'],
  ['2 potatoes', '4 potatoes', '1 potato'],
  ['1 asparagus', '2 asparagus', undefined],
])('a line of a list: “%s”', (line, twice, half) => {
  const figures = readLineFigures(line)
  expect(rewriteText(line, figures, { ratio: 2 })).toBe(twice)
  if (half) expect(rewriteText(line, figures, { ratio: 1 / 2 })).toBe(half)
  expect(rewriteText(line, figures, { ratio: 1 })).toBe(line)
})

test('a third of a pound is told in ounces', () => {
  expect(rewriteText('1 lb beef', readLineFigures('1 lb beef'), { ratio: 1 / 3 })).toBe('5¼ oz beef')
})

test('a tin of another system keeps its number apart from its size', () => {
  const tin = '1 28-ounce can tomatoes'
  expect(rewriteText(tin, readLineFigures(tin), { ratio: 1, system: 'metric' })).toBe(
    '1 × 800 g can tomatoes',
  )
})

test('a line that shows no language is of the language of its list', () => {
  const lines = ['20 cl de crème fraîche', '200 g de farine', '3 œufs', '1 oignon']
  const [first] = readRecipeFigures(lines, []).lines
  expect(rewriteText(lines[0] ?? '', first ?? [], { ratio: 1, system: 'us' })).toBe(lines[0])
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

test('a spoon of salt stays as it is for more servings, and says why; for fewer it follows', () => {
  expect(show('½ tsp fine salt', { ratio: 3 }, { stays: 'salt' })).toBe('½ tsp fine salt')
  expect(show('½ tsp fine salt', { ratio: 1 / 2 }, { stays: 'salt' })).toBe('¼ tsp fine salt')
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
  expect(staysInMethod(2)).toMatch(/A fuller pan .* go by what the step says .* take a wider pan/)
  expect(staysInMethod(1 / 2)).toMatch(/dries out sooner: .* go by what the step says .* take a smaller pan/)
})

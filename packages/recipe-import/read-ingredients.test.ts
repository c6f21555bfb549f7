import { isFood } from 'recipe-reading/food/is-food'
import { expect, test } from 'vitest'
import { publishedObject } from './published-object.ts'
import { readIngredients } from './read-ingredients.ts'
import { startReport } from './report.ts'

function read(recipeIngredient: unknown) {
  const report = startReport()
  return {
    lines: readIngredients(publishedObject({ recipeIngredient }, new Map()), report, isFood),
    report: report.entries,
  }
}
const texts = (published: unknown) => read(published).lines.map((line) => line.ingredient_text)
const headings = (published: unknown) =>
  read(published).lines.flatMap((line) => (line.is_heading ? line.ingredient_text : []))

test('lines are read from lists, lists of lists and one text', () => {
  expect(texts(['1 egg', null, ' ', '2 leeks'])).toEqual(['1 egg', '2 leeks'])
  expect(texts([['1 egg', '2 leeks'], ['3 figs']])).toEqual(['1 egg', '2 leeks', '3 figs'])
  expect(texts('1 egg\n2 leeks')).toEqual(['1 egg', '2 leeks'])
  for (const nothing of [null, '', [], [null, ''], {}, Number.POSITIVE_INFINITY])
    expect(texts(nothing)).toEqual([])
})

test('amounts that stand beside the name are put in front of it', () => {
  expect(texts([{ '@type': 'PropertyValue', name: 'flour', value: '200', unitText: 'g' }])).toEqual([
    '200 g flour',
  ])
  expect(texts([{ '@type': 'HowToSupply', name: 'flour', requiredQuantity: '2 cups' }])).toEqual([
    '2 cups flour',
  ])
})

test('what software left in the lines is taken out', () => {
  expect(
    texts([
      'Salt u0026 pepper',
      '1 cupÂ\u00a0milk',
      '1 leek ((chopped))',
      '<a href="/x">1</a> cup',
      '<sup>1</sup>⁄<sub>4</sub> tsp salt',
      'Fish &amp;amp; chips',
      '1  onion , sliced',
    ]),
  ).toEqual([
    'Salt & pepper',
    '1 cup milk',
    '1 leek (chopped)',
    '1 cup',
    '1⁄4 tsp salt',
    'Fish & chips',
    '1 onion, sliced',
  ])
})

test('bullets are taken away, and the line is kept as it was published', () => {
  expect(read(['• 1 egg', '▢ 2 leeks']).lines).toEqual([
    { ingredient_text: '1 egg', original_text: '• 1 egg', is_heading: false },
    { ingredient_text: '2 leeks', original_text: '▢ 2 leeks', is_heading: false },
  ])
})

test('short lines without a bullet among bullets are headings, long ones remarks', () => {
  const remark = 'My mother adds a little miso to this sauce, and it is even better on the following day.'
  const { lines, report } = read([
    'Brown sauce',
    remark,
    '•1 egg',
    '•cooking oil',
    '•2 leeks',
    'Other things',
    '•1 fig',
  ])
  expect(lines.filter((line) => line.is_heading).map((line) => line.ingredient_text)).toEqual([
    'Brown sauce',
    'Other things',
  ])
  expect(report).toContainEqual({
    field: 'ingredients',
    outcome: 'guessed',
    reason: 'This line looks like a remark, not an ingredient.',
    from: remark,
  })
})

test('a heading announces the lines below it, so the last line is none', () => {
  expect(headings(['For the sauce:', '1 egg', 'To serve:'])).toEqual(['For the sauce:'])
  expect(headings(['1 egg', 'salt', 'Cooking oil'])).toEqual([])
})

test('of very many lines, and very long ones, the beginning is kept', () => {
  expect(texts(Array(100_000).fill('1 egg'))).toHaveLength(500)
  expect(texts([`1 ${'g'.repeat(100_000)}`])[0]).toHaveLength(2_000)
})

test('the word of a program for a missing value is left out, and asks for a look at the line', () => {
  const entry = { amount: 'undefined', unit: 'null', name: 'milk', note: 'NaN' }
  const { lines, report } = read(['undefined žličice soli', entry, '2 leeks', 'null', 'None Such mincemeat'])
  expect(lines.map((line) => line.ingredient_text)).toEqual([
    'žličice soli',
    'milk,',
    '2 leeks',
    'None Such mincemeat',
  ])
  const reason =
    'A value is missing in the file. A program wrote a word in its place, which is left out here.'
  const asking = { field: 'ingredients', outcome: 'changed', reason }
  expect(report.filter(({ line }) => line !== undefined)).toEqual([
    { ...asking, line: 'žličice soli', from: 'undefined žličice soli' },
    { ...asking, line: 'milk', from: 'undefined null milk, NaN' },
  ])
})

test('a line of nothing but such words is no line', () => {
  const { lines, report } = read(['undefined null undefined', '2 leeks'])
  expect(lines.map((line) => line.ingredient_text)).toEqual(['2 leeks'])
  expect(report.map(({ outcome }) => outcome)).toContain('dropped')
})

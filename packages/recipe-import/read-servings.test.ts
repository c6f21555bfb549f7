import { expect, test } from 'vitest'
import { publishedObject } from './published-object.ts'
import { readServings } from './read-servings.ts'
import { startReport } from './report.ts'

function read(recipeYield: unknown) {
  const report = startReport()
  return {
    servings: readServings(publishedObject({ recipeYield }, new Map()), report),
    report: report.entries,
  }
}

test('the number of people is read wherever it stands', () => {
  const yields: [unknown, number][] = [
    ['Serves 4.0', 4],
    ['YIELD — 4 servings', 4],
    ['Personen 4', 4],
    ['4人分', 4],
    ['4&nbsp;servings', 4],
    [6, 6],
    [['8', '8 servings'], 8],
    [[4, '4 servings'], 4],
    ['1 9x13 inch pan, 12 servings', 12],
    ['1 (6-inch) cake, serves 8', 8],
    ['2 loaves (about 16 servings)', 16],
    ['2 l, 4-6 portions', 4],
    ['Feeds up to 10', 10],
    ['Makes 2 dozen, serves 8', 8],
  ]
  for (const [published, servings] of yields)
    expect([published, read(published).servings]).toEqual([published, servings])
})

test('sizes and shares are no number of servings, and numbers may be words', () => {
  const yields: [string, number | null, string][] = [
    ['Makes two 9-inch loaves', 2, 'guessed'],
    ['1 9" pie', 1, 'guessed'],
    ['10x10 cm tray, 16 squares', 16, 'guessed'],
    ['One 9x13 pan (15 pieces)', 15, 'guessed'],
    ['8 inch cake', null, 'dropped'],
    ['24 (2 per person)', 24, 'guessed'],
    ['6 x 200ml jars', 6, 'guessed'],
    ['serves two', 2, 'kept'],
    ['Half a dozen', 6, 'guessed'],
    ['two dozen rolls', 24, 'guessed'],
    ['a dozen', 12, 'guessed'],
    ['One-pot meal for 4', 4, 'guessed'],
    ['A crowd', null, 'dropped'],
    ['Makes 12 in a muffin tin', 12, 'guessed'],
    ['8 in a 9x13 pan', 8, 'guessed'],
    ['Makes 30 in about an hour', 30, 'guessed'],
    ['one 9 in pie', 1, 'guessed'],
    ['1 9-in. tart', 1, 'guessed'],
    ['8 in round cake', null, 'dropped'],
    ['9 in', null, 'dropped'],
    ['1e9', null, 'dropped'],
  ]
  for (const [published, servings, outcome] of yields)
    expect(read(published), published).toMatchObject({ servings, report: [{ outcome }] })
})

test('of a range the lower end is taken', () => {
  for (const published of [
    '4-6',
    '4 to 6',
    '4 tot 6',
    '4 to 6 servings',
    'Serves 4 to 6',
    { minValue: 4, maxValue: 6 },
  ])
    expect(read(published).servings).toBe(4)
})

test('quantities are read from their objects', () => {
  expect(read({ '@type': 'QuantitativeValue', value: 4, unitText: 'servings' }).servings).toBe(4)
  expect(read({ value: '6 servings' }).servings).toBe(6)
})

test('of entries that disagree the one that speaks of people counts', () => {
  expect(read(['1 loaf', '8 servings']).servings).toBe(8)
  expect(read(['20', '2 pies']).servings).toBe(20)
})

test('pieces are taken as a guess', () => {
  expect(read('24 cookies')).toMatchObject({ servings: 24, report: [{ outcome: 'guessed' }] })
  expect(read('1 900 g loaf').servings).toBe(1)
  for (const published of ['1½ dozen', '1 1/2 dozen rolls']) expect(read(published).servings).toBe(18)
  expect(read('2-3 dozen').servings).toBe(24)
  expect(read('2 dozen cookies')).toMatchObject({ servings: 24, report: [{ outcome: 'guessed' }] })
})

test('what is no number of servings is dropped', () => {
  for (const published of [
    '',
    'undefined',
    'Diverse mogelijkheden',
    '0',
    '-4',
    -4,
    '0.75 cup',
    1e15,
    1e21,
    1e-7,
    true,
    [],
  ])
    expect([published, read(published)]).toMatchObject([
      published,
      { servings: null, report: [{ field: 'servings', outcome: 'dropped' }] },
    ])
})

test.each([
  ['1 loaf, 10 slices', 10],
  ['1 loaf (about 12 slices)', 12],
  ['1 pan / 24 squares', 24],
  ['1 Kuchen (12 Stücke)', 12],
  ['1 gâteau (8 parts)', 8],
  ['1 brood (ca. 15 sneetjes)', 15],
  ['1 pizza, 8 slices, serves 3', 3],
  ['1 loaf', 1],
  ['1 loaf (900 g)', 1],
  ['2 loaves, 12 slices each', 2],
  [['1', '1 loaf (12 slices)'], 12],
  [['6', '1 pan (24 bars)'], 6],
  [['1', '1 loaf'], 1],
])('one thing serves as many as it is cut into: %j', (published, servings) => {
  expect(read(published).servings).toBe(servings)
})

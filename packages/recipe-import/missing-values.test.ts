import { expect, test } from 'vitest'
import { isMissingValue, withoutMissingValues } from './missing-values.ts'

test.for([
  ['undefined žličice soli', 'žličice soli'],
  ['null cup milk', 'cup milk'],
  ['NaN g flour', 'g flour'],
  ['NULL NULL salt', 'salt'],
  ['[object Object] sugar', 'sugar'],
  ['2 undefined eggs', '2 eggs'],
  ['2 null eggs', '2 eggs'],
  ['None tablespoon oil', 'tablespoon oil'],
  ['2 None eggs', '2 eggs'],
  ['• nil g rice', '• g rice'],
  ['1-undefined carrots', '1 carrots'],
  ['NaN/NaN cup oats', 'cup oats'],
  ['NaN-NaN cup oats', 'cup oats'],
  ['NaN/4 cup oats', 'cup oats'],
  ['NaNg flour', 'g flour'],
  ['nullml milk', 'ml milk'],
  ['2undefined eggs', '2 eggs'],
  ['1 egg, undefined', '1 egg,'],
  ['1 egg, None', '1 egg,'],
  ['1 egg (null)', '1 egg'],
  ['1 egg (beaten, null)', '1 egg (beaten, )'],
])('“%s” has no value in the place of a word that a program printed', ([published, read]) => {
  expect(withoutMissingValues(published ?? '').replace(' ()', '')).toBe(read)
})

test.for([
  'None Such mincemeat',
  '1 jar None Such mincemeat',
  'Quark mit null Prozent Fett',
  'Null Zucker',
  '2 nan breads',
  'nan bread',
  'nullaosta',
  '1 annulled egg',
  'Vanillezucker',
  'Nanaimo bar',
])('“%s” stays: its words are words of people', (line) => {
  expect(withoutMissingValues(line)).toBe(line)
})

test('a value that says nothing is known by its spelling', () => {
  for (const nothing of ['undefined', 'null', 'NaN', '[object Object]', '(null)', '#N/A'])
    expect([nothing, isMissingValue(nothing)]).toEqual([nothing, true])
  for (const name of ['None', 'Null', 'Nan', 'nil'])
    expect([name, isMissingValue(name)]).toEqual([name, false])
})

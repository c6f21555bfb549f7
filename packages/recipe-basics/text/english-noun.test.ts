import { expect, test } from 'vitest'
import { pluralOf, pluralsOf, singularOf } from './english-noun.ts'

const NOUNS = [
  ['egg', 'eggs'],
  ['leaf', 'leaves'],
  ['loaf', 'loaves'],
  ['knife', 'knives'],
  ['half', 'halves'],
  ['calf', 'calves'],
  ['potato', 'potatoes'],
  ['tomato', 'tomatoes'],
  ['mango', 'mangoes'],
  ['avocado', 'avocados'],
  ['radish', 'radishes'],
  ['squash', 'squashes'],
  ['peach', 'peaches'],
  ['bunch', 'bunches'],
  ['box', 'boxes'],
  ['glass', 'glasses'],
  ['berry', 'berries'],
  ['cherry', 'cherries'],
  ['chilli', 'chillies'],
  ['chili', 'chilies'],
  ['kiwi', 'kiwis'],
  ['zucchini', 'zucchinis'],
  ['series', 'series'],
  ['anchovy', 'anchovies'],
  ['cookie', 'cookies'],
  ['pie', 'pies'],
  ['brownie', 'brownies'],
  ['turkey', 'turkeys'],
  ['octopus', 'octopuses'],
  ['citrus', 'citruses'],
  ['fish', 'fish'],
  ['salmon', 'salmon'],
  ['prawn', 'prawns'],
  ['olive', 'olives'],
  ['clove', 'cloves'],
  ['chive', 'chives'],
  ['endive', 'endives'],
  ['cheese', 'cheeses'],
  ['sausage', 'sausages'],
  ['orange', 'oranges'],
  ['lettuce', 'lettuces'],
  ['quiche', 'quiches'],
  ['mousse', 'mousses'],
  ['brioche', 'brioches'],
  ['glaze', 'glazes'],
  ['size', 'sizes'],
  ['rose', 'roses'],
  ['house', 'houses'],
  ['goose', 'geese'],
  ['shoe', 'shoes'],
  ['chef', 'chefs'],
  ['puff', 'puffs'],
  ['reef', 'reefs'],
] as const

test.each(NOUNS)('one %s, several %s', (one, many) => {
  expect(pluralOf(one)).toBe(many)
  expect(singularOf(many)).toBe(one)
  expect(singularOf(one)).toBe(one)
})

test('a plural may be spelled in several ways', () => {
  expect(pluralsOf('mango')).toEqual(['mangoes', 'mangos'])
  expect(pluralsOf('octopus')).toContain('octopi')
  expect(singularOf('octopi')).toBe('octopus')
  expect(singularOf('mangos')).toBe('mango')
  expect(singularOf('asparagus')).toBe('asparagus')
  expect(pluralsOf('crème')).toEqual([])
})

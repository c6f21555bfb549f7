import { expect, test } from 'vitest'
import { readPlace, writePlace } from './places.ts'

const NOW = Date.parse('2026-01-02T18:00:00Z')
const LATER = NOW + 13 * 3_600_000

test('each dish has its place, until it is done or forgotten', () => {
  const one = writePlace(null, { slug: 'cod', step: 2 }, NOW)
  const two = writePlace(one, { slug: 'rice', step: 4 }, NOW)
  expect([readPlace(two, 'cod', NOW), readPlace(two, 'rice', NOW), readPlace(two, 'soup', NOW)]).toEqual([
    ...[2, 4, undefined],
  ])
  expect(readPlace(two, 'cod', LATER)).toBeUndefined()
  expect(writePlace(one, { slug: 'cod', step: undefined }, NOW)).toBeNull()
  for (const text of [null, '{', '[]', '{"places":{}}', '{"places":[{"slug":"cod"}]}'])
    expect(readPlace(text, 'cod', NOW)).toBeUndefined()
})

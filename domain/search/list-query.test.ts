import { expect, test } from 'vitest'
import { placeOf } from './list-query.ts'

test('a page beyond the last is the last', () => {
  expect(placeOf(1, 0, 50)).toEqual({ page: 1, pages: 1, offset: 0 })
  expect(placeOf(2, 50, 50)).toEqual({ page: 1, pages: 1, offset: 0 })
  expect(placeOf(9, 101, 50)).toEqual({ page: 3, pages: 3, offset: 100 })
})

import { expect, test } from 'vitest'
import { readTableQuery, tableQuery } from './table-query.ts'

const read = (query: string) =>
  readTableQuery(new URLSearchParams(query), ['name', 'created_at'], 'created_at')

test('a table begins with the newest, and other columns with their first', () => {
  expect(read('')).toEqual({ search: '', sort: 'created_at', order: 'desc', page: 1 })
  expect(read('sort=name')).toEqual({ search: '', sort: 'name', order: 'asc', page: 1 })
  expect(read('sort=id&order=up&page=-1')).toEqual(read(''))
})

test('an address says what was asked for, and says it back', () => {
  const query = '?search=leek+%26+pea&sort=name&order=desc&state=draft&page=3'
  expect(tableQuery(read(query))).toBe(query)
  expect(tableQuery(read(query), { order: 'asc', page: 1 })).toBe(
    '?search=leek+%26+pea&sort=name&order=asc&state=draft',
  )
})

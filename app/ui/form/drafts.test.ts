import { expect, test } from 'vitest'
import { parseDrafts } from './drafts.ts'

const DRAFT = {
  session: '1',
  saved_at: '2026-03-04T05:06:07.000Z',
  based_on: '',
  fields: [['name', 'Leek Soup']],
}

test('what was kept is offered back, and anything else that stands in its place is no draft', () => {
  expect(parseDrafts(JSON.stringify([DRAFT]))).toEqual([DRAFT])
  for (const text of ['', 'undefined', '{"a":', '[', 'null', '{}', '"text"'])
    expect(parseDrafts(text)).toEqual([])
  for (const other of [null, {}, { ...DRAFT, saved_at: 'soon' }, { ...DRAFT, fields: [['name', 1]] }])
    expect(parseDrafts(JSON.stringify([other, DRAFT]))).toEqual([DRAFT])
})

import { expect, test } from 'vitest'
import { invalid } from './responses.ts'

test('a refused form comes back as it was typed, with status 422', () => {
  expect(invalid({ name: '' }, { name: 'Name is required' })).toMatchObject({
    data: { values: { name: '' }, errors: { name: 'Name is required' } },
    init: { status: 422 },
  })
})

import { expect, test } from 'vitest'
import { cookLines } from './cook-lines.ts'
import { listExclusions } from './exclusions.ts'
import { encodeLine } from './line-triggers.ts'

const LINES = cookLines(
  [
    { section: null, kind: 'kept', text: '2 cups milk' },
    { section: null, kind: 'kept', text: '1 onion' },
  ],
  { 0: { text: '2 cups lactose-free milk', note: 'Cooks the same.' } },
)
const TRIGGERS = {
  0: encodeLine([{ group: 'lactose', term: 'milk', amount: 'main' }]),
  1: encodeLine([{ group: 'alliums-fructans', term: 'onion', amount: 'some' }]),
}

test('what is avoided and limited is listed with the lines that name it, and what is fine is not', () => {
  const exclusions = listExclusions(
    {
      marks: {
        lactose: { mark: 'limit', words: 'since September' },
        spicy: { mark: 'avoid', words: '' },
        'alliums-fructans': { mark: 'fine', words: '' },
      },
    },
    LINES,
    TRIGGERS,
  )
  expect(exclusions).toEqual([
    { group: 'spicy', mark: 'avoid', words: '', lines: [] },
    {
      ...{ group: 'lactose', mark: 'limit', words: 'since September' },
      lines: [{ was: '2 cups milk', now: '2 cups lactose-free milk', by: 'swap', amount: 'main' }],
    },
  ])
  expect(listExclusions({ marks: {} }, LINES, TRIGGERS)).toEqual([])
})

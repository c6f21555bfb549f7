import { expect, test } from 'vitest'
import { cookLines } from './cook-lines.ts'
import type { SofterLine } from './gentler.ts'

const LINES: SofterLine[] = [
  { section: null, kind: 'kept', text: '2 cups milk' },
  { section: null, kind: 'changed', text: '200 g white rice', was: '200 g brown rice', note: 'Softer.' },
  { section: 'To serve', kind: 'left out', was: '2 tbsp walnuts', note: 'Leave them out.' },
  { section: 'To serve', kind: 'kept', text: '1 tsp salt' },
]

test('a swap stands where a line is kept, and never over what a softer version does', () => {
  const swap = { text: '2 cups lactose-free milk', note: 'Cooks the same.' }
  const cooked = cookLines(LINES, { 0: swap, 1: swap, 2: swap })
  expect(cooked).toEqual([
    { section: null, was: '2 cups milk', now: swap.text, by: 'swap', note: 'Cooks the same.' },
    { section: null, was: '200 g brown rice', now: '200 g white rice', by: 'spell', note: 'Softer.' },
    { section: 'To serve', was: '2 tbsp walnuts', now: null, by: 'spell', note: 'Leave them out.' },
    { section: 'To serve', was: '1 tsp salt', now: '1 tsp salt', by: null, note: '' },
  ])
})

test('a swap may leave a line out', () => {
  expect(cookLines(LINES, { 3: { text: null, note: 'It is only for taste.' } })[3]).toMatchObject({
    ...{ now: null, by: 'swap' },
  })
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PARTS } from './options.ts'

test('the figures of every part have their place in the document', () => {
  const document = readFileSync(new URL('../../docs/performance-figures.md', import.meta.url), 'utf8')
  const places = [...document.matchAll(/<!-- figures: faults (\S+) -->/g)].map(([, part]) => part)
  expect(places).toEqual(PARTS)
})

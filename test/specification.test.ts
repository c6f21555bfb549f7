import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { shared, testAgainstShared } from './shared.ts'

testAgainstShared('docs/spec.md is the specification, word for word', async () => {
  const ours = await readFile(new URL('../docs/spec.md', import.meta.url))
  expect(ours.equals(await readFile(new URL('SPEC.md', shared)))).toBe(true)
})

import { expect, test } from 'vitest'
import { rememberFields } from './remember-texts.ts'

/** A reading that counts how often it reads. */
function countReads() {
  let reads = 0
  const read = rememberFields((fields: { name: string }) => ({ ...fields, at: ++reads }), 2)
  return { read, count: () => reads }
}

test('texts with equal fields are read once, and with one other word again', () => {
  const { read, count } = countReads()
  expect(read({ name: 'leek' })).toBe(read({ name: 'leek' }))
  expect(read({ name: 'egg' })).toMatchObject({ name: 'egg', at: 2 })
  expect(count()).toBe(2)
})

test('no more answers are kept than were allowed, and none of very long texts', () => {
  const { read, count } = countReads()
  for (const name of ['leek', 'egg', 'milk', 'leek']) read({ name })
  expect(count()).toBe(4)
  const long = { name: 'leek'.repeat(10_000) }
  expect(read(long)).not.toBe(read(long))
})

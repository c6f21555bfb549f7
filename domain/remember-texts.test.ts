import { expect, test } from 'vitest'
import { rememberData, rememberFields } from './remember-texts.ts'

/** A reading that counts how often it reads. */
function countReads() {
  let reads = 0
  const read = rememberData(
    (words: string[], light: object | undefined) => ({ words, light, at: ++reads }),
    2,
  )
  return { read, count: () => reads }
}

test('equal data are read once, and others again', () => {
  const { read, count } = countReads()
  const first = read(['leek'], undefined)
  expect(read(['leek'], undefined)).toBe(first)
  expect(read(['leek', 'egg'], undefined)).toMatchObject({ words: ['leek', 'egg'] })
  expect(count()).toBe(2)
})

test('what stands in another light is read anew, also when the first light comes back', () => {
  const { read, count } = countReads()
  const [one, other] = [{}, {}]
  expect(read(['leek'], one).light).toBe(one)
  expect(read(['leek'], other).light).toBe(other)
  expect(read(['leek'], one).light).toBe(one)
  expect(count()).toBe(3)
})

test('no more answers are kept than were allowed, and none of very long data', () => {
  const { read, count } = countReads()
  for (const word of ['leek', 'egg', 'milk', 'leek']) read([word], undefined)
  expect(count()).toBe(4)
  const long = ['leek'.repeat(10_000)]
  expect(read(long, undefined)).not.toBe(read(long, undefined))
})

test('texts with equal fields are read once, and with one other word again', () => {
  let reads = 0
  const read = rememberFields((fields: { name: string }) => ({ ...fields, at: ++reads }), 2)
  expect(read({ name: 'leek' })).toBe(read({ name: 'leek' }))
  expect(read({ name: 'egg' })).toMatchObject({ name: 'egg', at: 2 })
})

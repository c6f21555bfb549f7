import { expect, test } from 'vitest'
import { bestEncoding } from './encoding.ts'

test('the encoding that a browser likes best is sent, the smallest of equals', () => {
  expect(bestEncoding('gzip, deflate, br, zstd')).toBe('br')
  expect(bestEncoding('BR')).toBe('br')
  expect(bestEncoding(',,br;q=0.001,,')).toBe('br')
  expect(bestEncoding('gzip;q=1, br;q=0.5')).toBe('gzip')
  expect(bestEncoding('x-gzip')).toBe('gzip')
  expect(bestEncoding('identity;q=1, br;q=0.9')).toBe('identity')
  expect(bestEncoding('*')).toBe('br')
  expect(bestEncoding('gzip;q=0.8, *;q=0.1')).toBe('gzip')
  expect(bestEncoding('*;q=0, gzip')).toBe('gzip')
})

test('an encoding that is refused or not named is never sent, however the refusal is written', () => {
  for (const refused of ['br;q=0', 'br;Q=0', 'BR;q=0.000', 'br \t; q=0.', '*;q=0', 'br;q=1, br;q=0'])
    expect([refused, bestEncoding(refused)]).toEqual([refused, 'identity'])
  expect(bestEncoding('br;Q=0, gzip')).toBe('gzip')
  expect(bestEncoding('br;Q=0, *')).toBe('gzip')
  for (const other of [undefined, '', 'identity', 'brotli', 'x-br', 'abr', 'gzipped', 'deflate, zstd'])
    expect([other, bestEncoding(other)]).toEqual([other, 'identity'])
})

test('an encoding with a weight that cannot be read counts as refused', () => {
  for (const odd of [
    ...['br;q=abc', 'br;q=1.5', 'br;q=-1', 'br;q=00', 'br;q = 0', 'br;q="1"', 'br;;q=1', 'br;level=5;q=1'],
    ...['br;q=0;q=1', 'br;', 'br;q=0.0000', 'br;q=1.0001', 'br;q='],
  ])
    expect([odd, bestEncoding(odd)]).toEqual([odd, 'identity'])
})

import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test('case and accents make no difference', () => {
  expect(fold('Crème Brûlée')).toBe('creme brulee')
  expect(fold('SMØRREBRØD')).toBe('smorrebrod')
  expect(fold('Straße')).toBe('strasse')
  expect(fold('İstanbul')).toBe('istanbul')
})

test('white space and full-width letters are evened out', () => {
  expect(fold('  Ｒｉｃｅ \n pudding\0')).toBe('rice pudding')
})

test('other scripts keep their letters', () => {
  expect(fold('Борщ')).toBe('борщ')
  expect(fold('お粥')).toBe('お粥')
})

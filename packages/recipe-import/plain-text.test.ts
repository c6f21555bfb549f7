import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toLine, toLines } from './plain-text.ts'

test('entities become the characters they stand for, however often they were escaped', () => {
  expect(toLine('Mac &amp; cheese')).toBe('Mac & cheese')
  expect(toLine('Mac &amp;amp;amp; cheese')).toBe('Mac & cheese')
  expect(toLine('1&frac12; cup cr&egrave;me fra&icirc;che')).toBe('1½ cup crème fraîche')
  expect(toLine('Grandma&#8217;s &#x27;best&#x27;')).toBe("Grandma’s 'best'")
  expect(toLine('pom&amp;atilde;o')).toBe('pomão')
})

test('an ampersand that begins no entity stays', () => {
  expect(toLine('salt & pepper')).toBe('salt & pepper')
  expect(toLine('R&D; &unknown;')).toBe('R&D; &unknown;')
})

test('markup is taken away, also where it was escaped', () => {
  expect(toLine('<p>Stir <b>well</b></p>')).toBe('Stir well')
  expect(toLine('&lt;p&gt;Stir&lt;/p&gt;')).toBe('Stir')
  expect(toLine('<sup>1</sup>⁄<sub>4</sub> cup')).toBe('1⁄4 cup')
})

test('a sign that only looks like markup stays', () => {
  expect(toLine('I <3 soup')).toBe('I <3 soup')
  expect(toLine('cook at < 90 °C')).toBe('cook at < 90 °C')
})

test('paragraphs, items and breaks begin new lines, blank ones are left out', () => {
  expect(toLines('<ul><li>1 egg</li><li>salt</li></ul>')).toEqual(['1 egg', 'salt'])
  expect(toLines('one<br>two\r\n\n\u2028three')).toEqual(['one', 'two', 'three'])
})

test('every kind of space is one space, and invisible signs are nothing', () => {
  expect(toLine('  2\u00a0\u2009cups \t flour\n')).toBe('2 cups flour')
  expect(toLine('\ufeffsof\u00adt\u200b')).toBe('soft')
  expect(toLine('2/3 cupÂ\u00a0 juice')).toBe('2/3 cup juice')
})

test('NUL, halves of characters and signs that turn the direction are not stored', () => {
  expect(toLine('a\0b\ud800c\u202ed')).toBe('abcd')
})

test('joined emoji keep their joiners', () => {
  expect(toLine('👩‍🍳')).toBe('👩‍🍳')
})

test('any text becomes one well-formed line without control characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const line = toLine(text)
      expect(line.isWellFormed()).toBe(true)
      expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      expect(line).toBe(line.trim())
    }),
  )
})

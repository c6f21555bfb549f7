import { expect, test } from 'vitest'
import { decodeEntities } from './entities.ts'

test('names, decimal and hexadecimal numbers are decoded', () => {
  expect(decodeEntities('&eacute; &#233; &#xE9; &#0000233;')).toBe('é é é é')
})

test('every name that HTML gives is decoded', () => {
  expect(decodeEntities('&check; &starf; &frac38; &Scaron;')).toBe('✓ ★ ⅜ Š')
})

test('a text that was escaped several times over is decoded to its end', () => {
  expect(decodeEntities('Mac &amp;amp;amp; Cheese, 1&amp;frac12; &amp;lt; 2')).toBe('Mac & Cheese, 1½ < 2')
})

test('the old names are also decoded without their semicolon', () => {
  expect(decodeEntities('salt &amp pepper')).toBe('salt & pepper')
})

test('a name without its semicolon that goes on is no entity', () => {
  for (const text of ['AT&T', '?salt=1&copy=2', '&amplify', '&frac12tsp', '&bogus;'])
    expect(decodeEntities(text)).toBe(text)
})

test('numbers that Windows used for its own signs mean those signs', () => {
  expect(decodeEntities('&#146;&#150;')).toBe('’–')
})

test('what is no character is not made one', () => {
  for (const text of ['&#xD800;', '&#1114112;', '&#x110000;'])
    expect(decodeEntities(text).isWellFormed()).toBe(true)
})

test('names that an object has by birth are no entities', () => {
  expect(decodeEntities('&constructor; &toString; &hasOwnProperty;')).toBe(
    '&constructor; &toString; &hasOwnProperty;',
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldSearch } from './folded-search.ts'
import { excerptOf, markWords } from 'recipe-basics/text/marked-text'

/** A text with its marks in brackets. */
const marked = (text: string, search: string) =>
  markWords(text, foldSearch(search).words)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('')

test('what a search finds is marked as it is written', () => {
  expect(marked('1 garlic clove', 'garlic')).toBe('1 [garlic] clove')
  expect(marked('Slow Aubergine, below', 'LOW')).toBe('S[low] Aubergine, be[low]')
  expect(marked('Crème Brûlée', 'creme brulee')).toBe('[Crème] [Brûlée]')
  expect(marked('Crème Brûlée'.normalize('NFD'), 'creme')).toBe(
    `[${'Crème'.normalize('NFD')}] ${'Brûlée'.normalize('NFD')}`,
  )
  expect(marked('Five o’clock tea', "o'clock")).toBe('Five [o’clock] tea')
  expect(marked('Five o’clock tea', 'oclock')).toBe('Five [o’clock] tea')
  expect(marked('Two carrots', 'carrots')).toBe('Two [carrot]s')
  expect(marked('Gluten‑free bread', 'gluten free')).toBe('[Gluten‑free] bread')
  expect(marked('Straße', 'strasse')).toBe('[Straße]')
  expect(marked('親子丼の卵', '卵')).toBe('親子丼の[卵]')
  expect(marked('banana', 'ana')).toBe('b[anana]')
  expect(marked('Soup', 'stew')).toBe('Soup')
  expect(marked('', 'stew')).toBe('')
})

test('marks change no text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, search) => {
      const parts = markWords(text, foldSearch(search).words)
      expect(parts.map(({ text }) => text).join('')).toBe(text)
    }),
  )
})

test('an excerpt is cut between words, around the first place', () => {
  const words = foldSearch('garlic').words
  const text = (lines: string[]) =>
    excerptOf(lines, words)
      .map(({ text }) => text)
      .join('')
  expect(text(['None here.', 'Some garlic here.', 'And garlic.'])).toBe('Some garlic here.')
  expect(text(['None', 'Other'])).toBe('None')
  expect(text([])).toBe('')
  const long = text([`${'one two three '.repeat(40)}garlic ${'four five six '.repeat(40)}`])
  expect(long).toMatch(/^… (one|two|three) .* garlic four .* (four|five|six) …$/)
  expect(long.length).toBeLessThan(220)
  expect(text([`${'x'.repeat(500)}garlic${'y'.repeat(500)}`])).toContain('garlic')
})

import { expect, test } from 'vitest'
import { splitLead } from './lead.ts'

const sentence = (length: number) => `${'a'.repeat(length - 1)}.`

test('a short text is its own lead', () => {
  for (const text of ['', 'Soft, warm, done in twenty minutes.', sentence(300)])
    expect(splitLead(text)).toEqual({ lead: text, rest: '' })
})

test('a long one is parted where a sentence or a line ends', () => {
  expect(splitLead(`${sentence(100)} ${sentence(100)} ${sentence(200)}`)).toEqual({
    lead: `${sentence(100)} ${sentence(100)}`,
    rest: sentence(200),
  })
  expect(splitLead(`${'words '.repeat(20)}\n${'more '.repeat(60)}end`).lead).toBe('words '.repeat(20).trim())
  // Not after the first word of it.
  expect(splitLead(`Oh! ${'words '.repeat(80)}`).lead.length).toBeGreaterThan(200)
})

test('nothing of it is lost, whatever it is written in', () => {
  for (const text of ['ab cd. '.repeat(90), '汤。'.repeat(400), '🍲'.repeat(300), `${'x'.repeat(900)}`]) {
    const { lead, rest } = splitLead(text)
    expect(`${lead}${rest}`.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
    expect(lead.isWellFormed()).toBe(true)
  }
})

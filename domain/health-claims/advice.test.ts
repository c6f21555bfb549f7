import { expect, test } from 'vitest'
import { readAdvice, replaceSentence } from './advice.ts'
import { findClaims } from './find-claims.ts'

test('a promise names a sentence that may stand in its place, and that sentence promises nothing', () => {
  const [claim] = findClaims('Peel it. It soothes the gut. Serve.')
  const advice = readAdvice(claim?.message ?? '')
  expect(advice).toEqual({ words: 'soothes the gut', safer: 'I eat this when …; you may not.' })
  expect(replaceSentence('Peel it. It soothes the gut. Serve.', advice!)).toBe(
    'Peel it. I eat this when …; you may not. Serve.',
  )
  for (const text of [
    'low-FODMAP bread',
    'Nut-free guaranteed.',
    'A guilt-free cake.',
    'My dietitian says so.',
    'Heart-safe stew.',
  ])
    expect([text, findClaims(readAdvice(findClaims(text)[0]?.message ?? '')?.safer ?? 'It heals.')]).toEqual([
      text,
      [],
    ])
  expect(readAdvice(findClaims('Skip your meds.')[0]?.message ?? '')).toBeUndefined()
})

test.each([
  ['It soothes the gut.', 'Soft.'],
  ['It soothes the gut', 'Soft.'],
  ['One.\nIt soothes the gut!\nTwo.', 'One.\nSoft.\nTwo.'],
  ['One? It soothes the gut, and more. Two. Three.', 'One? Soft. Two. Three.'],
])('only its own sentence goes: %j', (text, changed) => {
  expect(replaceSentence(text, { words: 'soothes the gut', safer: 'Soft.' })).toBe(changed)
})

test('in HTML nothing is replaced: the tags would go with the sentence', () => {
  const text = '<ul><li>Peel</li><li>It soothes the gut</li></ul>'
  expect(replaceSentence(text, { words: 'soothes the gut', safer: 'Soft.' })).toBeUndefined()
})

test('where nobody finds the words, nothing changes', () => {
  expect(replaceSentence('Peel the carrots.', { words: 'heals', safer: 'Soft.' })).toBeUndefined()
})

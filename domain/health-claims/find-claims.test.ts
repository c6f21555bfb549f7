import { expect, test } from 'vitest'
import { findClaims } from './find-claims.ts'
import sentences from './sentences.fixture.json' with { type: 'json' }

const levelOf = (text: string) => findClaims(text)[0]?.level ?? 'innocent'
const others = (texts: string[], level: string) => texts.filter((text) => levelOf(text) !== level)

test('a promise about a disease or a symptom stops', () => {
  expect(others(sentences.stop, 'stop')).toEqual([])
})

test('a promise about anything else warns', () => {
  expect(others(sentences.warn, 'warn')).toEqual([])
})

test('cookery, stories, medical history and disclaimers promise nothing', () => {
  expect(others(sentences.innocent, 'innocent')).toEqual([])
})

test('some promises are known to be missed: a finer reading would punish stories', () => {
  expect(others(sentences.missed, 'innocent')).toEqual([])
})

test('a promise is quoted as it stands, with what to say instead', () => {
  const text = 'Simmer the leeks.\nThis soup soothes the Gut, and it is quick.'
  expect(findClaims(text)).toEqual([
    {
      words: 'soothes the Gut',
      start: text.indexOf('soothes'),
      end: text.indexOf(', and'),
      level: 'warn',
      message:
        '“soothes the Gut” promises an effect. Say what was done to the food, or that it is your own story, such as “I eat this when …; you may not.”',
    },
  ])
  expect(findClaims('Ginger stops nausea!')).toMatchObject([
    {
      words: 'stops nausea',
      message:
        '“stops nausea” promises an effect on an illness, which no food may promise. Say what was done to the food, or that it is your own story, such as “I eat this when …; you may not.”',
    },
  ])
  expect(findClaims('A low-FODMAP soup')[0]?.message).toContain('the mark is licensed')
})

test('each sentence that promises is named once, by its gravest promise', () => {
  const text = 'A healing soup that stops cramps. Peel the carrots.\nIt soothes the gut! Does it cure IBD?'
  expect(findClaims(text).map(({ words, level }) => [words, level])).toEqual([
    ['healing', 'stop'],
    ['soothes the gut', 'warn'],
  ])
})

test('a disease makes a promise grave only in the same sentence', () => {
  expect(levelOf('It soothes the gut. I have Crohn’s.')).toBe('warn')
  expect(levelOf('It soothes the gut of anybody with Crohn’s.')).toBe('stop')
})

test.each([
  ['CROHN’S-SAFE', 'stop'],
  ["crohn's safe", 'stop'],
  ['crohns-safe', 'stop'],
  ['Stops diarrhœa', 'innocent'],
  ['Stops diarrhoea', 'stop'],
  ['Stops diarrhea', 'stop'],
  ['Relieves allergies', 'stop'],
  ['Relieves migraines', 'stop'],
  ['', 'innocent'],
  ['… !?', 'innocent'],
])('%s: %s', (text, level) => {
  expect(levelOf(text)).toBe(level)
})

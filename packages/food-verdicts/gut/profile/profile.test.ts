import { expect, test } from 'vitest'
import { namesOf } from 'recipe-basics/fields/field'
import { decodeLine, encodeLine } from './line-triggers.ts'
import { PROFILE_GROUPS } from './profile-groups.ts'
import {
  countMarks,
  isProfile,
  NO_MARKS,
  type Profile,
  readProfile,
  tellOf,
  toggleMark,
  writeProfile,
} from './profile.ts'
import { TRIGGER_GROUPS } from '../triggers/trigger-groups.ts'
import { listGroupFacts } from './trigger-sources.ts'

const PROFILE: Profile = {
  marks: {
    spicy: { mark: 'avoid', words: 'sore for a day' },
    'alliums-fructans': { mark: 'limit', words: '' },
    lactose: { mark: 'fine', words: '' },
  },
}

test('a profile comes back as it was kept, and what cannot be read counts as not marked', () => {
  expect(readProfile(writeProfile(PROFILE))).toEqual(PROFILE)
  for (const text of [
    null,
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"marks":7}',
    '{"marks":{"spicy":{"mark":"never"}}}',
  ])
    expect([text, readProfile(text)]).toEqual([text, NO_MARKS])
  expect(readProfile('{"marks":{"nobody":{"mark":"avoid"},"spicy":{"mark":"limit","words":7}}}')).toEqual({
    marks: { spicy: { mark: 'limit', words: '' } },
  })
})

test('a second tap takes a mark off, and another mark keeps the words', () => {
  expect(toggleMark(PROFILE, 'spicy', 'avoid').marks.spicy).toBeUndefined()
  expect(toggleMark(PROFILE, 'spicy', 'limit').marks.spicy).toEqual({
    mark: 'limit',
    words: 'sore for a day',
  })
  expect(countMarks(PROFILE)).toEqual({ avoid: 1, limit: 1, fine: 1, unmarked: 25 })
})

test.each([
  [{ spicy: 'main' }, 'hidden', 1],
  [{ spicy: 'some' }, 'hidden', 1],
  [{ spicy: 'trace' }, 'usual', 1],
  [{ 'alliums-fructans': 'main' }, 'last', 1],
  [{ 'alliums-fructans': 'some' }, 'usual', 1],
  [{ 'alliums-fructans': 'trace' }, 'usual', 0],
  [{ lactose: 'main' }, 'usual', 0],
  [{ mushrooms: 'main' }, 'usual', 0],
  [{ spicy: 'some', 'alliums-fructans': 'main' }, 'hidden', 2],
] as const)('amount counts: %j is %s', (groups, place, reasons) => {
  const told = tellOf(PROFILE, groups)
  expect([told.place, told.reasons.length]).toEqual([place, reasons])
})

test('without marks nothing is told of', () => {
  const groups = Object.fromEntries(TRIGGER_GROUPS.map((group) => [group, 'main' as const]))
  expect(tellOf(NO_MARKS, groups)).toEqual({ place: 'usual', reasons: [] })
})

test('what a line names comes back from its text', () => {
  const text = encodeLine([
    { group: 'alliums-fructans', term: 'red onion, sliced', amount: 'some' },
    { group: 'spicy', term: 'chilli', amount: 'trace' },
  ])
  expect(decodeLine(text)).toEqual({
    groups: { 'alliums-fructans': 'some', spicy: 'trace' },
    words: { 'alliums-fructans': 'red onion  sliced', spicy: 'chilli' },
  })
  expect(decodeLine('99.1.x,a.b.c,')).toEqual({ groups: {}, words: {} })
})

test('every group stands in the profile once, with evidence, and each source with its year', () => {
  expect(namesOf(PROFILE_GROUPS).toSorted()).toEqual([...TRIGGER_GROUPS].toSorted())
  for (const { group, evidence, sources } of listGroupFacts()) {
    expect([group, evidence === '' || sources.length > 0]).toEqual([group, true])
    for (const { year } of sources) expect(year).toBeGreaterThan(2000)
  }
})

test('a file that was exported is a profile, and no other file is', () => {
  expect(isProfile(writeProfile(NO_MARKS))).toBe(true)
  for (const text of [
    '',
    'no JSON',
    '[]',
    '{"entries":[]}',
    '{"marks":null}',
    '{"marks":"none"}',
    '{"marks":[]}',
  ])
    expect([text, isProfile(text)]).toEqual([text, false])
})

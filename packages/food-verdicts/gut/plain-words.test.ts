import { expect, test } from 'vitest'
import { readingGrade } from '../../../test/reading-grade.ts'
import { NOT_ADVICE, RED_FLAGS, SHORT_SPELLS } from './notes.ts'
import { PROFILE_GROUPS } from './profile/profile-groups.ts'
import swaps from './swaps/swaps.json' with { type: 'json' }
import facts from './triggers/trigger-facts.json' with { type: 'json' }

const MOST_GRADE = 7

test('every note of the gut reads at grade seven or below, each by itself', () => {
  const notes = [NOT_ADVICE, SHORT_SPELLS, `${RED_FLAGS.signs} ${RED_FLAGS.act}`]
  const whys = Object.values(facts.groups).map(({ why }) => why)
  for (const text of [...notes, ...whys])
    expect([text, readingGrade(text) <= MOST_GRADE]).toEqual([text, true])
})

test('so do the short ones that stand in a row: what a swap does, and where evidence stands', () => {
  const rows = [
    swaps.map(({ note }) => note),
    Object.values(PROFILE_GROUPS).map(({ stance }) => stance),
    Object.values(facts.groups).map(({ evidence }) => evidence),
  ]
  for (const texts of rows) {
    expect(texts.length).toBeGreaterThan(5)
    expect(readingGrade(texts.join('\n'))).toBeLessThanOrEqual(MOST_GRADE)
  }
})

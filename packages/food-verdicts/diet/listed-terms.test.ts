import { expect, test } from 'vitest'
import { DIETARY_RESTRICTIONS } from 'recipe-basics/recipe/recipe'
import { TRIGGER_GROUPS } from '../gut/triggers/trigger-groups.ts'
import { LISTED_ALLERGENS, wordsOf } from './listed-terms.ts'

test('every diet, allergen and group has words, and those of a group some that are strong', () => {
  const listed = [...DIETARY_RESTRICTIONS, ...LISTED_ALLERGENS, ...TRIGGER_GROUPS]
  expect(listed.filter((name) => wordsOf('breaks', name).length === 0)).toEqual([])
  expect(TRIGGER_GROUPS.filter((group) => wordsOf('strong', group).length === 0)).toEqual([])
})

// One column has them all, so a diet, an allergen and a group may not share a name.
test('no two of them have the same name', () => {
  const listed: string[] = [...DIETARY_RESTRICTIONS, ...LISTED_ALLERGENS, ...TRIGGER_GROUPS]
  expect(listed.length).toBe(new Set(listed).size)
})

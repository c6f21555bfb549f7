import { expect, test } from 'vitest'
import { namesOf } from 'recipe-basics/fields/field'
import { may, RIGHTS, rightToWrite } from './rights.ts'

const rightsOf = (user: Parameters<typeof may>[0]) => namesOf(RIGHTS).filter((right) => may(user, right))

test('visitors and accounts without a role read and come in, and nothing else', () => {
  expect(rightsOf(undefined)).toEqual(['read', 'come-in'])
  expect(rightsOf({ role: null })).toEqual(['read', 'come-in'])
})

test('an editor writes drafts, and administrators alone do what readers see', () => {
  const editor = { role: 'editor' } as const
  expect([may(editor, rightToWrite('draft')), may(editor, rightToWrite('published'))]).toEqual([true, false])
  for (const right of ['decide-labels', 'change-settings', 'manage-people', 'keep-media'] as const)
    expect(may(editor, right)).toBe(false)
  expect(rightsOf({ role: 'administrator' })).toEqual(namesOf(RIGHTS))
})

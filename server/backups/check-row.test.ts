import { expect, test } from 'vitest'
import { createTestDatabase } from '#test/database.ts'
import { fillWholeSite } from '#test/whole-site.ts'
import { KEPT_TABLES } from '../data/backups/tables.ts'
import { findBadValue } from './check-row.ts'

test('what forms store is let in: a choice is a word, and no JSON', () => {
  const column = { name: 'nutrition_shown', kind: 'text', isNullable: true } as const
  expect(findBadValue('recipes', column, 'computed', { isOwn: false })).toBeUndefined()
})

test('all that a site holds is let in from another one', async () => {
  const db = await createTestDatabase()
  await fillWholeSite(db)
  for (const { name: table } of KEPT_TABLES)
    for (const row of await db.selectFrom(table).selectAll().execute())
      for (const [name, value] of Object.entries(row)) {
        const column = { name, kind: 'text', isNullable: true } as const
        const bad =
          typeof value === 'string' ? findBadValue(table, column, value, { isOwn: false }) : undefined
        expect([table, name, bad]).toEqual([table, name, undefined])
      }
})

test('in a file of strangers, the languages of a recipe are an object, or nothing where all is English', () => {
  const column = { name: 'languages', kind: 'text', isNullable: false } as const
  const find = (text: string) => findBadValue('recipes', column, text, { isOwn: false })
  expect(['', '{"name":"de"}', 'x', '[]'].map(find)).toEqual([
    undefined,
    undefined,
    'is not JSON',
    'is no object',
  ])
})

test('every column that holds JSON is known as one: half of it is refused in a file of strangers', async () => {
  const db = await createTestDatabase()
  await fillWholeSite(db)
  const unknown: string[] = []
  for (const { name: table } of KEPT_TABLES)
    for (const row of await db.selectFrom(table).selectAll().execute())
      for (const [name, value] of Object.entries(row))
        if (typeof value === 'string' && /^[[{]/.test(value))
          if (!findBadValue(table, { name, kind: 'text', isNullable: true }, '{', { isOwn: false }))
            unknown.push(`${table}.${name}`)
  expect([...new Set(unknown)]).toEqual([])
})

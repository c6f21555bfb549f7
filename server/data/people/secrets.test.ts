import { expect } from 'vitest'
import { testEachDatabase } from '#test/database.ts'
import { ensureSecret } from './secrets.ts'

const NOW = new Date('2026-03-04T05:06:07Z')

testEachDatabase('a secret is made once, and an empty one is used for nothing', async (db) => {
  const [one, two] = await Promise.all([ensureSecret(db, 'one', NOW), ensureSecret(db, 'one', NOW)])
  expect(two).toBe(one)
  expect(Buffer.from(one, 'base64url')).toHaveLength(32)
  await db.updateTable('secrets').set({ value: '' }).execute()
  await expect(ensureSecret(db, 'one', NOW)).rejects.toThrow('The secret one is empty.')
})

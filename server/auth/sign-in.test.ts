import { expect } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { createSemaphore } from '../concurrency/semaphore.ts'
import { BUSY, checkPassword } from './sign-in.ts'

const now = new Date('2026-03-04T05:06:07Z')

testDatabase('whoever is sent away because too many sign in leaves nothing in the database', async (db) => {
  const hashing = createSemaphore({ running: 0, waiting: 0 })
  const attempt = { email: 'chef@plate.test', password: 'a long enough password', network: '203.0.113.7' }
  expect(await checkPassword(db, attempt, { now, hashing })).toBe(BUSY)
  expect(await db.selectFrom('sign_in_limits').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('secrets').selectAll().execute()).toEqual([])
})

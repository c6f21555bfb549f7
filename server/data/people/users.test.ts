import { expect } from 'vitest'
import { testEachDatabase } from '#test/database.ts'
import { deleteSessionOf } from './sessions.ts'
import {
  findCredentials,
  insertUser,
  isEmailTaken,
  listUsers,
  removePerson,
  updatePassword,
} from './users.ts'

const NOW = new Date('2026-01-02T03:04:05Z')
const AT = NOW.toISOString()
const chef = { email: 'Chef@Plate.test', password_hash: 'hash', role: 'administrator' } as const

testEachDatabase('an e-mail address has one account, however it is written', async (db) => {
  expect(await insertUser(db, chef, NOW)).toBeTypeOf('string')
  expect(await insertUser(db, { ...chef, email: ' chef@plate.TEST ' }, NOW)).toBeUndefined()
  expect(await isEmailTaken(db, 'CHEF@plate.test')).toBe(true)
  expect(await isEmailTaken(db, 'cook@plate.test')).toBe(false)
})

testEachDatabase('what no database can hold is nobody’s', async (db) => {
  const user_id = (await insertUser(db, chef, NOW))!
  expect(await findCredentials(db, 'chef@plate.test\0')).toBeUndefined()
  expect(await isEmailTaken(db, '\0chef@plate.test')).toBe(false)
  expect(await deleteSessionOf(db, user_id, 'first\0')).toBe(false)
})

testEachDatabase('the list of accounts shows who administers, and no password', async (db) => {
  await insertUser(db, chef, NOW)
  await insertUser(db, { email: 'a@plate.test', password_hash: 'hash', role: null }, NOW)
  const users = await listUsers(db)
  expect(users).toMatchObject([
    { email: 'a@plate.test', role: null },
    { email: 'chef@plate.test', role: 'administrator', created_at: NOW.toISOString() },
  ])
  expect(JSON.stringify(users)).not.toContain('hash')
})

testEachDatabase(
  'a new password ends the sessions, and a removed account takes its own along',
  async (db) => {
    const user_id = (await insertUser(db, chef, NOW))!
    const startSession = (id: string) =>
      db
        .insertInto('session_families')
        .values({ id, user_id, device: '', created_at: AT, last_used_at: AT, expires_at: AT })
        .execute()
    const countSessions = async () => (await db.selectFrom('session_families').select('id').execute()).length

    await startSession('first')
    expect(await updatePassword(db, 'chef@plate.test', 'other')).toBe(true)
    expect(await countSessions()).toBe(0)
    await startSession('second')
    await insertUser(db, { ...chef, email: 'second@plate.test', role: 'administrator' }, NOW)
    expect(await removePerson(db, user_id)).toBe('done')
    expect(await countSessions()).toBe(0)
    expect(await updatePassword(db, 'chef@plate.test', 'other')).toBe(false)
    expect(await removePerson(db, user_id)).toBe('missing')
  },
)

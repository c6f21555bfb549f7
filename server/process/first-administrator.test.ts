import { expect } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { ConfigError, readConfig } from '../config.ts'
import { findCredentials, insertUser, listUsers, removePerson } from '../data/people/users.ts'
import { prepareSite } from './prepare-site.ts'

const CHEF = 'chef@plate.test'
const configFor = (ADMIN_PASSWORD: string) =>
  readConfig({ ADMIN_EMAIL: CHEF, ADMIN_PASSWORD, SAMPLE_CONTENT: 'off' })
const CONFIG = configFor('a long enough password')

testDatabase(
  'an administrator of the configuration who was removed does not come back at the next start',
  async (db) => {
    await prepareSite(db, CONFIG)
    expect(await listUsers(db)).toMatchObject([{ email: CHEF, role: 'administrator' }])
    const second = { email: 'second@plate.test', password_hash: 'none', role: 'administrator' } as const
    await insertUser(db, second, new Date())
    const chef = await findCredentials(db, CHEF)
    expect(await removePerson(db, chef?.id ?? '')).toBe('done')
    await prepareSite(db, CONFIG)
    expect((await listUsers(db)).map(({ email }) => email)).toEqual(['second@plate.test'])
  },
)

testDatabase('an account that was made by hand keeps the one of the configuration out', async (db) => {
  await insertUser(db, { email: 'reader@plate.test', password_hash: 'none', role: null }, new Date())
  await prepareSite(db, CONFIG)
  expect(await findCredentials(db, CHEF)).toBeUndefined()
})

testDatabase(
  'a password of the configuration that others would try first ends the start with a reason',
  async (db) => {
    for (const password of [
      'password123456789',
      'chef@plate.test',
      'Gentle Plate 2026',
      '1q2w3e4r5t6y7u8i9o',
    ]) {
      const start = prepareSite(db, configFor(password))
      await expect(start).rejects.toThrow(ConfigError)
      await expect(start).rejects.toThrow(/ADMIN_PASSWORD: .*Please choose another/)
      await expect(start).rejects.not.toThrow(password)
    }
    expect(await listUsers(db)).toEqual([])
  },
)

testDatabase(
  'a site that has an account starts, whatever password is left in its configuration',
  async (db) => {
    await prepareSite(db, CONFIG)
    await prepareSite(db, configFor('password123456789'))
    expect(await listUsers(db)).toHaveLength(1)
  },
)

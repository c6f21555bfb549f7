import { expect, test } from 'vitest'
import { findPostgres, startPostgres } from '#test/postgres.ts'
import { newDatabaseFile, startSite } from '#test/running-site.ts'
import { shortOrLong } from '#test/short-or-long.ts'
import { openDatabase } from '../data/database/database.ts'

const PROCESSES = shortOrLong(3, 4)
const ROUNDS = shortOrLong(1, 2)
/** Several starts, all at a time. */
const PATIENT = { timeout: 120_000 }

/** Starts several processes at once over one empty database, and looks at what they have made of it. */
async function startTogether(DATABASE_URL: string) {
  const env = { DATABASE_URL, ADMIN_EMAIL: 'chef@plate.test', ADMIN_PASSWORD: 'a long enough password' }
  const sites = await Promise.all(Array.from({ length: PROCESSES }, async () => startSite(env)))
  for (const site of sites) expect(site.said()).toContain('is ready at')
  const db = openDatabase(DATABASE_URL)
  const users = await db.selectFrom('users').select('is_admin').execute()
  const recipes = await db.selectFrom('recipes').select('name').execute()
  const versions = await db.selectFrom('content_version').selectAll().execute()
  await db.destroy()
  for (const site of sites) expect(await site.stop()).toMatchObject({ code: 0 })
  expect(users).toEqual([{ is_admin: 1 }])
  expect(versions).toHaveLength(1)
  expect(recipes.length).toBeGreaterThan(0)
  expect(new Set(recipes.map(({ name }) => name)).size).toBe(recipes.length)
}

test('several first starts at once on one empty file fill it once (sqlite)', PATIENT, async () => {
  for (let round = 0; round < ROUNDS; round++) await startTogether(`file:${newDatabaseFile()}`)
})

const programs = findPostgres()
test.skipIf(!programs)(
  'several first starts at once on one empty database fill it once (postgres)',
  PATIENT,
  async () => {
    const postgres = await startPostgres(programs ?? '')
    for (let round = 0; round < ROUNDS; round++) await startTogether(await postgres.createDatabase())
    await postgres.stop()
  },
)

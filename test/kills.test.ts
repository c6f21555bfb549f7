import { expect, test } from 'vitest'
import { killBackups } from './kills/kill-backups.ts'
import { killSite } from './kills/kill-site.ts'
import { findPostgres, startPostgres } from './postgres.ts'
import { newDatabaseFile } from './running-site.ts'

// A few rounds of each. `npm run faults -- kills` gathers hundreds.

const LIVES = 4
const ROUNDS = 2
const SLOW = { timeout: 600_000 }
const programs = findPostgres()

/** Runs one test on each engine, over a new database. */
function testEachEngine(name: string, run: (DATABASE_URL: string) => Promise<void>) {
  test(`${name} (sqlite)`, SLOW, async () => run(`file:${newDatabaseFile()}`))
  test.skipIf(!programs)(`${name} (postgres)`, SLOW, async () => {
    const postgres = await startPostgres(programs ?? '')
    await run(postgres.url)
    await postgres.stop()
  })
}

testEachEngine(
  'a site that is killed while it imports, publishes and receives pictures loses nothing that it answered',
  async (DATABASE_URL) => {
    const { kills, broken } = await killSite(DATABASE_URL, LIVES)
    expect(broken).toEqual([])
    expect(Object.values(kills).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0)
  },
)

testEachEngine(
  'a backup or a restore that is killed at any moment leaves the old site or the new one, and no half backup',
  async (DATABASE_URL) => {
    expect(await killBackups(DATABASE_URL, ROUNDS)).toMatchObject({ broken: [] })
  },
)

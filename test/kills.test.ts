import { expect, test } from 'vitest'
import { killBackups } from './kills/kill-backups.ts'
import { killMigrations } from './kills/kill-migrations.ts'
import { killSite } from './kills/kill-site.ts'
import { findPostgres, startPostgres } from './postgres.ts'
import { newDatabaseFile } from './running-site.ts'

// A few rounds of each. `npm run faults -- kills` gathers hundreds.

const LIVES = 4
const ROUNDS = 2
const SITES = 2
const SEED = 1
const SLOW = { timeout: 600_000 }
const programs = findPostgres()

/** Runs one test on each engine, which gets new databases by a function. */
function testEachEngine(name: string, run: (newPlace: () => Promise<string>) => Promise<void>) {
  test(`${name} (sqlite)`, SLOW, async () => run(async () => `file:${newDatabaseFile()}`))
  test.skipIf(!programs)(`${name} (postgres)`, SLOW, async () => {
    const postgres = await startPostgres(programs ?? '')
    await run(async () => postgres.createDatabase())
    await postgres.stop()
  })
}

testEachEngine(
  'a site that is killed while it imports, publishes and receives pictures loses nothing that it answered',
  async (newPlace) => {
    const { kills, broken } = await killSite(await newPlace(), LIVES)
    expect(broken).toEqual([])
    expect(Object.values(kills).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0)
  },
)

testEachEngine(
  'a backup or a restore that is killed at any moment leaves the old site or the new one, and no half backup',
  async (newPlace) => {
    expect(await killBackups(await newPlace(), ROUNDS)).toMatchObject({ broken: [] })
  },
)

testEachEngine(
  'a start that is killed while a new release changes the tables leaves them to the next start, which loses no row',
  async (newPlace) => {
    const { kills, broken } = await killMigrations(newPlace, SITES, SEED)
    expect(broken).toEqual([])
    expect(kills.migration).toBeGreaterThan(0)
  },
)

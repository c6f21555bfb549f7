import { expect } from 'vitest'
import { testBothEngines, testEachEngine } from './each-engine.ts'
import { killBackups } from './kills/kill-backups.ts'
import { killMigrations } from './kills/kill-migrations.ts'
import { killSite } from './kills/kill-site.ts'

// A few rounds of each. `npm run faults -- kills` gathers hundreds.

const LIVES = 3
const ROUNDS = 1
const SITES = 1
const SEED = 1

testBothEngines(
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

import { openDatabase } from '#server/data/database/database.ts'
import { findPostgres, startPostgres } from '#test/postgres.ts'
import { newDatabaseFile, startSite } from '#test/running-site.ts'
import { toTable } from '../bench/table.ts'
import type { Checked } from './check.ts'

const PROCESSES = 4
const ROUNDS = 10

/** Several first starts at once on one empty database, ten times over, on each engine. */
export async function checkStarts(): Promise<Checked> {
  const programs = findPostgres()
  if (!programs) return { table: '', broken: ['starts: Postgres is not installed'] }
  const postgres = await startPostgres(programs)
  const rows: string[][] = []
  const broken: string[] = []
  for (const [engine, create] of [
    ['SQLite', () => `file:${newDatabaseFile()}`],
    ['Postgres', postgres.createDatabase],
  ] as const) {
    let good = 0
    for (let round = 0; round < ROUNDS; round++) if (await startTogether(await create())) good++
    rows.push([engine, String(PROCESSES), `${good} of ${ROUNDS}`])
    if (good < ROUNDS) broken.push(`${engine}: ${good} of ${ROUNDS} rounds of first starts were good`)
  }
  await postgres.stop()
  return { table: toTable(['engine', 'starts at once', 'rounds in which all were good'], rows), broken }
}

/** Whether all of them serve, and the samples are there once. */
async function startTogether(DATABASE_URL: string): Promise<boolean> {
  const env = { DATABASE_URL, ADMIN_EMAIL: 'chef@plate.test', ADMIN_PASSWORD: 'a long enough password' }
  const sites = await Promise.all(Array.from({ length: PROCESSES }, async () => startSite(env)))
  const areReady = sites.every(({ address }) => address !== '')
  const db = openDatabase(DATABASE_URL)
  const recipes = await db.selectFrom('recipes').select('name').execute()
  const users = await db.selectFrom('users').select('id').execute()
  await db.destroy()
  await Promise.all(sites.map(async (site) => site.stop()))
  const areOnce = new Set(recipes.map(({ name }) => name)).size === recipes.length
  return areReady && recipes.length > 0 && areOnce && users.length === 1
}

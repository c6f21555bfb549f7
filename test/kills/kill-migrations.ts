import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { sql } from 'kysely'
import { FILES, isBackupName } from '#server/backups/folder.ts'
import { readBackupPeople } from '#server/backups/restore.ts'
import { readConfig } from '#server/config.ts'
import { readSchema } from '#server/data/backups/columns.ts'
import { openDatabase } from '#server/data/database/database.ts'
import { MIGRATIONS } from '#server/data/database/migrate.ts'
import { rejudgeRecipes } from '#server/data/reread/rejudge.ts'
import { prepareSite } from '#server/process/prepare-site.ts'
import { findFault } from './find-fault.ts'
import type { Tally } from './kill-site.ts'
import { describeSchema, readAllRows } from './whole-state.ts'

const NOW = new Date('2026-03-04T05:06:07Z')
const MAIN = new URL('../../server/main.ts', import.meta.url).pathname
const OLDER = new URL('../older-release/', import.meta.url)
/** Kills of one site, before a start may end. */
const MOST_KILLS = 3
/** A backup before the tables change takes about so long, and a migration at most. */
const BACKUP_MS = 1_500
const MIGRATION_MS = 30

/** In a step of a start, after a share of its time. Step 0 is the backup, and each other one more migration. */
type Moment = { step: number; share: number }

/**
 * Opens so many sites of an older release, each in an empty place: the path of a file that is not there yet, or a database of
 * Postgres. Kills each start up to three times, at moments that a seed has chosen. After each: the engine's own checks, no
 * migration without those before it, no half backup. The start that may end leaves schema and rows of a start in peace.
 */
export async function killMigrations(
  newPlace: () => Promise<string>,
  sites: number,
  seed: number,
): Promise<Tally<'migration'>> {
  const tally: Tally<'migration'> = { kills: { migration: 0 }, broken: [] }
  const wanted = await finishStart(await openOlder(newPlace))
  for (const moments of chooseMoments(sites, seed)) {
    const url = await openOlder(newPlace)
    let isServed = false
    for (const moment of moments) {
      const folder = newFolder()
      isServed = !(await killStart(url, folder, moment))
      if (!isServed) tally.kills.migration++
      tally.broken.push(...(await findHalves(url, folder)))
      if (isServed) break
    }
    // A site that was ready has begun its own work, which other kills look at.
    const difference = isServed ? undefined : findDifference(wanted, await finishStart(url))
    if (difference !== undefined) tally.broken.push(`not as after a start in peace: ${difference}`)
    if (tally.broken.length > 0) break
  }
  return { ...tally, broken: tally.broken.map((sentence) => `${sentence} (migrations, seed ${seed})`) }
}

function chooseMoments(sites: number, seed: number): Moment[][] {
  const step = fc.oneof(
    { weight: 1, arbitrary: fc.constant(0) },
    { weight: 4, arbitrary: fc.integer({ min: 1, max: MIGRATIONS.length }) },
  )
  // Not `fc.double`: nearly all of its numbers are next to nothing.
  const share = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100)
  const moments = fc.array(fc.record({ step, share }), { minLength: 1, maxLength: MOST_KILLS })
  return fc.sample(moments, { seed, numRuns: sites })
}

const newFolder = () => join(mkdtempSync(join(tmpdir(), 'plate-')), 'kept')

async function openOlder(newPlace: () => Promise<string>): Promise<string> {
  const url = await newPlace()
  if (url.startsWith('file:')) {
    writeFileSync(url.slice('file:'.length), gunzipSync(readFileSync(new URL('site.db.gz', OLDER))))
    return url
  }
  const db = openDatabase(url)
  await sql.raw(readFileSync(new URL('site.sql', OLDER), 'utf8')).execute(db)
  await db.destroy()
  return url
}

/** Whether the start was killed before the site was ready. */
async function killStart(url: string, folder: string, { step, share }: Moment): Promise<boolean> {
  const db = openDatabase(url)
  const before = Math.min((await readSchema(db)).length + step - 1, MIGRATIONS.length)
  const start = spawn(process.execPath, [MAIN], {
    env: { ...environment(url, folder), PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = once(start, 'exit')
  // With all that it said.
  const closed = once(start, 'close')
  let isOver = false
  start.stdout.on('data', (said: Buffer) => (isOver ||= said.includes('is ready at')))
  const hasBegun = async () =>
    step === 0
      ? existsSync(folder)
      : listBackups(folder).length > 0 && (await readSchema(db)).length >= before
  while (!isOver && start.exitCode === null && !(await hasBegun())) await pause(1)
  await Promise.race([ended, pause(share * (step === 0 ? BACKUP_MS : MIGRATION_MS))])
  start.kill('SIGKILL')
  await closed
  await db.destroy()
  return !isOver && start.signalCode === 'SIGKILL'
}

const environment = (DATABASE_URL: string, BACKUP_DIR: string) => ({
  DATABASE_URL,
  BACKUP_DIR,
  SAMPLE_CONTENT: 'off',
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  PORT: '0',
})

async function findHalves(url: string, folder: string): Promise<string[]> {
  const halves: string[] = []
  const fault = await findFault(url)
  if (fault !== undefined) halves.push(fault)
  const db = openDatabase(url)
  const applied = await readSchema(db)
  await db.destroy()
  if (String(applied) !== String(MIGRATIONS.slice(0, applied.length)))
    halves.push(`a migration is missing among ${applied.join(', ')}`)
  for (const name of listBackups(folder))
    await readBackupPeople(join(folder, name), { filesFolder: join(folder, FILES) }).catch(() =>
      halves.push('half a backup is left'),
    )
  return halves
}

const listBackups = (folder: string) => (existsSync(folder) ? readdirSync(folder).filter(isBackupName) : [])

/** The first line that one of them has alone. */
const findDifference = (wanted: string[], found: string[]): string | undefined =>
  found.find((line) => !wanted.includes(line)) ?? wanted.find((line) => !found.includes(line))

/** Lets a start end, and all that it leaves for later. Answers schema and rows. */
async function finishStart(url: string): Promise<string[]> {
  const db = openDatabase(url)
  await prepareSite(db, readConfig(environment(url, newFolder())))
  while ((await rejudgeRecipes(db, NOW)) > 0);
  const lines = [...(await describeSchema(db)), ...(await readAllRows(db))]
  await db.destroy()
  return lines
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeBackup } from '#server/backups/make-backup.ts'
import { readBackupPeople } from '#server/backups/restore.ts'
import { readSigningKey } from '#server/backups/signing-key.ts'
import { type Database, openDatabase } from '#server/data/database.ts'
import { migrate } from '#server/data/migrate.ts'
import { insertRecipe } from '#server/data/recipes/write.ts'
import { aRecipe } from './fixtures.ts'
import { findPostgres, startPostgres } from './postgres.ts'
import { newDatabaseFile } from './running-site.ts'
import { shortOrLong } from './short-or-long.ts'
import { fillWholeSite } from './whole-site.ts'

const KILLS = shortOrLong(4, 125)
const NOW = new Date('2026-03-04T05:06:07Z')
const programs = findPostgres()
const ROOT = new URL('..', import.meta.url).pathname

test(
  'a backup or a restore that is killed at any moment leaves the old site or the new one, and no half backup (sqlite)',
  { timeout: 3_600_000 },
  async () => killAll(`file:${newDatabaseFile()}`),
)

test.skipIf(!programs)(
  'a backup or a restore that is killed at any moment leaves the old site or the new one, and no half backup (postgres)',
  { timeout: 3_600_000 },
  async () => {
    const postgres = await startPostgres(programs ?? '')
    await killAll(postgres.url)
    await postgres.stop()
  },
)

async function killAll(DATABASE_URL: string) {
  const db = openDatabase(DATABASE_URL)
  await migrate(db)
  await fillWholeSite(db)
  const folder = mkdtempSync(join(tmpdir(), 'plate-'))
  const key = await readSigningKey(db, NOW)
  const files = [join(folder, 'before.zip'), join(folder, 'after.zip')]
  await makeBackup(DATABASE_URL, files[0] ?? '', { key, now: NOW })
  const states = [await stateOf(db)]
  await insertRecipe(db, { fields: aRecipe({ name: 'One more' }) }, NOW)
  await db.deleteFrom('blog_posts').execute()
  await makeBackup(DATABASE_URL, files[1] ?? '', { key, now: NOW })
  states.push(await stateOf(db))

  const begun = performance.now()
  expect(await run('restore.ts', files[0] ?? '', DATABASE_URL)).toBe(0)
  const took = performance.now() - begun
  for (let kill = 0; kill < KILLS; kill++) {
    // From the first moment to a little after the last one.
    const after = (took * 1.1 * (kill + 1)) / KILLS
    await run('restore.ts', files[kill % 2] ?? '', DATABASE_URL, after)
    expect(states).toContain(await stateOf(db))
    const made = join(folder, 'made.zip')
    rmSync(made, { force: true })
    await run('backup.ts', made, DATABASE_URL, after)
    if (existsSync(made)) expect(await readBackupPeople(made)).toHaveLength(2)
    expect(states).toContain(await stateOf(db))
  }
  if (DATABASE_URL.startsWith('file:'))
    expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: 'ok' }])
  // What was killed holds nothing back: the next one succeeds.
  expect(await run('restore.ts', files[1] ?? '', DATABASE_URL)).toBe(0)
  expect(await stateOf(db)).toBe(states[1])
  await db.destroy()
}

/** Runs a command; killed after so many milliseconds, it has no exit code. */
async function run(script: string, file: string, DATABASE_URL: string, killAfter?: number) {
  const command = spawn(process.execPath, [join(ROOT, 'scripts', script), file], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL,
      BACKUP_DIR: join(dirname(file), 'kept'),
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    },
    stdio: 'ignore',
  })
  const ended = once(command, 'exit')
  if (killAfter !== undefined) {
    await Promise.race([ended, pause(killAfter)])
    command.kill('SIGKILL')
  }
  const [code] = await ended
  return code as number | null
}

/** All that tells the two states apart, and that would be half of one. */
async function stateOf(db: Database): Promise<string> {
  const recipes = await db.selectFrom('recipes').select('name').orderBy('id').execute()
  const lines = await db.selectFrom('recipe_ingredients').select('id').orderBy('id').execute()
  const posts = await db.selectFrom('blog_posts').select('id').orderBy('id').execute()
  const versions = await db.selectFrom('versions').select('id').orderBy('id').execute()
  const users = await db.selectFrom('users').select('email').orderBy('id').execute()
  const pictures = await db.selectFrom('media_variants').select('hash').orderBy('format').execute()
  return JSON.stringify([recipes, lines, posts, versions, users, pictures])
}

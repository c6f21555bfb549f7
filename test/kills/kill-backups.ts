import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeBackup } from '#server/backups/make-backup.ts'
import { readBackupPeople } from '#server/backups/restore.ts'
import { readSigningKey } from '#server/backups/signing-key.ts'
import { type Database, openDatabase } from '#server/data/database/database.ts'
import { migrate } from '#server/data/database/migrate.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aRecipe } from '../fixtures.ts'
import { fillWholeSite } from '../whole-site.ts'
import { findFault } from './find-fault.ts'
import type { Tally } from './kill-site.ts'

const NOW = new Date('2026-03-04T05:06:07Z')
const ROOT = new URL('../..', import.meta.url).pathname

/**
 * Restores two backups in turns and makes one in between, and kills each at a random moment, `rounds` times both. After each the
 * site is the old one or the new one, with nothing wrong in it, and a backup is there whole or not at all.
 */
export async function killBackups(DATABASE_URL: string, rounds: number): Promise<Tally<'backup'>> {
  const db = openDatabase(DATABASE_URL)
  await migrate(db)
  await fillWholeSite(db)
  const folder = mkdtempSync(join(tmpdir(), 'plate-'))
  const key = await readSigningKey(db, NOW)
  const [before, after, made] = ['before.zip', 'after.zip', 'made.zip'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  await makeBackup(DATABASE_URL, before, { key, now: NOW })
  const states = [await stateOf(db)]
  await insertRecipe(db, { fields: aRecipe({ name: 'One more' }) }, NOW)
  await db.deleteFrom('blog_posts').execute()
  await makeBackup(DATABASE_URL, after, { key, now: NOW })
  states.push(await stateOf(db))

  const tally: Tally<'backup'> = { kills: { backup: 0 }, broken: [] }
  const begun = performance.now()
  if ((await run('restore.ts', before, DATABASE_URL)) !== 0) tally.broken.push('a restore failed')
  const took = performance.now() - begun
  // From the first moment to a little after the last one.
  const killed = async (script: string, file: string) => {
    const code = await run(script, file, DATABASE_URL, Math.random() * took * 1.1)
    if (code === null) tally.kills.backup++
    if (!states.includes(await stateOf(db))) tally.broken.push(`half a site after a killed ${script}`)
    const fault = await findFault(DATABASE_URL)
    if (fault !== undefined) tally.broken.push(fault)
  }
  for (let round = 0; round < rounds && tally.broken.length === 0; round++) {
    await killed('restore.ts', round % 2 === 0 ? after : before)
    rmSync(made, { force: true })
    await killed('backup.ts', made)
    if (existsSync(made)) await readBackupPeople(made).catch(() => tally.broken.push('half a backup is left'))
  }
  // What was killed holds nothing back: the next one succeeds.
  if ((await run('restore.ts', after, DATABASE_URL)) !== 0 || (await stateOf(db)) !== states[1])
    tally.broken.push('the restore after the last kill failed')
  await db.destroy()
  return tally
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

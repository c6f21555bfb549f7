import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { openBackup } from '#server/backups/open-backup.ts'
import { childrenOf } from '#test/processes.ts'
import { fillWholeSite } from '#test/whole-site.ts'
import { createFilled, startEngines } from '../bench/engines.ts'
import { fillWithPictures } from '../bench/many-pictures.ts'
import { fillWithRecipes } from '#test/many-recipes.ts'
import { readShare } from '../bench/process-figures.ts'
import { megabytes, seconds, toTable } from '../bench/table.ts'
import { watchMost } from '../watch.ts'
import { above, type Checked } from './check.ts'

const MOST_MS = 60_000
const MOST_MB = 300
/** As package.json starts the commands. */
const LITTLE = ['--max-semi-space-size=2', '--max-old-space-size=256']
/** A new site knows by it that the backup is its own: everything comes. */
const PASSPHRASE = 'beets under the blue lid'

export type Size = { recipes: number; pictures: number }

/** A backup of a large site, restored on each engine, and backed up there once more: everything is the same. */
export async function checkExchange(size: Size): Promise<Checked> {
  const engines = await startEngines()
  const rows: string[][] = []
  const broken: string[] = []
  for (const from of engines) {
    const old = await createFilled(from, async (db) => {
      await fillWholeSite(db)
      await fillWithRecipes(db, size.recipes)
      await fillWithPictures(db, size.pictures)
    })
    const file = newFile()
    const made = await runCommand('backup', old, [file])
    for (const to of engines) {
      const name = `${from.name} to ${to.name}`
      const fresh = await createFilled(to, async () => {})
      const restored = await runCommand('restore', fresh, [file])
      const again = newFile()
      await runCommand('backup', fresh, [again])
      const isSame = isDeepStrictEqual(await readEntries(file), await readEntries(again))
      rows.push([
        name,
        ...[made, restored].flatMap(({ tookMs, mostMb }) => [seconds(tookMs), megabytes(mostMb)]),
        isSame ? 'equal' : 'different',
      ])
      if (!isSame) broken.push(`${name}: an entry of the second backup is another`)
      for (const [what, { tookMs, mostMb }] of Object.entries({ backup: made, restore: restored }))
        broken.push(
          ...above(`${name}: ${what}`, tookMs, MOST_MS, 'ms'),
          ...above(`${name}: ${what}`, mostMb, MOST_MB, 'MB'),
        )
    }
  }
  await Promise.all(engines.map(async (engine) => engine.stop()))
  const heads = ['from and to', 'backup', 'memory', 'restore', 'memory', 'entries']
  return { table: toTable(heads, rows), broken }
}

const newFile = () => join(mkdtempSync(join(tmpdir(), 'plate-')), 'backup.zip')

async function readEntries(file: string) {
  const { manifest, close } = await openBackup(file, { passphrase: PASSPHRASE })
  close()
  return { rows: manifest.rows, entries: manifest.entries }
}

/** Runs a command of the site over a database; how long it took, and how much memory its processes held at most. */
async function runCommand(command: string, DATABASE_URL: string, given: string[]) {
  const env = {
    ...process.env,
    DATABASE_URL,
    BACKUP_PASSPHRASE: PASSPHRASE,
    BACKUP_DIR: mkdtempSync(join(tmpdir(), 'plate-')),
  }
  const running = spawn(process.execPath, [...LITTLE, `scripts/${command}.ts`, ...given], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(running, 'exit')
  const { mostMb, tookMs } = await watchMost(ended, () => ({
    mostMb: [running.pid ?? 0, ...childrenOf(running.pid)].reduce((sum, pid) => sum + readShare(pid), 0),
  }))
  const [code] = await ended
  if (code !== 0) throw new Error(`${command} ended with ${code}`)
  return { tookMs, mostMb }
}

import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { openBackup } from '#server/backups/open-backup.ts'
import { childrenOf } from '#test/processes.ts'
import { fillWholeSite } from '#test/whole-site.ts'
import { createFilled, startEngines } from '../bench/engines.ts'
import { fillWithPictures } from '../bench/many-pictures.ts'
import { fillWithRecipes } from '../bench/many-recipes.ts'
import { readShare } from '../bench/process-figures.ts'
import { startReady } from '../bench/ready-site.ts'
import { megabytes, seconds, toTable } from '../bench/table.ts'
import { above, type Checked } from './check.ts'

const MOST_MS = 60_000
const MOST_MB = 300
const LOOK_EVERY_MS = 20
/** As package.json starts the commands. */
const LITTLE = ['--max-semi-space-size=2', '--max-old-space-size=256']
/** The accounts of `fillWholeSite`: those of a foreign file come only by name. */
const EVERYBODY = ['--with', 'chef@plate.test', '--with', 'tom@plate.test']
const PAGES = [
  '/',
  '/recipes',
  '/recipes?page=40',
  '/equipment',
  '/blog',
  '/about',
  '/recipes/feed.xml',
  '/blog/feed.json',
]
const EVERY_NTH_PAGE = 50

/** A backup of a large site, restored on each engine, and backed up there once more: everything is the same. */
export async function checkExchange(size: { recipes: number; pictures: number }): Promise<Checked> {
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
      const restored = await runCommand('restore', fresh, [file, ...EVERYBODY])
      const again = newFile()
      await runCommand('backup', fresh, [again])
      const isSame = isDeepStrictEqual(await readEntries(file), await readEntries(again))
      const different = await comparePages(old, fresh)
      rows.push([
        name,
        ...[made, restored].flatMap(({ tookMs, mostMb }) => [seconds(tookMs), megabytes(mostMb)]),
        isSame ? 'equal' : 'different',
        different.length === 0 ? 'equal' : `${different.length} different`,
      ])
      if (!isSame) broken.push(`${name}: an entry of the second backup is another`)
      if (different.length > 0) broken.push(`${name}: other pages: ${different.slice(0, 5).join(', ')}`)
      for (const [what, { tookMs, mostMb }] of Object.entries({ backup: made, restore: restored }))
        broken.push(
          ...above(`${name}: ${what}`, tookMs, MOST_MS, 'ms'),
          ...above(`${name}: ${what}`, mostMb, MOST_MB, 'MB'),
        )
    }
  }
  await Promise.all(engines.map(async (engine) => engine.stop()))
  const heads = ['from and to', 'backup', 'memory', 'restore', 'memory', 'entries', 'pages']
  return { table: toTable(heads, rows), broken }
}

const newFile = () => join(mkdtempSync(join(tmpdir(), 'plate-')), 'backup.zip')

async function readEntries(file: string) {
  const { manifest, close } = await openBackup(file, undefined)
  close()
  return { rows: manifest.rows, entries: manifest.entries }
}

/** Runs a command of the site over a database; how long it took, and how much memory its processes held at most. */
async function runCommand(command: string, DATABASE_URL: string, given: string[]) {
  const env = { ...process.env, DATABASE_URL, BACKUP_DIR: mkdtempSync(join(tmpdir(), 'plate-')) }
  const begun = performance.now()
  let isOver = false
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const running = execFile(
    process.execPath,
    [...LITTLE, `scripts/${command}.ts`, ...given],
    { env },
    (error) => {
      isOver = true
      if (error) reject(error)
      else resolve()
    },
  )
  let mostMb = 0
  while (!isOver) {
    const pids = [running.pid ?? 0, ...childrenOf(running.pid)]
    mostMb = Math.max(
      mostMb,
      pids.reduce((sum, pid) => sum + readShare(pid), 0),
    )
    await wait(LOOK_EVERY_MS)
  }
  await promise
  return { tookMs: performance.now() - begun, mostMb }
}

/** The addresses where two sites show something else, but for where they are. */
async function comparePages(one: string, other: string): Promise<string[]> {
  const [before, after] = await Promise.all([one, other].map(async (url) => openSite(url)))
  if (!before || !after) throw new Error('a site is missing')
  const listed = [...(await before.read('/sitemap.xml')).matchAll(/<loc>SITE([^<]*)/g)].map(
    ([, path]) => path ?? '',
  )
  const different: string[] = []
  for (const path of [...PAGES, ...listed.filter((_, place) => place % EVERY_NTH_PAGE === 0)])
    if ((await before.read(path)) !== (await after.read(path))) different.push(path)
  await before.stop()
  await after.stop()
  return different
}

async function openSite(DATABASE_URL: string) {
  const site = await startReady({ DATABASE_URL, SAMPLE_CONTENT: 'off' })
  return {
    stop: site.stop,
    async read(path: string): Promise<string> {
      const answer = await fetch(site.address + path)
      const text = `${answer.status} ${await answer.text()}`
      return text.replaceAll(/<script\b.*?<\/script>/gs, '').replaceAll(site.address, 'SITE')
    },
  }
}

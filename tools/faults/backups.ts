import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#server/data/database/database.ts'
import { keepAliveClient } from '#test/keep-alive-client.ts'
import { createFilled, type Engine, measureEngines } from '../bench/engines.ts'
import { longestBlock, LOOP_LOGGED } from '../bench/event-loop-log.ts'
import { fillWithPictures } from '../bench/many-pictures.ts'
import { fillWithRecipes } from '#test/many-recipes.ts'
import { startReady } from '../bench/ready-site.ts'
import { signIn } from '#test/sign-in.ts'
import { percentile } from '../bench/statistics.ts'
import { count, ms, seconds, toTable } from '../bench/table.ts'
import { timeUntil } from '../watch.ts'
import { above, type Checked, type Options, together } from './check.ts'
import { checkExchange, type Size } from './exchange.ts'

const NEARLY_ALL = 0.999
/** So much longer a page that is kept may take at most while a backup is made. */
const MORE_MS = 50
/** Of the processor, in one piece. */
const BLOCK_MS = 50
const EVERY_MS = 2

/**
 * How long a cached page takes while a backup of a large site is made, beside the same site without one, on each engine; then such
 * backups go from each engine to each.
 */
export async function checkBackups({ isQuick }: Options): Promise<Checked> {
  const size = isQuick ? { recipes: 300, pictures: 10 } : { recipes: 10_000, pictures: 200 }
  return together(
    async () => checkBeside(size),
    async () => checkExchange(size),
  )
}

async function checkBeside(size: Size): Promise<Checked> {
  const broken: string[] = []
  const rows = await measureEngines(async (engine) => {
    const { tookMs, alone, beside, block } = await measure(engine, size)
    const [before, meanwhile] = [alone, beside].map((waits) => percentile(waits, NEARLY_ALL))
    const row = [
      engine.name,
      seconds(tookMs),
      count(beside.length),
      ms(before ?? 0),
      ms(meanwhile ?? 0),
      ms(percentile(beside, 1)),
      ms(block),
    ]
    broken.push(
      ...above(
        `${engine.name}: a page beside a backup, 99.9 %`,
        (meanwhile ?? 0) - (before ?? 0),
        MORE_MS,
        'ms more',
      ),
      ...above(`${engine.name}: the loop while a backup is made`, block, BLOCK_MS, 'ms of the processor'),
    )
    return [row]
  })
  const heads = [
    'backup of',
    'took',
    'pages meanwhile',
    'p99.9 without',
    'p99.9 with',
    'slowest with',
    'longest block',
  ]
  return { table: toTable(heads, rows), broken }
}

async function measure(engine: Engine, { recipes, pictures }: Size) {
  const DATABASE_URL = await createFilled(engine, async (db) => {
    await fillWithRecipes(db, recipes)
    await fillWithPictures(db, pictures)
  })
  const BACKUP_DIR = mkdtempSync(join(tmpdir(), 'plate-backups-'))
  const site = await startReady({ DATABASE_URL, BACKUP_DIR, SAMPLE_CONTENT: 'off', ...LOOP_LOGGED })
  const db = openDatabase(DATABASE_URL)
  const headers = await signIn(db, site.address)
  await db.destroy()
  // What a site does after its start is done: pages that people read are rendered.
  await askUntil(site.address, wait(5_000))
  const backUp = async () => {
    const path = `${site.address}/admin/keeping/backups`
    const answer = await fetch(path, { method: 'POST', headers, redirect: 'manual' })
    const notice = decodeURIComponent(answer.headers.getSetCookie().join())
    if (!notice.includes('Backup made')) throw new Error(`No backup was made: ${answer.status} ${notice}`)
  }
  const from = site.logged()
  const begun = performance.now()
  const beside = await askUntil(site.address, backUp())
  const tookMs = performance.now() - begun
  const block = longestBlock(site.said(from))
  const alone = await askUntil(site.address, wait(tookMs))
  await site.stop()
  return { tookMs, alone, beside, block }
}

/** Asks for a cached page again and again, on one connection, until the end; how long each answer took. */
async function askUntil(address: string, end: Promise<unknown>): Promise<number[]> {
  const reader = keepAliveClient(address)
  const waits = await timeUntil(end, EVERY_MS, async () => reader.ask('/recipes'))
  reader.close()
  return waits
}

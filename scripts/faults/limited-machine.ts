import { openDatabase } from '#server/data/database.ts'
import { newDatabaseFile } from '#test/running-site.ts'
import { startReady } from '../bench/ready-site.ts'
import { megabytes, toTable } from '../bench/table.ts'
import type { Checked } from './check.ts'
import { dailyWork } from './daily-work.ts'
import { limitMemory } from './memory-limit.ts'

/** As docs/hosting.md says to start a site on a small machine. */
export const LITTLE = {
  NODE_OPTIONS: '--max-old-space-size=96 --max-semi-space-size=2',
  MALLOC_ARENA_MAX: '2',
}
/** Where all of the work must be done, and where some of it may be refused with a sentence. */
const LIMITS = { whole: 320, narrow: 256 }
const REFUSAL = /The machine of the site ended the work/
const ROUNDS = 20

/** A site whose kernel enforces a limit of memory: what it does of its daily work, and that it goes on. Needs root. */
export async function checkLimits(): Promise<Checked> {
  const all: Checked[] = []
  for (const [kind, megabytes] of Object.entries(LIMITS))
    all.push(await checkLimit(megabytes, kind === 'narrow'))
  return {
    table: all.map(({ table }) => table).join('\n\n'),
    broken: all.flatMap(({ broken }) => broken),
  }
}

async function checkLimit(most: number, mayRefuse: boolean): Promise<Checked> {
  const limit = limitMemory(most * 1024 * 1024)
  if (!limit) return { table: '', broken: [`a limit of ${most} MB: only root may set one`] }
  const DATABASE_URL = `file:${newDatabaseFile()}`
  // The first start reads the sample content, which no later one does.
  await (await startReady({ DATABASE_URL })).stop()
  const site = await startReady({ DATABASE_URL, ...LITTLE }, '.', 'server/main.ts', limit.prefix)
  const db = openDatabase(DATABASE_URL)
  const rows: string[][] = []
  const broken: string[] = []
  for (const [name, run] of Object.entries(await dailyWork(db, site.address, ROUNDS))) {
    limit.readMost()
    const said = await run().catch((error: unknown) => `no answer: ${String(error)}`)
    const isRefused = REFUSAL.test(said)
    const isBroken = said.startsWith('no answer') || said.includes('Unexpected Server Error')
    rows.push([name, isBroken ? 'no answer' : isRefused ? 'refused' : 'done', megabytes(limit.readMost())])
    if (isBroken || (isRefused && !mayRefuse)) broken.push(`${name} within ${most} MB: ${said.slice(0, 200)}`)
  }
  const isOver = site.hasEnded()
  if (isOver) broken.push(`the site ended within ${most} MB`)
  await db.destroy()
  if (!isOver) await site.stop()
  limit.remove()
  return { table: toTable([`a limit of ${most} MB`, 'the work was', 'used, at most'], rows), broken }
}

import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#server/data/database.ts'
import { childrenOf } from '#test/processes.ts'
import { newDatabaseFile } from '#test/running-site.ts'
import { readShare } from '../bench/process-figures.ts'
import { startReady } from '../bench/ready-site.ts'
import { megabytes, seconds, toTable } from '../bench/table.ts'
import { above, type Checked } from './check.ts'
import { dailyWork } from './daily-work.ts'
import { checkLimits, LITTLE } from './limited-machine.ts'
import type { Options } from './options.ts'

const LOOK_EVERY_MS = 20
/** What a machine of 512 MB has left for a site and the processes beside it. */
const MOST_MB = 256
/** What its kernel would say. */
const LIMIT = '--import data:text/javascript,process.constrainedMemory=()=>268435456'

/** The memory of a site and of the processes beside it, together, while it does its daily work on a small machine. */
export async function checkSmallMachine({ isQuick }: Options): Promise<Checked> {
  const DATABASE_URL = `file:${newDatabaseFile()}`
  // The first start reads the sample content, which no later one does.
  await (await startReady({ DATABASE_URL })).stop()
  const site = await startReady({ DATABASE_URL, ...LITTLE, NODE_OPTIONS: `${LITTLE.NODE_OPTIONS} ${LIMIT}` })
  const db = openDatabase(DATABASE_URL)
  const work = {
    nothing: async () => wait(1_000),
    ...(await dailyWork(db, site.address, isQuick ? 10 : 500)),
  }
  const rows: string[][] = []
  const broken: string[] = []
  for (const [name, run] of Object.entries(work)) {
    const { most, tookMs } = await watch(site.pid, run)
    rows.push([name, seconds(tookMs), megabytes(most.site), megabytes(most.all)])
    broken.push(...above(`memory of the site, ${name}`, most.site, MOST_MB, 'MB'))
  }
  await db.destroy()
  await site.stop()
  const limited = await checkLimits()
  const table = toTable(['work', 'took', 'the site, at most', 'with the processes beside it'], rows)
  return { table: `${table}\n\n${limited.table}`, broken: [...broken, ...limited.broken] }
}

async function watch(pid: number, run: () => Promise<unknown>) {
  const most = { site: 0, all: 0 }
  let isOver = false
  const begun = performance.now()
  const running = run().finally(() => (isOver = true))
  while (!isOver) {
    const own = readShare(pid)
    const beside = childrenOf(pid).reduce((sum, child) => sum + readShare(child), 0)
    most.site = Math.max(most.site, own)
    most.all = Math.max(most.all, own + beside)
    await wait(LOOK_EVERY_MS)
  }
  await running
  return { most, tookMs: performance.now() - begun }
}

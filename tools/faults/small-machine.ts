import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#server/data/database/database.ts'
import { childrenOf } from '#test/processes.ts'
import { newDatabaseFile } from '#test/running-site.ts'
import { readShare } from '../bench/process-figures.ts'
import { startReady } from '../bench/ready-site.ts'
import { megabytes, seconds, toTable } from '../bench/table.ts'
import { watchMost } from '../watch.ts'
import { above, type Checked, type Options } from './check.ts'
import { dailyWork } from './daily-work.ts'

/** As docs/hosting.md says to start a site on a small machine. */
const LITTLE = { NODE_OPTIONS: '--max-old-space-size=96 --max-semi-space-size=2' }
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
    const most = await watchMost(run(), () => look(site.pid))
    rows.push([name, seconds(most.tookMs), megabytes(most.site), megabytes(most.all)])
    broken.push(...above(`memory of the site, ${name}`, most.site, MOST_MB, 'MB'))
  }
  await db.destroy()
  await site.stop()
  return {
    table: toTable(['work', 'took', 'the site, at most', 'with the processes beside it'], rows),
    broken,
  }
}

function look(pid: number) {
  const site = readShare(pid)
  return { site, all: childrenOf(pid).reduce((sum, child) => sum + readShare(child), site) }
}

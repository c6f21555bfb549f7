import { openDatabase } from '#server/data/database.ts'
import { childrenOf } from '#test/processes.ts'
import { createFilled, measureEngines, type Engine } from './engines.ts'
import { fillWithRecipes, manyRecipesPath } from './many-recipes.ts'
import type { Options } from './options.ts'
import { startReady, type Site } from './ready-site.ts'
import { renderAtOnce, type Rush } from './renders.ts'
import { medianOf, ratioOf, takeTurns } from './statistics.ts'
import { count, times, toTable } from './table.ts'
import { writeAndLook } from './write-and-look.ts'

const RECIPES = 1_000
const CONNECTIONS = 16
const PAGES = { list: '/recipes', detail: manyRecipesPath(0) }
/** Connections opened after each write: enough to meet every worker. */
const LOOKS = 20
const WRITES = 10

/** Two workers beside one, rendering, and whether a write through one process is seen by all. */
export async function measureWorkers(options: Options): Promise<string> {
  const rows = await measureEngines(async (engine) => measureEngine(engine, options))
  return toTable(['rendered per second', 'one worker', 'two workers', 'ratio', 'writes seen at once'], rows)
}

async function measureEngine(engine: Engine, { rounds, turnMs }: Options): Promise<string[][]> {
  const DATABASE_URL = await createFilled(engine, async (db) => fillWithRecipes(db, RECIPES))
  const env = { DATABASE_URL, SAMPLE_CONTENT: 'off' }
  const sites: Site[] = []
  const db = openDatabase(DATABASE_URL)
  try {
    for (const WEB_CONCURRENCY of ['1', '2']) sites.push(await startReady({ ...env, WEB_CONCURRENCY }))
    const rows: string[][] = []
    for (const [name, path] of Object.entries(PAGES)) {
      const contenders = sites.map((site) => async () => rush(site, path, turnMs))
      for (const take of contenders) await take()
      const [one = [], two = []] = await takeTurns(contenders, rounds)
      const perSecond = (rush: Rush) => rush.perSecond
      const rates = [one, two].map((rushes) => count(medianOf(rushes, perSecond)))
      rows.push([`${engine.name}, ${name}`, ...rates, times(ratioOf(two, one, perSecond)), ''])
    }
    const looks = { writes: 0, seen: 0 }
    for (let write = 0; write < WRITES; write++) {
      const { writes, seen } = await writeAndLook(db, Array(LOOKS).fill(sites[1]?.address ?? ''))
      looks.writes += writes
      looks.seen += seen
    }
    return [...rows, [`${engine.name}, pages after a write`, '', '', '', `${looks.seen} of ${looks.writes}`]]
  } finally {
    for (const site of sites) await site.stop()
    await db.destroy()
  }
}

async function rush(site: Site, path: string, ms: number): Promise<Rush> {
  const pids = [site.pid, ...childrenOf(site.pid)]
  return renderAtOnce(site, path, { ms, connections: CONNECTIONS, pids })
}

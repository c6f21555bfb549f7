import { createFilled, measureEngines, type Engine } from './engines.ts'
import { fillWithRecipes, manyRecipesPath } from '#test/many-recipes.ts'
import type { Options } from './options.ts'
import { startReady, type Site } from './ready-site.ts'
import { NEVER_CACHED } from './fetch-page.ts'
import { measureLoad } from './load.ts'
import { interleave, median, ratioOf } from './statistics.ts'
import { count, times, toTable } from './table.ts'

const RECIPES = 1_000
const CONNECTIONS = 16
const PAGES = { list: '/recipes', detail: manyRecipesPath(0) }

const HEADS = ['rendered per second', 'one worker', 'two workers', 'ratio', 'two sites apart', 'their ratio']

/**
 * Two workers beside one, rendering. Two sites that share nothing show what the machine leaves to any two.
 */
export async function measureWorkers(options: Options): Promise<string> {
  return toTable(HEADS, await measureEngines(async (engine) => measureEngine(engine, options)))
}

async function measureEngine(engine: Engine, { rounds, roundMs }: Options): Promise<string[][]> {
  const sites: Site[] = []
  const start = async (DATABASE_URL: string, WEB_CONCURRENCY: string) => {
    const site = await startReady({ DATABASE_URL, WEB_CONCURRENCY, SAMPLE_CONTENT: 'off' })
    sites.push(site)
    return site
  }
  const fill = async () => createFilled(engine, async (db) => fillWithRecipes(db, RECIPES))
  const shared = await fill()
  try {
    const [alone, pair] = [await start(shared, '1'), await start(shared, '2')]
    const apart = [alone, await start(await fill(), '1')]
    const rows: string[][] = []
    for (const [name, path] of Object.entries(PAGES)) {
      const contenders = [[alone], [pair], apart].map((asked) => async () => rush(asked, path, roundMs))
      for (const take of contenders) await take()
      const [one = [], two = [], both = []] = await interleave(contenders, rounds)
      const rate = (perSecond: number[]) => count(median(perSecond))
      const ratio = (perSecond: number[]) => times(ratioOf(perSecond, one, (rate) => rate))
      rows.push([`${engine.name}, ${name}`, rate(one), rate(two), ratio(two), rate(both), ratio(both)])
    }
    return rows
  } finally {
    for (const site of sites) await site.stop()
  }
}

/** Pages per second of sites that are asked at the same time. */
async function rush(sites: Site[], path: string, ms: number): Promise<number> {
  const connections = CONNECTIONS / sites.length
  const rushes = await Promise.all(
    sites.map((site) => measureLoad(site, path, { ms, connections, headers: NEVER_CACHED })),
  )
  return rushes.reduce((sum, { perSecond }) => sum + perSecond, 0)
}

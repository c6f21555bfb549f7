import { resolve } from 'node:path'
import { fillByImport, writeRecipeFiles } from './contents.ts'
import { readCommit } from '../report.ts'
import type { Options } from './options.ts'
import { startReady, type Site } from './ready-site.ts'
import { NEVER_CACHED, renderInSequence, type Renders } from './fetch-page.ts'
import { type Load, measureLoad } from './load.ts'
import { interleave, median, medianOf, ratioOf } from './statistics.ts'
import { count, ms, times, toTable } from './table.ts'

const PAGES = {
  list: '/recipes',
  detail: '/recipes/carrot-soup-0',
  home: '/',
  post: '/blog/a-stock-worth-standing-over',
}
const RECIPES = 1_000
const CONNECTIONS = 8
/** Even, so that nobody is the first more often. */
const ROUNDS_OF_LAUNCH = 2

/** A round of each page, by its name. */
type Round = Record<string, Renders & Load>

/**
 * Freshly rendered pages, beside those of an older commit if one is given. Two processes of the very same code differ for
 * as long as they live, so both are started anew again and again, and a copy of ours says how far apart chance puts them.
 */
export async function measureRendered(options: Options): Promise<string> {
  const folders = ['.', ...(options.against ? [options.against, '.'] : [])].map((folder) => resolve(folder))
  const files = writeRecipeFiles(Math.min(RECIPES, options.sizes.at(-1) ?? RECIPES))
  const starts: (() => Promise<Site>)[] = []
  for (const folder of folders) {
    const DATABASE_URL = await fillByImport(folder, files)
    starts.push(async () => startReady({ DATABASE_URL }, folder))
  }
  const launches: Round[][][] = []
  for (let rounds = 0; rounds < options.rounds; rounds += ROUNDS_OF_LAUNCH)
    launches.push(await launch(starts, options))
  return describe(launches, options.against && readCommit(options.against))
}

/** Answers for each contender what its rounds gave. */
async function launch(starts: (() => Promise<Site>)[], options: Options): Promise<Round[][]> {
  const sites: Site[] = []
  try {
    for (const start of starts) sites.push(await start())
    const contenders = sites.map((site) => async () => measurePages(site, options))
    for (const take of contenders) await take()
    return await interleave(contenders, ROUNDS_OF_LAUNCH)
  } finally {
    for (const site of sites) await site.stop()
  }
}

async function measurePages(site: Site, options: Options): Promise<Round> {
  const round: Round = {}
  for (const [name, path] of Object.entries(PAGES)) round[name] = await measurePage(site, path, options)
  return round
}

async function measurePage(
  site: Site,
  path: string,
  { requests, roundMs }: Options,
): Promise<Renders & Load> {
  const one = await renderInSequence(site, path, requests)
  const many = await measureLoad(site, path, {
    ms: roundMs,
    connections: CONNECTIONS,
    headers: NEVER_CACHED,
  })
  return { ...one, ...many }
}

function describe(launches: Round[][][], commit: string | undefined): string {
  const rows = Object.keys(PAGES).map((name) => {
    const figuresOf = (contender: number) =>
      launches.map((contenders) => (contenders[contender] ?? []).flatMap((round) => round[name] ?? []))
    const [ours, before, copy] = [figuresOf(0), figuresOf(1), figuresOf(2)]
    const own = [
      name,
      ms(medianOf(ours.flat(), server)),
      ms(medianOf(ours.flat(), ({ whole }) => whole)),
      count(medianOf(ours.flat(), perSecond)),
      ms(medianOf(ours.flat(), ({ processorMicros }) => processorMicros) / 1000),
    ]
    if (!commit) return own
    const compare = (read: (figures: Renders & Load) => number) => [
      spread(before, ours, read),
      spread(copy, ours, read),
    ]
    return [...own, ...compare(server), ...compare(each)]
  })
  const heads = ['rendered', 'server', 'whole', 'per second', 'processor']
  const older = commit
    ? [`faster than ${commit}: server`, 'a copy: server', `than ${commit}: rate`, 'a copy: rate']
    : []
  return toTable([...heads, ...older], rows)
}

const server = (figures: Renders) => figures.server
const perSecond = (figures: Load) => figures.perSecond
const each = (figures: Load) => 1 / figures.perSecond

/** How many times faster ours is than theirs, with the least and the most of the launches. */
function spread<Figures>(theirs: Figures[][], ours: Figures[][], read: (figures: Figures) => number): string {
  const ratios = ours.map((rounds, launched) => ratioOf(theirs[launched] ?? [], rounds, read))
  return `${times(median(ratios))} (${times(Math.min(...ratios))} to ${times(Math.max(...ratios))})`
}

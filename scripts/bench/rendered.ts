import { resolve } from 'node:path'
import { fillByImport, writeRecipeFiles } from './contents.ts'
import { readCommit } from './machine.ts'
import type { Options } from './options.ts'
import { startReady, type Site } from './ready-site.ts'
import { renderConcurrently, renderInSequence, type Renders, type Rush } from './renders.ts'
import { interleave, medianOf, ratioOf } from './statistics.ts'
import { count, ms, times, toTable } from './table.ts'

const PAGES = {
  list: '/recipes',
  detail: '/recipes/carrot-soup-0',
  home: '/',
  post: '/blog/a-stock-worth-standing-over',
}
const RECIPES = 1_000
const CONNECTIONS = 8

type Rendered = { name: string; ours: (Renders & Rush)[]; before: (Renders & Rush)[] }

/** Freshly rendered pages, beside those of an older commit if one is given. */
export async function measureRendered(options: Options): Promise<string> {
  const folders = ['.', ...(options.against ? [options.against] : [])].map((folder) => resolve(folder))
  const files = writeRecipeFiles(Math.min(RECIPES, options.sizes.at(-1) ?? RECIPES))
  const sites: Site[] = []
  try {
    for (const folder of folders) {
      const DATABASE_URL = await fillByImport(folder, files)
      sites.push(await startReady({ DATABASE_URL }, folder))
    }
    const rendered: Rendered[] = []
    for (const [name, path] of Object.entries(PAGES)) {
      const contenders = sites.map((site) => async () => measurePage(site, path, options))
      for (const take of contenders) await take()
      const [ours = [], before = []] = await interleave(contenders, options.rounds)
      rendered.push({ name, ours, before })
    }
    return describe(rendered, options.against && readCommit(options.against))
  } finally {
    for (const site of sites) await site.stop()
  }
}

async function measurePage(
  site: Site,
  path: string,
  { requests, roundMs }: Options,
): Promise<Renders & Rush> {
  const one = await renderInSequence(site, path, requests)
  const many = await renderConcurrently(site, path, {
    ms: roundMs,
    connections: CONNECTIONS,
  })
  return { ...one, ...many }
}

function describe(rendered: Rendered[], commit: string | undefined): string {
  const server = (renders: Renders) => renders.server
  const perSecond = (rush: Rush) => rush.perSecond
  const rows = rendered.map(({ name, ours, before }) => {
    const own = [
      name,
      ms(medianOf(ours, server)),
      ms(medianOf(ours, ({ whole }) => whole)),
      count(medianOf(ours, perSecond)),
      ms(medianOf(ours, ({ processorMs }) => processorMs)),
    ]
    if (before.length === 0) return own
    const older = [ms(medianOf(before, server)), count(medianOf(before, perSecond))]
    return [...own, ...older, times(ratioOf(before, ours, server)), times(ratioOf(ours, before, perSecond))]
  })
  const heads = ['rendered', 'server', 'whole', 'per second', 'processor']
  const older = commit ? [`${commit}: server`, 'per second', 'faster: server', 'faster: rate'] : []
  return toTable([...heads, ...older], rows)
}

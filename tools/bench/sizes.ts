import { createFilled, startEngines, type Engine } from './engines.ts'
import { fillWithRecipes, manyRecipesPath } from '#test/many-recipes.ts'
import type { Options } from './options.ts'
import { startReady, type Site } from './ready-site.ts'
import { renderInSequence, type Renders } from './fetch-page.ts'
import { interleave, medianOf, ratioOf } from './statistics.ts'
import { count, ms, times, toTable } from './table.ts'

/** What is asked for, by what it is called. */
const PAGES: Record<string, string> = {
  home: '/',
  'first list page': '/recipes',
  'page 100': '/recipes?page=100',
  'category and diet': '/recipes?category=Soup&diet=vegan',
  'difficulty and two diets': '/recipes?difficulty=easy&diet=vegan&diet=keto',
  'search of a word': '/recipes?search=carrot',
  'search of two words': '/recipes?search=celeriac%20broth',
  'search without a hit': '/recipes?search=xylophone',
  'search of two letters': '/recipes?search=ca',
  'search of the whole site': '/search?q=carrot',
  'search of the whole site, two words': '/search?q=celeriac%20broth',
  detail: manyRecipesPath(0),
}

/** Growth is told from here on: below, the page is not even full. */
const FROM = 1_000

type Filled = { size: number; site: Site }

/** Lists, filters, searches and a detail page, rendered anew, with ever more recipes and on both engines. */
export async function measureSizes(options: Options): Promise<string> {
  const engines = await startEngines()
  const tables: string[] = []
  for (const engine of engines) {
    tables.push(await measureEngine(engine, options))
    await engine.stop()
  }
  return tables.join('\n\n')
}

async function measureEngine(engine: Engine, options: Options): Promise<string> {
  const filled: Filled[] = []
  try {
    for (const size of options.sizes) {
      const DATABASE_URL = await createFilled(engine, async (db) => fillWithRecipes(db, size))
      filled.push({ size, site: await startReady({ DATABASE_URL, SAMPLE_CONTENT: 'off' }) })
    }
    const rows: string[][] = []
    for (const [name, path] of Object.entries(PAGES))
      rows.push(await measurePage(name, path, filled, options))
    const sizes = options.sizes.map((size) => `${count(size)} recipes`)
    return toTable([`${engine.name}: server time`, ...sizes, 'growth'], rows)
  } finally {
    for (const { site } of filled) await site.stop()
  }
}

async function measurePage(name: string, path: string, filled: Filled[], { rounds, requests }: Options) {
  const contenders = filled.map(
    ({ site }) =>
      async () =>
        renderInSequence(site, path, requests),
  )
  for (const take of contenders) await take()
  const results = await interleave(contenders, rounds)
  const server = (renders: Renders) => renders.server
  const smallest = results[filled.findIndex(({ size }) => size >= FROM)] ?? results[0] ?? []
  const largest = results.at(-1) ?? []
  return [
    name,
    ...results.map((renders) => ms(medianOf(renders, server))),
    times(ratioOf(largest, smallest, server)),
  ]
}

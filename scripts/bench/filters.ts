import { EASE_FILTERS } from '#domain/low-energy/facts.ts'
import { CATEGORIES, DIFFICULTIES } from '#domain/recipe/choices.ts'
import { CUISINES } from '#domain/recipe/cuisines.ts'
import { readRecipeFilter, recipeFilterQuery } from '#domain/recipe/filter.ts'
import { ORDER_NAMES } from '#domain/recipe/orders.ts'
import { boundsOf, RANGE_NAMES } from '#domain/recipe/ranges.ts'
import { DIETARY_RESTRICTIONS } from '#domain/recipe/recipe.ts'
import { createFilled, type Engine, measureEngines } from './engines.ts'
import { fetchPage, NEVER_CACHED, serverTimes, type Answer } from './fetch-page.ts'
import { fillWithRecipes } from './many-recipes.ts'
import type { Options } from './options.ts'
import { processorTime } from './process-figures.ts'
import { startReady } from './ready-site.ts'
import { median, percentile } from './statistics.ts'
import { count, ms, toTable } from './table.ts'

const SETS = 200
/** What may be chosen at once, with the chance of each. */
const CHOICES: Record<string, { of: readonly string[]; chance: number }> = {
  difficulty: { of: DIFFICULTIES, chance: 0.3 },
  category: { of: CATEGORIES, chance: 0.3 },
  cuisine: { of: CUISINES, chance: 0.2 },
  diet: { of: DIETARY_RESTRICTIONS, chance: 0.4 },
  ease: { of: EASE_FILTERS, chance: 0.3 },
  have: { of: ['carrot', 'ginger', 'rice', 'leek'], chance: 0.3 },
  without: { of: ['milk', 'egg', 'garlic', 'butter', 'onion family', 'mushroom family'], chance: 0.3 },
  sort: { of: ORDER_NAMES, chance: 0.5 },
  search: { of: ['carrot', 'soup', 'cod', 'rice pudding'], chance: 0.2 },
  ...Object.fromEntries(RANGE_NAMES.map((name) => [name, { of: boundsOf(name), chance: 0.2 }])),
}

/** Lists with all their counts for sets of filters, each asked for once, with the most recipes and on both engines. */
export async function measureFilters({ sizes }: Options): Promise<string> {
  const size = sizes.at(-1) ?? 0
  const queries = makeSets()
  const rows = await measureEngines(async (engine) => measureEngine(engine, size, queries))
  return toTable(
    [
      `${count(size)} recipes, ${count(queries.length)} sets of filters`,
      'median',
      '95 %',
      'slowest',
      'processor',
      'first list after a start',
    ],
    rows,
  )
}

async function measureEngine(engine: Engine, size: number, queries: string[]): Promise<string[][]> {
  const DATABASE_URL = await createFilled(engine, async (db) => fillWithRecipes(db, size))
  const site = await startReady({ DATABASE_URL, SAMPLE_CONTENT: 'off' })
  try {
    const first = await fetchPage(`${site.address}/recipes`, NEVER_CACHED)
    const from = site.logged()
    const before = processorTime(site.pid)
    const answers: Answer[] = []
    for (const query of queries)
      answers.push(await fetchPage(`${site.address}/recipes${query}`, NEVER_CACHED))
    const processor = (processorTime(site.pid) - before) / answers.length
    const times = await serverTimes(site, from, answers)
    return [
      [
        engine.name,
        ...[median(times), percentile(times, 0.95), Math.max(...times), processor, first.ms].map(ms),
      ],
    ]
  } finally {
    await site.stop()
  }
}

/** The same sets in every run. */
function makeSets(): string[] {
  let seed = 1
  const next = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  const sets = new Set<string>()
  while (sets.size < SETS) {
    const query = new URLSearchParams()
    for (const [name, { of, chance }] of Object.entries(CHOICES)) {
      const value = of[Math.floor(next() * of.length)]
      if (next() < chance && value !== undefined) query.append(name, value)
    }
    sets.add(recipeFilterQuery(readRecipeFilter(query)))
  }
  return [...sets]
}

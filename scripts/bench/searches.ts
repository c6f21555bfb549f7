import { createFilled, type Engine, measureEngines } from './engines.ts'
import { type Answer, fetchPage, NEVER_CACHED, serverTimes } from './fetch-page.ts'
import { fillWithRecipes } from './many-recipes.ts'
import type { Options } from './options.ts'
import { addPosts } from './posts-and-pictures.ts'
import { processorTime } from './process-figures.ts'
import { startReady } from './ready-site.ts'
import { median, percentile } from './statistics.ts'
import { count, ms, toTable } from './table.ts'

const POSTS = 1_000

/** What ingredient lines hold that no name of a recipe does. Each recipe has four of them. */
const FOODS = [
  ...['ginger', 'garlic', 'turmeric', 'parsley', 'coriander', 'cumin', 'lemon', 'orange', 'apple', 'banana'],
  ...['oats', 'lentils', 'chickpeas', 'spinach', 'tomato', 'aubergine', 'beetroot', 'olive oil', 'butter'],
  ...['yoghurt', 'cream cheese', 'tofu', 'beef', 'mussels', 'shrimp', 'walnuts', 'almonds', 'sesame'],
]
const NAMES = ['carrot', 'pumpkin', 'fennel', 'rice', 'cod', 'salmon', 'leek', 'potato', 'celeriac', 'turkey']
const WAYS = ['soup', 'congee', 'salad', 'gratin']

const pairs = (first: string[], second: string[]) =>
  first.flatMap((one) => second.flatMap((other) => (one === other ? [] : `${one} ${other}`)))

/** Different searches of each kind; each is asked once. */
const SEARCHES: Record<string, string[]> = {
  'a food of ingredient lines': FOODS,
  'two foods of ingredient lines': pairs(FOODS.slice(0, 7), FOODS.slice(0, 7)),
  'a word of names': [...NAMES, ...WAYS],
  'two words of names': pairs(NAMES, WAYS),
  'words of posts': [
    'spoon',
    'washes',
    'hurry',
    'lid',
    'bones',
    'nobody washes',
    'spoon hurry',
    'standing stock',
  ],
  'a spelling that nothing has': [
    'ginegr',
    'tumeric',
    'cariander',
    'xylophone',
    'beetrot',
    'celeriak',
    'yoghrut',
  ],
}

/** Where they are asked. The list shows what has the words among its ingredients below what has them in its name. */
const PAGES = { 'whole site': '/search?q=', 'recipe list': '/recipes?search=' }

/** Searches of the whole site, and of the list with what is found by ingredients alone, with the most recipes. */
export async function measureSearches({ sizes }: Options): Promise<string> {
  const size = sizes.at(-1) ?? 0
  const rows = await measureEngines(async (engine) => measureEngine(engine, size))
  return toTable(
    [`${count(size)} recipes, ${count(POSTS)} posts`, 'searches', 'median', '95 %', 'slowest', 'processor'],
    rows,
  )
}

async function measureEngine(engine: Engine, size: number): Promise<string[][]> {
  const DATABASE_URL = await createFilled(engine, async (db) => {
    await fillWithRecipes(db, size, linesOf)
    await addPosts(db, POSTS)
  })
  const site = await startReady({ DATABASE_URL, SAMPLE_CONTENT: 'off' })
  try {
    await fetchPage(`${site.address}/search?q=first`, NEVER_CACHED)
    const rows: string[][] = []
    for (const [page, path] of Object.entries(PAGES))
      for (const [kind, searches] of Object.entries(SEARCHES)) {
        const from = site.logged()
        const before = processorTime(site.pid)
        const answers: Answer[] = []
        for (const search of searches)
          answers.push(await fetchPage(site.address + path + encodeURIComponent(search), NEVER_CACHED))
        const processor = (processorTime(site.pid) - before) / answers.length
        const times = await serverTimes(site, from, answers)
        const figures = [median(times), percentile(times, 0.95), Math.max(...times), processor]
        rows.push([`${engine.name}, ${page}: ${kind}`, count(searches.length), ...figures.map(ms)])
      }
    return rows
  } finally {
    await site.stop()
  }
}

/** Four different foods for each number, so that each food stands in a seventh of all recipes. */
const linesOf = (number: number) =>
  [0, 7, 14, 21].map((step, line) => {
    const food = FOODS[(number * (line + 1) + step + Math.floor(number / 28)) % FOODS.length] ?? ''
    return `${50 + (number % 20) * 10} g ${food}, prepared`
  })

import { createFilled, SQLITE } from '../bench/engines.ts'
import { fillWithRecipes, manyRecipesPath } from '#test/many-recipes.ts'
import { readMemory } from '../bench/process-figures.ts'
import { startReady } from '../bench/ready-site.ts'
import { count, megabytes, seconds, toTable } from '../bench/table.ts'
import { keepAliveClient } from '#test/keep-alive-client.ts'
import { watchMost } from '../watch.ts'
import { above, type Checked, type Options } from './check.ts'

/** On a machine of any size, and without being told of a limit. */
const MOST_MB = 300
const CLIENTS = 8

const WORDS = [
  ...['carrot', 'pumpkin', 'fennel', 'rice', 'cod', 'salmon', 'leek', 'potato', 'celeriac', 'chicken'],
  ...['soup', 'congee', 'salad', 'purée', 'gratin', 'broth', 'pudding', 'bake', 'quiet', 'xylophone'],
]
const word = (number: number) => WORDS[Math.floor(number) % WORDS.length] ?? ''

/** Addresses that differ, of each kind of page that a visitor can ask for without end. */
const LOADS: Record<string, (number: number) => string> = {
  'searches of the list': (n) => `/recipes?search=${word(n)}+${word(n / WORDS.length)}+${n}`,
  'searches of the site': (n) => `/search?q=${word(n)}+${word(n / WORDS.length)}+${n % 40}`,
  suggestions: (n) => `/recipes/suggestions.json?search=${word(n)}${n}`,
  'filtered lists': (n) => `/recipes?without=${word(n)}&page=${1 + (n % 9)}&diet=vegan&search=${n % 99}`,
  'recipes for other servings': (n) => `${manyRecipesPath(n)}?servings=${1 + (n % 99)}`,
  'data of recipes': (n) => `${manyRecipesPath(n)}.data`,
  'what is not there': (n) => `/recipes/nothing-${n}`,
}

/** The memory of a site, with all its threads, while visitors ask for thousands of pages that nobody has asked for before. */
export async function checkVisitors({ isQuick }: Options): Promise<Checked> {
  const rows: string[][] = []
  const broken: string[] = []
  for (const size of isQuick ? [1_000] : [1_000, 10_000, 100_000]) {
    const DATABASE_URL = await createFilled(SQLITE, async (db) => fillWithRecipes(db, size))
    const site = await startReady({ DATABASE_URL, SAMPLE_CONTENT: 'off' })
    for (const [name, toPath] of Object.entries(LOADS)) {
      const asked = isQuick ? 100 : name.startsWith('searches of the list') ? 5_000 : 1_000
      const { most, tookMs } = await watchMost(ask(site.address, asked, toPath), () => ({
        most: readMemory(site.pid)?.now ?? 0,
      }))
      broken.push(...above(`memory with ${count(size)} recipes, ${name}`, most, MOST_MB, 'MB'))
      rows.push([`${count(size)} recipes, ${count(asked)} ${name}`, seconds(tookMs), megabytes(most)])
    }
    await site.stop()
  }
  return { table: toTable(['visitors ask for', 'took', 'memory at most'], rows), broken }
}

async function ask(address: string, asked: number, toPath: (number: number) => string) {
  let next = 0
  const visits = Array.from({ length: CLIENTS }, async () => {
    const client = keepAliveClient(address)
    while (next < asked) await client.ask(encodeURI(toPath(next++)), { headers: { 'Accept-Encoding': 'br' } })
    client.close()
  })
  await Promise.all(visits)
}

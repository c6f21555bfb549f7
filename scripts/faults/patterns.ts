import { importRecipes } from '#domain/recipe-import/import-recipes.ts'
import { openDatabase } from '#server/data/database.ts'
import { countItems } from '#server/data/imports/items.ts'
import { fillRecipes, REPEATED_PATTERNS } from '#test/repeated-patterns.ts'
import { newDatabaseFile } from '#test/running-site.ts'
import { aPublishedRecipe, type SentFile } from '#test/uploads.ts'
import { startReady } from '../bench/ready-site.ts'
import { count, ms, seconds, toTable } from '../bench/table.ts'
import { openImportScreen } from './admin.ts'
import { above, type Checked } from './check.ts'

const LENGTH = 100_000
const MOST_MS = 2_000
const SHOWN = 5

/**
 * 100 KB of each repeated pattern in each field, read; and a file of 400 KB in one field, uploaded to a running site,
 * with another one behind it.
 */
export async function checkPatterns(): Promise<Checked> {
  const read = REPEATED_PATTERNS.flatMap(readEachField).toSorted((a, b) => b.tookMs - a.tookMs)
  const uploaded = await uploadHostile()
  const rows = [...uploaded, ...read.slice(0, SHOWN)].map(({ name, tookMs }) => [name, ms(tookMs)])
  const all = read.reduce((sum, { tookMs }) => sum + tookMs, 0)
  rows.push([`all ${count(read.length)} patterns in fields together`, seconds(all)])
  return {
    table: toTable(['read or refused', 'took'], rows),
    broken: [...uploaded, ...read].flatMap(({ name, tookMs }) => above(name, tookMs, MOST_MS, 'ms')),
  }
}

type Timed = { name: string; tookMs: number }

function readEachField(pattern: string): Timed[] {
  const text = pattern.repeat(Math.ceil(LENGTH / pattern.length))
  return fillRecipes(text).flatMap((recipe) =>
    Object.entries(recipe).map(([field, value]) => {
      const file = JSON.stringify({ ...aPublishedRecipe(), [field]: value })
      const begun = performance.now()
      importRecipes(file)
      const where = field === text ? 'a key' : field
      return { name: `100 KB of ${JSON.stringify(pattern)} in ${where}`, tookMs: performance.now() - begun }
    }),
  )
}

async function uploadHostile(): Promise<Timed[]> {
  const DATABASE_URL = `file:${newDatabaseFile()}`
  const site = await startReady({ DATABASE_URL })
  const db = openDatabase(DATABASE_URL)
  const screen = await openImportScreen(db, site.address)
  const upload = async (name: string, file: SentFile): Promise<Timed> => {
    const begun = performance.now()
    const id = await screen.upload(file)
    await screen.untilReady(id)
    const tookMs = performance.now() - begun
    if ((await countItems(db, id)).waiting !== 1) throw new Error(`${name} was not read`)
    return { name, tookMs }
  }
  const yields = { recipeYield: '½'.repeat(200_000) }
  const file = (more: object) => ({
    name: 'a.json',
    content: JSON.stringify(aPublishedRecipe({ name: crypto.randomUUID(), ...more })),
  })
  // The first one loads the words that reading needs.
  await upload('a first one', file({}))
  const times = [
    await upload('servings of 400 KB, uploaded', file(yields)),
    await upload('the next one, uploaded', file({})),
  ]
  await db.destroy()
  await site.stop()
  return times
}

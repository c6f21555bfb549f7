import { setTimeout as wait } from 'node:timers/promises'
import { startSession } from '#server/auth/sessions.ts'
import { type Database, openDatabase } from '#server/data/database/database.ts'
import { countItems } from '#server/data/imports/items.ts'
import { migrate } from '#server/data/database/migrate.ts'
import { ensurePerson } from '#test/people.ts'
import { newDatabaseFile } from '#test/running-site.ts'
import { aZip } from '#test/uploads.ts'
import { publishedRecipes } from '#test/published-recipes.ts'
import { startReady } from '../bench/ready-site.ts'
import { percentile } from '../bench/statistics.ts'
import { count, ms, seconds, toTable } from '../bench/table.ts'
import { timeUntil } from '../watch.ts'
import { above, type Checked, type Options } from './check.ts'
import { openImportScreen } from './admin.ts'

const NEARLY_ALL = 0.999
const NEARLY_ALL_MS = 250
const EVER_MS = 1_000
const EVERY_MS = 10
const ALONE_MS = 10_000
/** Within what one file may weigh. */
const RECIPES_PER_FILE = 10_000

/**
 * How long the writes of another process wait for SQLite's lock while a site saves an import: of new recipes, and of
 * the same ones again as updates.
 */
export async function checkWaits({ isQuick }: Options): Promise<Checked> {
  const recipes = isQuick ? 500 : 20_000
  const DATABASE_URL = `file:${newDatabaseFile()}`
  const db = openDatabase(DATABASE_URL)
  await migrate(db)
  const user_id = await ensurePerson(db, 'admin', new Date())
  const site = await startReady({ DATABASE_URL, SAMPLE_CONTENT: 'off' })
  const screen = await openImportScreen(db, site.address)
  // What a write takes on this machine when nothing is saved.
  const alone = await writeUntil(db, user_id, wait(ALONE_MS))
  const rows = [['nothing', seconds(ALONE_MS), count(alone.length), ...shares(alone)]]
  const broken: string[] = []
  for (const [name, words] of [
    ['new', ''],
    ['updates', ' and a second helping'],
  ] as const) {
    const id = await screen.upload({ name: 'all.zip', content: zipOf(recipes, words) })
    await screen.untilReady(id)
    const begun = performance.now()
    const saving = screen.saveAll(id, 'update').then(async () => screen.untilReady(id))
    const waits = await writeUntil(db, user_id, saving)
    const took = performance.now() - begun
    const { saved } = await countItems(db, id)
    if (saved !== recipes) broken.push(`${name}: ${saved} of ${recipes} recipes were saved`)
    const most = percentile(waits, 1)
    const nearlyAll = percentile(waits, NEARLY_ALL)
    broken.push(
      ...above(`${name}, 99.9 % of writes`, nearlyAll, NEARLY_ALL_MS, 'ms'),
      ...above(`${name}, slowest write`, most, EVER_MS, 'ms'),
    )
    rows.push([`${count(recipes)} ${name}`, seconds(took), count(waits.length), ...shares(waits)])
  }
  await site.stop()
  await db.destroy()
  return {
    table: toTable(['saving', 'took', 'other writes', 'p50', 'p99', 'p99.9', 'slowest'], rows),
    broken,
  }
}

const shares = (waits: number[]) => [0.5, 0.99, NEARLY_ALL, 1].map((share) => ms(percentile(waits, share)))

function zipOf(recipes: number, words: string) {
  const files = []
  for (let first = 0; first < recipes; first += RECIPES_PER_FILE) {
    const size = Math.min(RECIPES_PER_FILE, recipes - first)
    const content = publishedRecipes(size, first).replaceAll('cut small.', `cut small${words}.`)
    files.push({ name: `${first}.json`, content })
  }
  return aZip(files)
}

/** Writes until the end; how long each write took. */
const writeUntil = async (db: Database, user_id: string, end: Promise<unknown>) =>
  timeUntil(end, EVERY_MS, async () => startSession(db, user_id, 'Benchmark', new Date()))

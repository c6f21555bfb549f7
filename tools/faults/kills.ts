import { openDatabase } from '#server/data/database/database.ts'
import { migrate } from '#server/data/database/migrate.ts'
import { killBackups } from '#test/kills/kill-backups.ts'
import { killMigrations } from '#test/kills/kill-migrations.ts'
import { killSite } from '#test/kills/kill-site.ts'
import { findPostgres, startPostgres } from '#test/postgres.ts'
import { newDatabaseFile } from '#test/running-site.ts'
import { fillWithRecipes } from '#test/many-recipes.ts'
import { count, toTable } from '../bench/table.ts'
import type { Checked, Options } from './check.ts'
import { type Counts, readCounts, writeCounts } from './kill-counts.ts'

/** Kills of one database, before the next one begins empty. */
const LIVES = 20
const ROUNDS = 10
/** Sites of an older release whose starts are killed, before the next lot. */
const SITES = 10
const MANY_RECIPES = 10_000
const ENGINES = ['SQLite', 'Postgres'] as const

type Engine = (typeof ENGINES)[number]
/** What is killed together: the kinds that it counts, with how many of each are wanted on each engine. */
type Lot = {
  recipes: number
  wanted: Record<string, number>
  kill: (newPlace: NewPlace, counted: number) => Promise<{ kills: Record<string, number>; broken: string[] }>
}
/** Answers an empty database of the engine, filled with the recipes of the lot. */
type NewPlace = () => Promise<string>

const LOTS: Lot[] = [
  {
    recipes: 0,
    wanted: { import: 500, publication: 250, upload: 150 },
    kill: async (newPlace) => killSite(await newPlace(), LIVES),
  },
  { recipes: 0, wanted: { backup: 250 }, kill: async (newPlace) => killBackups(await newPlace(), ROUNDS) },
  {
    recipes: 0,
    wanted: { migration: 100 },
    kill: async (newPlace, counted) => killMigrations(newPlace, SITES, counted),
  },
  {
    recipes: MANY_RECIPES,
    wanted: { import: 10, publication: 10, upload: 10 },
    kill: async (newPlace) => killSite(await newPlace(), 5),
  },
]

const SHOWN: Record<string, string> = {
  import: 'an import is read or saved',
  publication: 'a recipe or a post is published or taken back',
  upload: 'a picture is received',
  backup: 'a backup is made or restored',
  migration: 'the first start of a new release changes the tables',
}

/**
 * Kills a site in the middle of its work, in turns of all kinds and engines, until enough kills are counted or the minutes are
 * over. What earlier runs have counted counts on.
 */
export async function checkKills({ minutes, isQuick, countsFile }: Options): Promise<Checked> {
  const programs = findPostgres()
  if (!programs) return { table: '', broken: ['kills: Postgres is not installed'] }
  const postgres = await startPostgres(programs)
  const counts: Counts = isQuick ? {} : readCounts(countsFile)
  const end = Date.now() + minutes * 60_000
  const isWanted = (lot: Lot, engine: Engine) =>
    Object.entries(lot.wanted).some(
      ([kind, wanted]) => (counts[keyOf(kind, engine, lot)]?.kills ?? 0) < (isQuick ? 1 : wanted),
    )
  for (let turn = 0; Date.now() < end; turn++) {
    const turns = LOTS.flatMap((lot) => ENGINES.map((engine) => ({ lot, engine })))
    const waiting = turns.filter(({ lot, engine }) => isWanted(lot, engine))
    const next = waiting[turn % Math.max(1, waiting.length)]
    if (!next) break
    const { lot, engine } = next
    const newPlace = async () => {
      const url = engine === 'SQLite' ? `file:${newDatabaseFile()}` : await postgres.createDatabase()
      await fill(url, lot.recipes)
      return url
    }
    const counted = Object.keys(lot.wanted).map((kind) => counts[keyOf(kind, engine, lot)]?.kills ?? 0)
    const { kills, broken } = await lot.kill(newPlace, Math.max(...counted))
    for (const [kind, more] of Object.entries(kills)) {
      const before = counts[keyOf(kind, engine, lot)] ?? { kills: 0, broken: [] }
      counts[keyOf(kind, engine, lot)] = {
        kills: before.kills + more,
        broken: [...before.broken, ...broken],
      }
    }
    if (!isQuick) writeCounts(countsFile, counts)
  }
  await postgres.stop()
  return toChecked(counts)
}

async function fill(url: string, recipes: number) {
  if (recipes === 0) return
  const db = openDatabase(url)
  await migrate(db)
  await fillWithRecipes(db, recipes)
  await db.destroy()
}

const keyOf = (kind: string, engine: Engine, { recipes }: Lot) => `${kind} ${engine} ${recipes}`

function toChecked(counts: Counts): Checked {
  const rows = LOTS.flatMap((lot) =>
    Object.entries(lot.wanted).map(([kind, wanted]) => [
      `${SHOWN[kind] ?? kind}${lot.recipes > 0 ? `, ${count(lot.recipes)} recipes` : ''}`,
      ...ENGINES.map((engine) => count(counts[keyOf(kind, engine, lot)]?.kills ?? 0)),
      count(wanted),
    ]),
  )
  return {
    table: toTable(['killed while', ...ENGINES, 'wanted of each'], rows),
    broken: [...new Set(Object.values(counts).flatMap(({ broken }) => broken))],
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import { type Database, openDatabase } from '#server/data/database.ts'
import { createFilled, measureEngines, type Engine } from './engines.ts'
import { toRequest, type Question } from './keep-alive-client.ts'
import { measureLoad, type Load } from './load.ts'
import { fillWithRecipes, manyRecipesPath } from './many-recipes.ts'
import type { Options } from './options.ts'
import { addPictures, addPosts } from './posts-and-pictures.ts'
import { readMemory } from './process-figures.ts'
import { startReady, type Site } from './ready-site.ts'
import { interleave, medianOf } from './statistics.ts'
import { count, megabytes, ms, toTable } from './table.ts'
import { writeAndLook, type Looked } from './write-and-look.ts'

/** The most recipes there are: more than are ever cached. */
const RECIPES = 10_000
const CONNECTIONS = 16
const WRITE_EVERY_MS = 1_000
const WORDS = ['carrot', 'pumpkin', 'soup', 'congee', 'celeriac', 'broth', 'leek', 'salmon', 'rice', 'bake']
const LISTS = [
  '/recipes',
  '/recipes?page=2',
  '/recipes?page=3',
  '/recipes?category=Soup',
  '/recipes?diet=vegan',
  '/',
]

type Round = Load & { memory: number; looked?: Looked }

/** What visitors ask for, 16 at once and without a pause: alone, and while somebody writes each second. */
export async function measureMixedLoad(options: Options): Promise<string> {
  const rows = await measureEngines(async (engine) => measureEngine(engine, options))
  const heads = [
    'mixed load',
    'per second',
    'p50',
    'p95',
    'p99',
    'memory',
    'writes seen at once',
    'load generator',
  ]
  return toTable(heads, rows)
}

async function measureEngine(engine: Engine, { sizes, rounds, roundMs }: Options): Promise<string[][]> {
  const recipes = Math.min(RECIPES, sizes.at(-1) ?? RECIPES)
  const others: Record<'posts' | 'pictures', string[]> = { posts: [], pictures: [] }
  const DATABASE_URL = await createFilled(engine, async (db) => {
    await fillWithRecipes(db, recipes)
    others.posts = await addPosts(db)
    others.pictures = await addPictures(db)
  })
  const db = openDatabase(DATABASE_URL)
  const site = await startReady({ DATABASE_URL, SAMPLE_CONTENT: 'off' })
  try {
    const next = drawQuestions(site, recipes, others)
    const load = { connections: CONNECTIONS, ms: roundMs * 2 }
    const idle = readMemory(site.pid)?.now ?? Number.NaN
    const reading = async () => {
      // What a write made stale is rendered again first.
      await measureRound(site, next, load)
      return measureRound(site, next, load)
    }
    const writing = async () => measureRound(site, next, load, db)
    const [read = [], written = []] = await interleave([reading, writing], rounds)
    return [
      toRow(`${engine.name}, ${count(recipes)} recipes`, read),
      toRow(`${engine.name}, while written to`, written),
      [`${engine.name}, nobody there`, '', '', '', '', megabytes(idle), '', ''],
    ]
  } finally {
    await site.stop()
    await db.destroy()
  }
}

async function measureRound(
  site: Site,
  next: () => Question,
  options: { connections: number; ms: number },
  db?: Database,
): Promise<Round> {
  const stop = new AbortController()
  const looking = db && lookEachSecond(db, site, stop.signal)
  const load = await measureLoad(site, next, options)
  stop.abort()
  return { ...load, memory: readMemory(site.pid)?.now ?? Number.NaN, looked: await looking }
}

async function lookEachSecond(db: Database, site: Site, signal: AbortSignal): Promise<Looked> {
  const looked = { writes: 0, seen: 0 }
  while (!signal.aborted) {
    const { writes, seen } = await writeAndLook(db, [site.address])
    looked.writes += writes
    looked.seen += seen
    await wait(WRITE_EVERY_MS, undefined, { signal }).catch(() => undefined)
  }
  return looked
}

/** 70 of 100 recipes, the n-th of them asked for 1/n as often as the first; 10 lists, 5 searches, 5 posts, 10 pictures. */
function drawQuestions(
  site: Site,
  recipes: number,
  { posts, pictures }: Record<'posts' | 'pictures', string[]>,
): () => Question {
  const { host } = new URL(site.address)
  const draw = seededRandom()
  const one = (paths: string[]) => paths[Math.floor(draw() * paths.length)] ?? '/'
  const question = (path: string) => ({ request: toRequest(path, host, 'br'), expected: { status: 200 } })
  return () => {
    const kind = draw() * 100
    if (kind < 70) return question(manyRecipesPath(Math.floor(recipes ** draw()) - 1))
    if (kind < 80) return question(one(LISTS))
    if (kind < 85) return question(`/recipes?search=${one(WORDS)}+${one(WORDS)}`)
    return question(kind < 90 ? one(posts) : one(pictures))
  }
}

/** Numbers from 0 to 1, the same in each run (mulberry32). */
function seededRandom(): () => number {
  let state = 1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function toRow(name: string, rounds: Round[]): string[] {
  const looked = rounds.flatMap((round) => round.looked ?? [])
  const writes = looked.reduce((sum, { writes }) => sum + writes, 0)
  const seen = looked.reduce((sum, { seen }) => sum + seen, 0)
  return [
    name,
    count(medianOf(rounds, ({ perSecond }) => perSecond)),
    ms(medianOf(rounds, ({ p50 }) => p50)),
    ms(medianOf(rounds, ({ p95 }) => p95)),
    ms(medianOf(rounds, ({ p99 }) => p99)),
    megabytes(medianOf(rounds, ({ memory }) => memory)),
    writes > 0 ? `${seen} of ${writes}` : '',
    `${(medianOf(rounds, ({ clientShare }) => clientShare) * 100).toFixed(0)} %`,
  ]
}

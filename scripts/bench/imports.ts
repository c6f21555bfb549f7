import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openDatabase } from '#server/data/database.ts'
import { migrate } from '#server/data/migrate.ts'
import { writeRecipeFiles } from './contents.ts'
import { measureEngines } from './engines.ts'
import type { Options } from './options.ts'
import { readMemory } from './process-figures.ts'
import { count, megabytes, seconds, toTable } from './table.ts'

/** Fewer are over before they can be measured. */
const FEWEST = 1_000
const LOOK_EVERY_MS = 20

/** `npm run import` of files of ten thousand recipes each, into an empty database. */
export async function measureImports({ sizes }: Options): Promise<string> {
  const rows = await measureEngines(async (engine) => {
    const rows: string[][] = []
    for (const size of sizes.filter((size) => size >= FEWEST)) {
      const url = await engine.create()
      const { tookMs, memory } = await importFiles(url, writeRecipeFiles(size))
      const stored = await countRecipes(url)
      if (stored !== size) throw new Error(`${stored} of ${size} recipes were stored`)
      rows.push([`${engine.name}, ${count(size)} recipes`, seconds(tookMs), megabytes(memory)])
    }
    return rows
  })
  return toTable(['import', 'took', 'memory, at most'], rows)
}

async function importFiles(url: string, files: string[]): Promise<{ tookMs: number; memory: number }> {
  const begun = performance.now()
  const child = spawn(process.execPath, ['scripts/import.ts', ...files], {
    env: { PATH: process.env.PATH, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let memory = 0
  const look = setInterval(() => {
    memory = Math.max(memory, readMemory(child.pid ?? 0)?.most ?? 0)
  }, LOOK_EVERY_MS)
  const [code] = await once(child, 'exit')
  clearInterval(look)
  if (code !== 0) throw new Error(`the import ended with ${code}`)
  return { tookMs: performance.now() - begun, memory }
}

async function countRecipes(url: string): Promise<number> {
  const db = openDatabase(url)
  await migrate(db)
  const { count } = await db
    .selectFrom('recipes')
    .select((select) => select.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  await db.destroy()
  return Number(count)
}

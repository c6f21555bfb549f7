import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openDatabase } from '#server/data/database/database.ts'
import { migrate } from '#server/data/database/migrate.ts'
import { writeRecipeFiles } from './contents.ts'
import { measureEngines } from './engines.ts'
import type { Options } from './options.ts'
import { readMemory } from './process-figures.ts'
import { count, megabytes, seconds, toTable } from './table.ts'
import { watchMost } from '../watch.ts'

/** Fewer are over before they can be measured. */
const FEWEST = 1_000

/** `npm run import` of files of ten thousand recipes each, into an empty database. */
export async function measureImports({ sizes }: Options): Promise<string> {
  if (!sizes.some((size) => size >= FEWEST))
    throw new RangeError(`an import needs a size of ${FEWEST} or more`)
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
  const child = spawn(process.execPath, ['scripts/import.ts', ...files], {
    env: { PATH: process.env.PATH, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const figures = await watchMost(ended, () => ({ memory: readMemory(child.pid ?? 0)?.most ?? 0 }))
  const [code] = await ended
  if (code !== 0) throw new Error(`the import ended with ${code}`)
  return figures
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

import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { newDatabaseFile } from '#test/running-site.ts'
import { publishedRecipes } from '#test/published-recipes.ts'
import { startReady } from './ready-site.ts'

const run = promisify(execFile)

/** What one file may hold; more recipes come in more files. */
const RECIPES_PER_FILE = 10_000

/** Files of as many different recipes. */
export function writeRecipeFiles(count: number): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'plate-recipes-'))
  const files: string[] = []
  for (let first = 0; first < count; first += RECIPES_PER_FILE) {
    const file = join(folder, `${first}.json`)
    writeFileSync(file, publishedRecipes(Math.min(RECIPES_PER_FILE, count - first), first))
    files.push(file)
  }
  return files
}

/** A new SQLite database with the sample content and more recipes, made by a checkout's own commands. */
export async function fillByImport(folder: string, files: string[]): Promise<string> {
  const DATABASE_URL = `file:${newDatabaseFile()}`
  const site = await startReady({ DATABASE_URL }, folder)
  await site.stop()
  await run(process.execPath, [join(folder, 'scripts/import.ts'), ...files], {
    env: { PATH: process.env.PATH, DATABASE_URL },
    maxBuffer: 64 * 1024 * 1024,
  })
  return DATABASE_URL
}

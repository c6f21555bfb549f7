import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { importRecipes } from '#domain/recipe-import/import-recipes.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/data/database.ts'
import { migrate } from '#server/data/migrate.ts'
import type { FieldReport } from '#domain/recipe-import/report.ts'
import { slugify } from '#domain/slug.ts'
import { saveImport, type Saved } from '#server/save-import.ts'
import { showProgress } from './progress-bar.ts'

const USAGE = `npm run import -- FILE… [--update]   import recipes from JSON files
  --update   replace recipes that are stored already; without it they are left as they are`

const { positionals: files, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { update: { type: 'boolean', default: false } },
})
if (files.length === 0 || Object.keys(values).some((option) => option !== 'update')) {
  console.error(USAGE)
  process.exit(1)
}

const saved: Record<Saved['outcome'], number> = { stored: 0, updated: 0, known: 0 }
const refused: string[] = []
const warnings: string[] = []

const db = openDatabase(readConfig(process.env).databaseUrl)
try {
  await migrate(db)
  const progress = showProgress(files.length)
  for (const file of files) {
    await importFile(file)
    progress.step()
  }
  progress.end()
} finally {
  await db.destroy()
}
for (const line of [...warnings, ...refused]) console.log(line)
console.log(summary())
process.exitCode = refused.length > 0 ? 1 : 0

/** Imports what a file holds; whatever is wrong with it is told at the end and stops no other file. */
async function importFile(file: string) {
  const text = await readText(file)
  if (text === undefined) return
  const { recipes, problems } = importRecipes(text)
  for (const { message, detail, path } of problems) {
    refused.push(`refused  ${file}${path ? ` (${path})` : ''}: ${message}${detail ? ` ${detail}` : ''}`)
  }
  for (const recipe of recipes) {
    const { outcome, slug } = await saveImport(db, recipe, { update: values.update === true }, new Date())
    saved[outcome]++
    const { name } = recipe.fields
    if (outcome === 'stored' && slug !== slugify(name))
      warnings.push(`check    ${file}: another recipe is called ${name} too.`)
    for (const { field, reason } of recipe.report.filter(isDroppedClaim)) {
      warnings.push(`check    ${file}: ${name}: ${field}: ${reason}`)
    }
  }
}

/** A diet that the publisher claims and that is not stored. */
function isDroppedClaim({ field, outcome, from }: FieldReport): boolean {
  return field === 'dietary_restrictions' && outcome === 'dropped' && from !== undefined
}

async function readText(file: string): Promise<string | undefined> {
  if (!file.toLowerCase().endsWith('.json')) {
    refused.push(`refused  ${file}: Please upload a JSON file`)
    return undefined
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file))
  } catch (error) {
    const isText = !(error instanceof TypeError)
    const reason = isText && error instanceof Error ? error.message : 'It is not UTF-8 text.'
    refused.push(`refused  ${file}: ${reason}`)
    return undefined
  }
}

function summary(): string {
  const { stored, updated, known } = saved
  const left = known > 0 ? `, ${known} already there (--update replaces them)` : ''
  return `${stored} recipes stored, ${updated} updated${left}, ${refused.length} refused.`
}

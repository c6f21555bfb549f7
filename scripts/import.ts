import { isFood } from 'recipe-reading/food/is-food'
import { readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { formatCount } from 'recipe-basics/text/format-number'
import { isRecipeFile, WRONG_KIND } from 'recipe-import/file-endings'
import type { FieldReport } from 'recipe-import/report'
import { fileText } from 'recipe-import/file-text'
import { anAllowance } from 'recipe-import/zip'
import { openAuthor } from '#server/import/chef-author.ts'
import { openPictures } from '#server/import/recipe-pictures.ts'
import { createPictureEncoder } from '#server/media/picture-encoder.ts'
import { besideOnDisk } from './beside-on-disk.ts'
import { openImport, type RecipeToSave } from '#server/import/save-import.ts'
import { showProgress } from './progress-bar.ts'
import { openReader } from './read-ahead.ts'
import { withDatabase } from './with-database.ts'

const USAGE = `npm run import -- FILE… [--update] [--restore | --as-new]   import recipes from JSON files, from those of
                                                          Paprika, Recipe Keeper, Crouton, Mela and Cooklang, from
                                                          CSV tables, and from saved web pages
  --update    replace recipes that are stored already; without it they are left as they are
  --restore   bring back recipes that are in the trash; without it they are left there. --update replaces them, too
  --as-new    store recipes that are in the trash as new ones`

const { positionals: files, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    update: { type: 'boolean', default: false },
    restore: { type: 'boolean', default: false },
    'as-new': { type: 'boolean', default: false },
  },
})
const isUnknown = (option: string) => !['update', 'restore', 'as-new'].includes(option)
const isBoth = values.restore === true && values['as-new'] === true
if (files.length === 0 || isBoth || Object.keys(values).some(isUnknown)) {
  console.error(USAGE)
  process.exit(1)
}

/** So many are saved in one go: few enough to let others write in between. To replace one takes several times as long. */
const BATCH = values.update ? 50 : 250

const trashed = values.restore === true ? 'restore' : values['as-new'] === true ? 'new' : 'leave'
const saved = { stored: 0, updated: 0, known: 0, restored: 0, trashed: 0 }
const refused: string[] = []
const warnings: string[] = []
const reader = openReader()

await withDatabase(async (db) => {
  const { save } = openImport(db, { update: values.update === true, trashed })
  const withAuthor = await openAuthor(db)
  const encode = createPictureEncoder({ mostAtOnce: 1, idleMs: 1_000 })
  const addPicture = openPictures({ db, encode, uploaded_by: null, now: new Date() })
  const progress = showProgress(files.length)
  for (const file of files) {
    await importFile(file, { save, addPicture, withAuthor })
    progress.step()
  }
  progress.end()
}).finally(reader.close)
for (const line of [...warnings, ...refused]) console.log(line)
console.log(summary())
if (refused.length > 0) process.exitCode = 1

type Storing = {
  save: ReturnType<typeof openImport>['save']
  addPicture: ReturnType<typeof openPictures>
  withAuthor: Awaited<ReturnType<typeof openAuthor>>
}

/** Imports what a file holds; whatever is wrong with it is told at the end and stops no other file. */
async function importFile(file: string, { save, addPicture, withAuthor }: Storing) {
  const text = await readText(file)
  if (text === undefined) return
  for await (const batch of reader.read(text, BATCH)) {
    for (const { problem } of batch) {
      if (!problem) continue
      const { message, detail, path } = problem
      refused.push(`refused  ${file}${path ? ` (${path})` : ''}: ${message}${detail ? ` ${detail}` : ''}`)
    }
    const recipes = batch.flatMap(({ recipe }) => (recipe ? withAuthor(recipe) : []))
    for (const recipe of recipes) await addPicture(recipe, besideOnDisk(file, recipe.source))
    if (recipes.length > 0) await saveBatch(file, recipes, save)
  }
}

async function saveBatch(file: string, recipes: RecipeToSave[], save: ReturnType<typeof openImport>['save']) {
  const { stored, updated, known, restored, namesakes, trashed } = await save(recipes, new Date())
  saved.stored += stored
  saved.updated += updated
  saved.known += known
  saved.restored += restored
  saved.trashed += trashed.length
  for (const name of trashed) warnings.push(`trash    ${file}: ${name} is in the trash.`)
  for (const name of namesakes) warnings.push(`check    ${file}: another recipe has the name ${name}, too.`)
  for (const { fields, report } of recipes) {
    for (const { field, reason } of report.filter((entry) => isDroppedClaim(entry) || isLostPicture(entry)))
      warnings.push(`check    ${file}: ${fields.name}: ${field}: ${reason}`)
  }
}

/** A diet that the publisher claims and that is not stored. */
function isDroppedClaim({ field, outcome, from }: FieldReport): boolean {
  return field === 'dietary_restrictions' && outcome === 'dropped' && from !== undefined
}

/** A picture that is not stored. */
function isLostPicture({ field, outcome }: FieldReport): boolean {
  return field === 'image_url' && outcome === 'dropped'
}

async function readText(file: string): Promise<string | undefined> {
  const refuse = (reason: string) => void refused.push(`refused  ${file}: ${reason}`)
  try {
    if ((await stat(file)).isDirectory())
      return refuse(`This is a folder. Name the files in it, such as ${join(file, '*.json')}`)
    if (!isRecipeFile(file)) return refuse(WRONG_KIND)
    const found = fileText(basename(file), await readFile(file), anAllowance(), isFood)
    if (found.ok) return found.text
    return refuse(found.message === WRONG_KIND ? `${WRONG_KIND}. ${found.detail}` : found.detail)
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error
    return refuse('code' in error && error.code === 'ENOENT' ? 'There is no such file.' : error.message)
  }
}

function summary(): string {
  const { stored, updated, known } = saved
  const restored = saved.restored > 0 ? `, ${saved.restored} back from the trash` : ''
  const left = known > 0 ? `, ${known} already there (--update replaces them)` : ''
  const inTrash =
    saved.trashed > 0
      ? `, ${saved.trashed} in the trash (--restore brings them back, --as-new stores them as new ones)`
      : ''
  return `${formatCount(stored, 'recipe')} stored, ${updated} updated${restored}${left}${inTrash}, ${refused.length} refused.`
}

import { isFood } from 'recipe-reading/food/is-food'
import { MOST_RECIPES, type ReadObject, type ImportProblem } from 'recipe-import/report'
import type { ImportedRecipe } from '#domain/import/label-recipe.ts'
import { readRecipes } from '#domain/import/read-recipes.ts'
import type { RecipeText } from 'recipe-import/recipe-text'
import { pointsToLook } from '#domain/import/points-to-look.ts'
import { formatNumber } from 'recipe-basics/text/format-number'
import type { Database } from '../data/database/database.ts'
import { deleteItems, insertItems, type NewItem } from '../data/imports/items.ts'
import { type Lease, endParsing, withLease } from '../data/imports/work.ts'
import { beginFile } from '../data/imports/attempts.ts'
import {
  type FileProblem,
  type Import,
  loadImportFiles,
  type Refused,
  weighImportFiles,
} from '../data/imports/files.ts'
import { loadKnownRecipes } from '../data/recipes/read/known.ts'
import { openAuthor } from './chef-author.ts'
import type { FileStep, ReportProgress } from './progress.ts'
import type { PictureEncoder } from '../media/picture-encoder.ts'
import { fileText } from 'recipe-import/file-text'
import { toFileProblems } from './file-problems.ts'
import { openPictures } from './recipe-pictures.ts'
import { openFiles } from './upload.ts'
import { anAllowance, type OpenedFile } from 'recipe-import/zip'

/** Stored together. Transactions are short, so that another writer waits for one at most. */
const BATCH = 100
const MOST_PROBLEMS = 500
const STEP = 20

const FULL = `Only the first ${formatNumber(MOST_RECIPES)} recipes of an upload are read.`
const LEFT_OUT = 'This file was left out.'
const REASONS: Record<Refused['why'], string> = {
  slow: 'The file takes too long to read.',
  large: 'The file needs more memory than there is. Please split it into smaller files.',
  crash: 'The site stopped each time it read this file.',
}

/** What is told while files are read: how far it is, and what becomes of the file that is read. */
export type ParsingEvents = { onProgress: ReportProgress; onFile: (step: FileStep) => void }

/**
 * Reads the files of an import into items for review. Cut short at any moment, it can begin again: until it ends, no
 * review shows what it has stored. It stops as soon as somebody else reads them.
 */
export async function parseImport(
  db: Database,
  found: Import,
  lease_owner: string,
  { onProgress, onFile }: ParsingEvents,
  encode?: PictureEncoder,
): Promise<void> {
  const lease = { import_id: found.id, lease_owner }
  if (!(await withLease(db, lease, async (db) => deleteItems(db, found.id)))) return
  const problems: FileProblem[] = [...found.problems]
  const addPicture = encode && openPictures({ db, encode, uploaded_by: found.user_id, now: new Date() })
  const items = await collectItems(db, lease, onFile)
  // An archive holds more than it weighs; the bar then waits at its end.
  const total = await weighImportFiles(db, found.id)
  const opened = openFiles(loadImportFiles(db, found.id), (problem) => problems.push(problem))
  const allowance = anAllowance()
  let before = 0
  let file = 0
  for await (const opening of opened) {
    const { name, size } = opening
    const place = file++
    const refusal = found.refused.find((refused) => refused.place === place)
    if (refusal) {
      problems.push({ file: name, message: LEFT_OUT, detail: REASONS[refusal.why] })
      continue
    }
    // The first attempt nearly always is the only one, and an archive may hold ten thousand files.
    if (found.attempts > 1 && !(await beginFile(db, lease, place))) return
    onFile({ place, bytes: size })
    if (!(await readFile(opening))) return
    before += size
    reportAt(before)
    onFile({ isWaiting: true })
    if (items.isFull()) {
      problems.push({
        file: '',
        message: FULL,
        detail: `The rest of ${name} and later files were left out.`,
      })
      break
    }
  }
  if (!(await items.store())) return
  await endParsing(db, lease, problems.slice(0, MOST_PROBLEMS))

  /** Its bytes and its text are gone when it is read. False when somebody else reads the files by now. */
  async function readFile({ name, size, beside, ...file }: OpenedFile): Promise<boolean> {
    let done = 0
    let read = 0
    let all = 0
    const refused: ImportProblem[] = []
    for (const { recipe, problem, of } of readText(fileText(name, file.read(), allowance, isFood))) {
      all = of
      if (problem) refused.push(problem)
      if (recipe && addPicture) {
        onFile({ isWaiting: true })
        await addPicture(recipe, beside)
        onFile({ isWaiting: false })
      }
      if (recipe && !(await items.add(name, recipe))) return false
      if (recipe) read++
      if (items.isFull()) break
      if (++done % STEP === 0) reportAt(before + size * (done / of))
    }
    problems.push(...toFileProblems(name, refused, { read, of: all }))
    return true
  }

  function reportAt(done: number) {
    onProgress({ done: Math.min(done, total), total })
  }
}

async function collectItems(db: Database, lease: Lease, onFile: ParsingEvents['onFile']) {
  const known = await loadKnownRecipes(db)
  const withAuthor = await openAuthor(db)
  const waiting: NewItem[] = []
  let count = 0
  let stored = 0
  async function store() {
    const isOurs = await withLease(db, lease, async (db) => insertItems(db, lease.import_id, waiting, stored))
    stored += waiting.splice(0).length
    return isOurs
  }
  return {
    /** False when somebody else reads the files by now. */
    async add(file_name: string, recipe: ImportedRecipe) {
      if (++count > MOST_RECIPES) return true
      const same = { name: recipe.fields.name, source_url: recipe.parsed.source_url }
      waiting.push(toItem(file_name, withAuthor(recipe), known.find(same) !== undefined))
      known.add('', same)
      if (waiting.length < BATCH) return true
      onFile({ isWaiting: true })
      const isOurs = await store()
      onFile({ isWaiting: false })
      return isOurs
    },
    /** Stores what has come since the last time. False as above. */
    store,
    /** Further recipes are not read. */
    isFull: () => count > MOST_RECIPES,
  }
}

function toItem(file_name: string, recipe: ImportedRecipe, isKnown: boolean): NewItem {
  const { fields, parsed, source, report, diets } = recipe
  const needs_look = isKnown || pointsToLook(fields, recipe).length > 0
  return { file_name, needs_look, fields, origin: { source_url: parsed.source_url, source, report, diets } }
}

function readText(found: RecipeText): Iterable<ReadObject<ImportedRecipe>> {
  if (found.ok) return readRecipes(found.text)
  return [{ problem: { message: found.message, detail: found.detail }, of: 1 }]
}

import type { Database } from '#server/data/database/database.ts'
import { beginSaving, type SavingOptions } from '#server/data/imports/work.ts'
import type { ImportKind } from '#server/data/imports/files.ts'
import { runTask } from '#server/import/job.ts'
import type { ReportProgress } from '#server/import/progress.ts'
import { ensurePerson } from './people.ts'
import { aPublishedRecipe, anUpload, type SentFile } from './uploads.ts'

/** The moment of everything that is done here. */
export const NOW = new Date('2026-03-04T05:06:07Z')

/** A file of recipes of these names. */
export const named = (...names: string[]) => JSON.stringify(names.map((name) => aPublishedRecipe({ name })))

/** A file of so many recipes. */
export const soups = (many: number) => named(...Array.from({ length: many }, (_, number) => `Soup ${number}`))

/** What an administrator is answered who uploads files. */
export async function sendFiles(db: Database, kind: ImportKind, ...files: SentFile[]) {
  const user_id = await ensurePerson(db, 'admin', NOW)
  const upload = await anUpload(...files)
  const delivery = { kind, user_id, now: NOW }
  const { received } = await runTask(db, { kind: 'receive', upload, delivery }, () => {})
  if (!received) throw new Error('no answer')
  return received
}

/** The import of files with recipes, which nobody has read yet. */
export async function sendRecipes(db: Database, ...files: SentFile[]): Promise<string> {
  const received = await sendFiles(db, 'recipes', ...files)
  if (!('import_id' in received)) throw new Error(JSON.stringify(received))
  return received.import_id
}

/** Does what an import waits for. */
export const workOn = async (
  db: Database,
  import_id: string,
  lease_owner = 'first',
  onProgress: ReportProgress = () => {},
) => runTask(db, { kind: 'work', import_id, lease_owner, now: NOW }, onProgress)

/** The import of files with recipes, which are read and wait for review. */
export async function reviewFiles(db: Database, ...files: SentFile[]): Promise<string> {
  const import_id = await sendRecipes(db, ...files)
  await workOn(db, import_id)
  return import_id
}

/** As the import screen asks for it, unless `options` say otherwise. */
export const ALL: SavingOptions = { status: 'published', duplicates: 'leave' }

/** Saves all that waits, and answers what became of it. */
export async function saveAll(db: Database, import_id: string, options: Partial<SavingOptions> = {}) {
  if (!(await beginSaving(db, import_id, { ...ALL, ...options }))) throw new Error('It is not ready')
  return (await workOn(db, import_id)).saved
}

/** The stored recipes as `Name: status`, in the order of their names. */
export async function listNames(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('recipes').select(['name', 'status']).orderBy('name').execute()
  return rows.map(({ name, status }) => `${name}: ${status}`)
}

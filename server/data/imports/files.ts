import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { fromOwnJson } from '../columns/json-text.ts'
import { canBeStored } from '../columns/stored-text.ts'

export type ImportKind = 'recipes' | 'equipment'

/** Why a file, or a part of one, was not taken. `title` is the heading of the notice, where it has one of its own. */
export type FileProblem = { file: string; title?: string; message: string; detail?: string }

export type UploadedFile = { name: string; content: Uint8Array }

export type Import = {
  id: string
  user_id: string
  kind: ImportKind
  status: 'parsing' | 'ready' | 'saving'
  created_at: string
  file_names: string[]
  problems: FileProblem[]
  /** The last work on it was given up: what was to be read is gone, what was to be saved still waits. */
  failed: boolean
  /** The work under way takes back what was saved. */
  isUndoing: boolean
  /** How often the work under way was begun. */
  attempts: number
  refused: Refused[]
}

/** A file that is left out, by its place in the upload from 0 on: reading it took too long, too much memory, or the site with it. */
export type Refused = { place: number; why: 'slow' | 'large' | 'crash' }

type NewImport = Pick<Import, 'user_id' | 'kind' | 'file_names' | 'problems'> & {
  /** Files that are still to be read; what is read already starts as `ready`. */
  files?: UploadedFile[]
}

/** Stores an upload with its files and answers its id. */
export async function insertImport(db: Database, upload: NewImport, now: Date): Promise<string> {
  const id = crypto.randomUUID()
  const insert = async (db: Database) => {
    await db
      .insertInto('imports')
      .values({
        id,
        user_id: upload.user_id,
        kind: upload.kind,
        status: upload.files ? 'parsing' : 'ready',
        created_at: now.toISOString(),
        file_names: JSON.stringify(upload.file_names),
        problems: JSON.stringify(upload.problems),
      })
      .execute()
    for (const [position, { name, content }] of (upload.files ?? []).entries())
      await db.insertInto('import_files').values({ import_id: id, position, name, content }).execute()
  }
  await (db.isTransaction ? insert(db) : db.transaction().execute(insert))
  return id
}

/** Somebody's imports of one kind, the newest first. */
export async function listImports(db: Database, user_id: string, kind: ImportKind): Promise<Import[]> {
  const rows = await selectImports(db)
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toImport)
}

/** One import, or undefined. Whose it is, is for the caller to compare. */
export async function findImport(db: Database, id: string): Promise<Import | undefined> {
  if (!canBeStored(id)) return undefined
  const row = await selectImports(db).where('id', '=', id).executeTakeFirst()
  return row && toImport(row)
}

/** How many bytes the files of an import have that are still to be read. */
export async function weighImportFiles(db: Database, id: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('import_files')
    .select(sql<number | string | null>`sum(length(content))`.as('bytes'))
    .where('import_id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

/** The files of an import that are still to be read, in their order, one in memory at a time. */
export async function* loadImportFiles(db: Database, id: string): AsyncGenerator<UploadedFile> {
  for (let position = 0; ; position++) {
    const file = await db
      .selectFrom('import_files')
      .select(['name', 'content'])
      .where('import_id', '=', id)
      .where('position', '=', position)
      .executeTakeFirst()
    if (!file) return
    yield file
  }
}

/** Takes an import away, with everything that was waiting in it. */
export async function deleteImport(db: Database, id: string): Promise<void> {
  await db.deleteFrom('imports').where('id', '=', id).execute()
}

const RETENTION_MS = 7 * 24 * 60 * 60 * 1_000

/** Takes imports away in which nothing is waiting any more: somebody's own, and everybody's after a week. */
export async function deleteFinishedImports(db: Database, user_id: string, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - RETENTION_MS).toISOString()
  await db
    .deleteFrom('imports')
    .where(({ or, eb }) => or([eb('user_id', '=', user_id), eb('created_at', '<', oldest)]))
    .where('status', '=', 'ready')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('import_items')
            .select('position')
            .whereRef('import_items.import_id', '=', 'imports.id')
            .where('outcome', '=', 'waiting'),
        ),
      ),
    )
    .execute()
}

/** In the column `saving`: there is nothing to save, and the last work came to nothing. */
export const FAILED = 'failed'

const selectImports = (db: Database) =>
  db
    .selectFrom('imports')
    .select(['id', 'user_id', 'kind', 'status', 'created_at', 'file_names', 'problems', 'saving'])
    .select(['attempts', 'refused'])

type ImportRow = Omit<Import, 'file_names' | 'problems' | 'failed' | 'refused' | 'isUndoing'> & {
  file_names: string
  problems: string
  refused: string
  saving: string | null
}

function toImport({ file_names, problems, refused, saving, ...row }: ImportRow): Import {
  const failed = row.status === 'ready' && saving === FAILED
  const lists = {
    file_names: fromOwnJson<string[]>(file_names),
    problems: fromOwnJson<FileProblem[]>(problems),
    refused: fromOwnJson<Refused[]>(refused),
  }
  const isUndoing =
    row.status === 'saving' && saving !== null && fromOwnJson<{ undo?: boolean }>(saving).undo === true
  return { ...row, ...lists, failed, isUndoing }
}

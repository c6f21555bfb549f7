import { importEquipment } from '#domain/equipment/import.ts'
import { readJson } from 'recipe-import/read-json'
import type { Database } from '../data/database/database.ts'
import { insertItems } from '../data/imports/items.ts'
import {
  deleteFinishedImports,
  deleteImport,
  type FileProblem,
  type ImportKind,
  insertImport,
  listImports,
  type UploadedFile,
} from '../data/imports/files.ts'
import { decodeText, NOT_UTF8 } from 'recipe-basics/text/decode-text'
import { isJson } from './file-problems.ts'
import { readUpload, sortRecipeFiles, type Upload } from './upload.ts'

/** Who sent which kind of files, and when. */
export type Delivery = { kind: ImportKind; user_id: string; now: Date }
/** The result of an upload: where its review is, or why nothing was imported. */
export type Received = { import_id: string } | { problems: FileProblem[] }

/** Stores an upload for review. Recipes are read afterwards, by `parseImport`; equipment is read at once. */
export async function receiveUpload(db: Database, upload: Upload, delivery: Delivery): Promise<Received> {
  const files = readUpload(upload)
  return delivery.kind === 'recipes'
    ? receiveRecipes(db, files, delivery)
    : receiveEquipment(db, files, delivery)
}

async function receiveRecipes(
  db: Database,
  uploaded: UploadedFile[],
  { user_id, now }: Delivery,
): Promise<Received> {
  const { files, problems } = await sortRecipeFiles(uploaded)
  if (files.length === 0) return { problems }
  await deleteFinishedImports(db, user_id, now)
  const file_names = files.map(({ name }) => name)
  const upload = { user_id, kind: 'recipes', file_names, problems, files } as const
  return { import_id: await insertImport(db, upload, now) }
}

/** One file at a time: a new one takes the place of what was not published. */
async function receiveEquipment(
  db: Database,
  [file]: UploadedFile[],
  { user_id, now }: Delivery,
): Promise<Received> {
  if (!file || !isJson(file.name))
    return {
      problems: [
        { file: file?.name ?? '', title: 'Invalid file type', message: 'Please select a JSON file.' },
      ],
    }
  const text = decodeText(file.content)
  const parsed = text === undefined ? NOT_TEXT : readJson(text)
  if (!parsed.ok) {
    const message = 'Failed to parse the JSON file.'
    return { problems: [{ file: file.name, title: UPLOAD_FAILED, message, detail: parsed.detail }] }
  }
  const read = importEquipment(parsed.value)
  if (!read.ok)
    return {
      problems: read.messages.map((message, place) => ({
        // Once is enough.
        file: place === 0 ? file.name : '',
        title: UPLOAD_FAILED,
        message,
      })),
    }
  const import_id = await db.transaction().execute(async (db) => {
    // One that is being published stays until it is.
    const previewed = (await listImports(db, user_id, 'equipment')).filter(({ status }) => status === 'ready')
    for (const { id } of previewed) await deleteImport(db, id)
    const id = await insertImport(
      db,
      { user_id, kind: 'equipment', file_names: [file.name], problems: [] },
      now,
    )
    const items = read.equipment.map(({ fields, slug, report }) => ({
      file_name: file.name,
      needs_look: false,
      fields,
      origin: { report, slug },
    }))
    for (let after = 0; after < items.length; after += BATCH)
      await insertItems(db, id, items.slice(after, after + BATCH), after)
    return id
  })
  return { import_id }
}

const BATCH = 200
const UPLOAD_FAILED = 'Upload failed'
const NOT_TEXT = { ok: false, detail: NOT_UTF8 } as const

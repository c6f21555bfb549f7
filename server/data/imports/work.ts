import type { Status } from '#domain/publishing/status.ts'
import { recordChange } from '../changes/content-version.ts'
import type { Database } from '../database/database.ts'
import { FAILED, type FileProblem, findImport, type Import } from './files.ts'
import { fromOwnJson } from '../columns/json-text.ts'
import { takeWork, withWork, type Work } from '../database/lease.ts'

/** What to do with a recipe that is stored already when all are saved. `leave` keeps it for review. */
type DuplicateChoice = 'leave' | 'update' | 'new' | 'skip'
/**
 * `status` is that of new recipes, `needing` that of those which need a look: they may be left, and without a word they are
 * drafts. What is updated stays published, or a draft, as it is. With `pictures`, those that stand
 * on other sites are brought here. With `undo`, what was saved is taken back instead.
 */
export type SavingOptions = {
  status: Status
  needing?: Status | 'leave'
  duplicates: DuplicateChoice
  pictures?: boolean
  undo?: boolean
}

/** Takes back what was saved. A release that does not know of it would save nothing public, and nothing over another. */
export const UNDO: SavingOptions = { status: 'draft', duplicates: 'leave', undo: true }

/** The work on an import, and who holds its lease: the process that took it last. */
export type Lease = { import_id: string; lease_owner: string }

/** Imports whose work was under way, the oldest first: after a start, what the last one could not finish. */
export async function listUnfinished(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('imports')
    .select('id')
    .where('status', '!=', 'ready')
    .orderBy('created_at')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Takes the work on an import, also from its present owner, which then stores nothing more. The attempt is counted before it is
 * made. Answers the import, or undefined when it waits for no work.
 */
export async function takeLease(db: Database, lease: Lease): Promise<Import | undefined> {
  return (await takeWork(db, workOf(lease))) ? findImport(db, lease.import_id) : undefined
}

/**
 * Stores something of an import while its lease is held. False, and nothing is stored, when somebody else has taken it, or
 * the import waits for no work any more.
 */
export async function withLease(
  db: Database,
  lease: Lease,
  store: (db: Database) => Promise<unknown>,
): Promise<boolean> {
  return withWork(db, workOf(lease), store)
}

/** The work on an import as work of any kind. */
const workOf = ({ import_id, lease_owner }: Lease): Work => ({ table: 'imports', id: import_id, lease_owner })

/** Its files are read: they go, and the review begins. Nothing happens when somebody else reads them by now. */
export async function endParsing(db: Database, lease: Lease, problems: FileProblem[]): Promise<void> {
  await withLease(db, lease, async (db) => {
    await db.deleteFrom('import_files').where('import_id', '=', lease.import_id).execute()
    await db
      .updateTable('imports')
      .set({ status: 'ready', problems: JSON.stringify(problems) })
      .where('id', '=', lease.import_id)
      .execute()
  })
}

/** Asks for all of an import to be saved, or to be taken back. False when that is under way already, or the import is not ready. */
export async function beginSaving(db: Database, id: string, options: SavingOptions): Promise<boolean> {
  const row = await db
    .updateTable('imports')
    .set({ status: 'saving', saving: JSON.stringify(options), reader: null, attempts: 0 })
    .where('id', '=', id)
    .where('status', '=', 'ready')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** How the saving of an import was asked for, or undefined when it is not under way, or somebody else's. */
export async function findSaving(
  db: Database,
  { import_id, lease_owner }: Lease,
): Promise<SavingOptions | undefined> {
  const row = await db
    .selectFrom('imports')
    .select('saving')
    .where('id', '=', import_id)
    .where('reader', '=', lease_owner)
    .where('status', '=', 'saving')
    .executeTakeFirst()
  return row?.saving ? fromOwnJson<SavingOptions>(row.saving) : undefined
}

/**
 * Ends the saving of an import, within the transaction that saves the last of it. Only now cached pages become stale, all
 * at once.
 */
export async function endSaving(db: Database, import_id: string): Promise<void> {
  await db.updateTable('imports').set({ status: 'ready' }).where('id', '=', import_id).execute()
  await recordSaved(db, import_id)
}

async function recordSaved(db: Database, import_id: string) {
  const published = await db
    .selectFrom('import_items')
    .innerJoin('recipes', 'recipes.id', 'import_items.saved_id')
    .select('recipes.id')
    .where('import_id', '=', import_id)
    .where('recipes.status', '=', 'published')
    .limit(1)
    .executeTakeFirst()
  await recordChange(db, { isPublic: published !== undefined })
}

/** Gives up the work on an import, so that nobody waits for it any more; unless it is somebody else's by now. */
export async function giveUp(db: Database, { import_id, lease_owner }: Lease): Promise<void> {
  await db.transaction().execute(async (db) => {
    const update = db
      .updateTable('imports')
      .set({ status: 'ready', saving: FAILED })
      .where('id', '=', import_id)
      // What broke may have done so before it could take the work.
      .where(({ or, eb }) => or([eb('reader', '=', lease_owner), eb('reader', 'is', null)]))
    const wasSaving = await update.where('status', '=', 'saving').returning('id').executeTakeFirst()
    // A part of it may be saved.
    if (wasSaving) return recordSaved(db, import_id)
    const wasParsing = await update
      .set({ problems: JSON.stringify([NOT_READ]) })
      .where('status', '=', 'parsing')
      .returning('id')
      .executeTakeFirst()
    if (!wasParsing) return
    await db.deleteFrom('import_files').where('import_id', '=', import_id).execute()
    await db.deleteFrom('import_items').where('import_id', '=', import_id).execute()
  })
}

const NOT_READ: FileProblem = {
  file: '',
  message: 'Something went wrong while your files were read. Please upload them again.',
}

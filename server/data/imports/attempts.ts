import { type Lease, giveUp, withLease } from './work.ts'
import type { Database } from '../database/database.ts'
import type { Refused } from './files.ts'
import { MOST_ATTEMPTS, uncountAttempt as uncountWork } from '../database/lease.ts'
import { fromOwnJson } from '../columns/json-text.ts'

/** After so many files were left out, the import stops: each took its full time, and other imports wait. */
const MOST_REFUSED = 3

/**
 * Remembers which file is read next, by its place, so that a file which ends the process does not end it again and again.
 * False as `withLease`.
 */
export async function beginFile(db: Database, lease: Lease, place: number): Promise<boolean> {
  return withLease(db, lease, async (db) =>
    db.updateTable('imports').set({ reading: place }).where('id', '=', lease.import_id).execute(),
  )
}

/**
 * Leaves one file of an import out, so that the others can be read. Gives the import up where that is no help: too many
 * files were left out already. Answers whether it is worth reading it again.
 */
export async function refuseFile(db: Database, lease: Lease, file: Refused): Promise<boolean> {
  let isWorthIt = false
  await withLease(db, lease, async (db) => {
    const { refused, status } = await db
      .selectFrom('imports')
      .select(['refused', 'status'])
      .where('id', '=', lease.import_id)
      .executeTakeFirstOrThrow()
    const all = [...fromOwnJson<Refused[]>(refused), file]
    isWorthIt = status === 'parsing' && all.length <= MOST_REFUSED
    await db
      .updateTable('imports')
      .set({ refused: JSON.stringify(all), attempts: file.why === 'crash' ? 1 : 0, reading: null })
      .where('id', '=', lease.import_id)
      .execute()
  })
  if (!isWorthIt) await giveUp(db, lease)
  return isWorthIt
}

/**
 * Whether work whose lease is held may be done. When it ended its process again and again, the file that was read is left
 * out; where no file is known, the import is given up.
 */
export async function mayAttempt(db: Database, lease: Lease): Promise<boolean> {
  const row = await db
    .selectFrom('imports')
    .select(['attempts', 'reading'])
    .where('id', '=', lease.import_id)
    .executeTakeFirst()
  if (!row) return false
  if (row.attempts <= MOST_ATTEMPTS) return true
  if (row.reading !== null) return refuseFile(db, lease, { place: row.reading, why: 'crash' })
  await giveUp(db, lease)
  return false
}

/** Takes an attempt back: it was ended by somebody else, and not by what was read. */
export const uncountAttempt = async (db: Database, import_id: string): Promise<void> =>
  uncountWork(db, { table: 'imports', id: import_id })

import { setTimeout as wait } from 'node:timers/promises'
import { changeContent, recordChange } from '../data/changes/content-version.ts'
import type { Database } from '../data/database/database.ts'
import type { Import } from '../data/imports/files.ts'
import { countUndoable, undoSome, type Undone } from '../data/imports/undo.ts'
import { endSaving, withLease } from '../data/imports/work.ts'
import { findRole } from '../data/people/users.ts'
import { WRITE_GAP_MS } from '../data/engines/sqlite-driver.ts'
import type { ReportProgress } from './progress.ts'

/** Things in one transaction, for which everybody else who writes waits. */
const BATCH = 16

/**
 * Takes back what an import saved: what was new goes into the trash, what was updated is what it was before. Each thing and
 * its items change in one transaction: what was cut short at any moment goes on where it ended. Undefined when somebody else
 * does it.
 */
export async function undoImport(
  db: Database,
  { id: import_id, user_id, kind }: Import,
  { lease_owner, now }: { lease_owner: string; now: Date },
  onProgress: ReportProgress,
): Promise<Undone | undefined> {
  const lease = { import_id, lease_owner }
  // What the person may do by now, which may be less than when it was saved.
  const author = { author_id: user_id, role: await findRole(db, user_id) }
  const total = await countUndoable(db, import_id)
  const undone: Undone = { trashed: 0, restored: 0, elsewhere: 0, refused: 0 }
  for (let after: string | undefined = ''; after !== undefined;) {
    await wait(WRITE_GAP_MS)
    const isOurs = await withLease(db, lease, async (db) =>
      changeContent(db, async (db) => {
        const place = { after: after ?? '', limit: BATCH }
        after = await undoSome(db, { import_id, kind, author, now }, undone, place)
        if (after === undefined) await endSaving(db, import_id)
        else await recordChange(db, { isPublic: false })
      }),
    )
    if (!isOurs) return undefined
    const done = Object.values(undone).reduce((sum, count) => sum + count, 0)
    onProgress({ done: Math.min(done, total), total })
  }
  return undone
}

import type { ImportedEquipment } from '#domain/equipment/import.ts'
import type { EquipmentFields } from '#domain/equipment/equipment.ts'
import type { Author } from '../data/change.ts'
import { changeContent } from '../data/content-version.ts'
import type { Database } from '../data/database.ts'
import { insertEquipment, updateEquipment } from '../data/equipment/write.ts'
import { listWaitingEquipment } from '../data/imports/contents.ts'
import { type Lease, withLease, type SavingOptions } from '../data/imports/work.ts'
import { deleteImport } from '../data/imports/files.ts'
import { loadKnownEquipment } from '../data/equipment/known.ts'
import { findStoredEquipment } from '../data/equipment/row.ts'

type Publishing = SavingOptions & { author: Author; now: Date }

/** How many pieces came new, took the place of a stored one, and were left out because they are stored. */
export type Published = { saved: number; updated: number; skipped: number; left: 0 }

/**
 * Publishes what waits in an equipment file, all or none, and takes the import away. What is stored already is updated
 * when that was asked for, and keeps what it was as a version. Undefined when somebody else does it.
 */
export async function publishEquipment(
  db: Database,
  lease: Lease,
  publishing: Publishing,
): Promise<Published | undefined> {
  const pieces = await listWaitingEquipment(db, lease.import_id)
  const published: Published = { saved: 0, updated: 0, skipped: 0, left: 0 }
  const isOurs = await withLease(db, lease, async (db) =>
    changeContent(db, async (db) => {
      const known = await loadKnownEquipment(db)
      for (const piece of pieces) published[await publishOne(db, known, piece, publishing)]++
      await deleteImport(db, lease.import_id)
    }),
  )
  return isOurs ? published : undefined
}

async function publishOne(
  db: Database,
  known: Awaited<ReturnType<typeof loadKnownEquipment>>,
  { fields, slug, report }: ImportedEquipment,
  { duplicates, status, author, now }: Publishing,
): Promise<'saved' | 'updated' | 'skipped'> {
  const same = duplicates === 'new' ? undefined : known.find(fields)
  if (same !== undefined && duplicates === 'skip') return 'skipped'
  const stored = same === undefined ? undefined : await findStoredEquipment(db, same)
  if (stored) {
    const read = new Set(report.flatMap(({ field, outcome }) => (outcome === 'dropped' ? [] : field)))
    const changed = await updateEquipment(
      db,
      stored.id,
      { fields: replaceFields(stored.fields, fields, read), ...author },
      now,
    )
    return changed.ok ? 'updated' : 'skipped'
  }
  const [id = ''] = await insertEquipment(db, [{ ...fields, slug, status }], now)
  known.add(id, fields)
  return 'saved'
}

/** What the file says of a piece; where it says nothing, or nothing that can be stored, what was there stays. */
const replaceFields = (
  stored: EquipmentFields,
  fields: EquipmentFields,
  read: Set<string>,
): EquipmentFields => ({
  ...stored,
  ...Object.fromEntries(Object.entries(fields).filter(([field]) => read.has(field))),
})

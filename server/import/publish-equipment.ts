import type { ImportedEquipment } from '#domain/equipment/import.ts'
import type { EquipmentFields } from '#domain/equipment/equipment.ts'
import type { Author } from '../data/changes/change.ts'
import { changeContent } from '../data/changes/content-version.ts'
import type { Database } from '../data/database/database.ts'
import { insertEquipment, updateEquipment } from '../data/equipment/write.ts'
import { listWaitingEquipment } from '../data/imports/contents.ts'
import { markItem, type SavedAs, setSaved } from '../data/imports/items.ts'
import { endSaving, type Lease, withLease, type SavingOptions } from '../data/imports/work.ts'
import { loadKnownEquipment } from '../data/equipment/known.ts'
import { findStoredEquipment } from '../data/equipment/row.ts'

type Publishing = SavingOptions & { author: Author; now: Date }

/** How many pieces came new, took the place of a stored one, and were left out because they are stored. */
export type Published = { saved: number; updated: number; skipped: number; left: 0 }

/**
 * Publishes what waits in an equipment file, all or none. What is stored already is updated
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
      for (const piece of pieces) {
        const { outcome, saved } = await publishOne(db, known, piece, publishing)
        published[outcome]++
        if (saved) await setSaved(db, lease.import_id, piece.position, saved)
        else await markItem(db, lease.import_id, piece.position, 'discarded')
      }
      await endSaving(db, lease.import_id)
    }),
  )
  return isOurs ? published : undefined
}

async function publishOne(
  db: Database,
  known: Awaited<ReturnType<typeof loadKnownEquipment>>,
  { fields, slug, report }: ImportedEquipment,
  { duplicates, status, author, now }: Publishing,
): Promise<{ outcome: 'saved' | 'updated' | 'skipped'; saved?: SavedAs }> {
  const same = duplicates === 'new' ? undefined : known.find(fields)
  if (same !== undefined && duplicates === 'skip') return { outcome: 'skipped' }
  const stored = same === undefined ? undefined : await findStoredEquipment(db, same)
  if (stored) {
    const read = new Set(report.flatMap(({ field, outcome }) => (outcome === 'dropped' ? [] : field)))
    const changed = await updateEquipment(
      db,
      stored.id,
      { fields: replaceFields(stored.fields, fields, read), ...author },
      now,
    )
    if (!changed.ok) return { outcome: 'skipped' }
    const saved = { saved_id: stored.id, saved_at: changed.updated_at, replaced_at: stored.updated_at }
    return { outcome: 'updated', saved }
  }
  const [id = ''] = await insertEquipment(db, [{ ...fields, slug, status }], now)
  known.add(id, fields)
  return { outcome: 'saved', saved: { saved_id: id, saved_at: now.toISOString(), replaced_at: null } }
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

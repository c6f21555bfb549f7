import type { EquipmentFields } from '#domain/equipment/equipment.ts'
import { withPriceDay } from '#domain/equipment/price-day.ts'
import { nextMoment, type Author, type Changed } from '../change.ts'
import { changeContent, recordChange } from '../content-version.ts'
import type { Database } from '../database.ts'
import { insertEquipmentVersion } from './versions.ts'
import { equipmentColumns, findStoredEquipment, insertStoredEquipment, type StoredEquipment } from './row.ts'

type EquipmentChange = Author & {
  fields: EquipmentFields
  /** The `updated_at` of what was changed: a later one is not overwritten. */
  based_on?: string
}

/** Stores pieces of equipment, all or none, and returns their ids in the same order. */
export async function insertEquipment(db: Database, items: EquipmentFields[], now: Date): Promise<string[]> {
  const created_at = now.toISOString()
  return changeContent(db, async (db) => {
    const ids: string[] = []
    for (const fields of items) {
      const id = crypto.randomUUID()
      await insertStoredEquipment(db, { id, created_at, updated_at: created_at, fields })
      ids.push(id)
    }
    await recordChange(db, { isPublic: true })
    return ids
  })
}

/**
 * Replaces a piece of equipment and keeps what it was as a version. Its creation date stays; its slug is its id. A price
 * that changed was checked now.
 */
export async function updateEquipment(
  db: Database,
  id: string,
  { fields, author_id, based_on }: EquipmentChange,
  now: Date,
): Promise<Changed<StoredEquipment>> {
  return changeContent(db, async (db) => {
    const current = await findStoredEquipment(db, id)
    if (!current) return { ok: false, reason: 'missing' }
    if (based_on !== undefined && based_on !== current.updated_at)
      return { ok: false, reason: 'changed', current }
    await insertEquipmentVersion(db, current, { author_id }, now)
    const updated_at = nextMoment(current.updated_at, now)
    await db
      .updateTable('kitchen_equipment')
      .set({ updated_at, ...equipmentColumns(withPriceDay(fields, current.fields, now)) })
      .where('id', '=', id)
      .execute()
    await recordChange(db, { isPublic: true })
    return { ok: true, id, slug: id, updated_at }
  })
}

/** Takes a piece of equipment away and keeps it as a version. False when there is no such piece. */
export async function deleteEquipment(
  db: Database,
  id: string,
  { author_id }: Author,
  now: Date,
): Promise<boolean> {
  return changeContent(db, async (db) => {
    const current = await findStoredEquipment(db, id)
    if (!current) return false
    await insertEquipmentVersion(db, current, { author_id, deleted: true }, now)
    await db.deleteFrom('kitchen_equipment').where('id', '=', id).execute()
    await recordChange(db, { isPublic: true })
    return true
  })
}

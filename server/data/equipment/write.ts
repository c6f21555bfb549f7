import type { EquipmentFields } from '#domain/equipment/equipment.ts'
import { withPriceDay } from '#domain/equipment/price-day.ts'
import { isPublished, type Publication, type Status, toPublication } from '#domain/status.ts'
import { type Author, type Changed, mayWrite, nextMoment } from '../change.ts'
import { changeContent, recordChange } from '../content-version.ts'
import type { Database } from '../database.ts'
import { readSiteDay } from '../settings/site-day.ts'
import { insertEquipmentVersion } from './versions.ts'
import { equipmentColumns, findStoredEquipment, insertStoredEquipment, type StoredEquipment } from './row.ts'

type NewEquipment = EquipmentFields & Partial<Publication>

type EquipmentChange = Author & {
  fields: EquipmentFields
  /** Without them, they stay as they are. */
  status?: Status
  published_at?: string | null
  /** The `updated_at` of what was changed: a later one is not overwritten. */
  based_on?: string
}

/**
 * Stores pieces of equipment, all or none, and returns their ids in the same order. They are public at once unless they say
 * otherwise.
 */
export async function insertEquipment(db: Database, items: NewEquipment[], now: Date): Promise<string[]> {
  const created_at = now.toISOString()
  const pieces = items.map(({ status = 'published', published_at = null, ...fields }) => {
    const publication = toPublication({ status, published_at }, now)
    return { id: crypto.randomUUID(), ...publication, created_at, updated_at: created_at, fields }
  })
  return changeContent(db, async (db) => {
    for (const piece of pieces) await insertStoredEquipment(db, piece)
    await recordChange(db, { isPublic: pieces.some(isPublished) })
    return pieces.map(({ id }) => id)
  })
}

/**
 * Replaces a piece of equipment and keeps what it was as a version. Its creation date stays; its slug is its id. A price
 * that changed was checked now.
 */
export async function updateEquipment(
  db: Database,
  id: string,
  { fields, based_on, ...change }: EquipmentChange,
  now: Date,
): Promise<Changed<StoredEquipment>> {
  return changeContent(db, async (db) => {
    const current = await findStoredEquipment(db, id)
    if (!current) return { ok: false, reason: 'missing' }
    if (based_on !== undefined && based_on !== current.updated_at)
      return { ok: false, reason: 'changed', current }
    const { status = current.status, published_at = current.published_at } = change
    if (!mayWrite(change, current.status, status)) return { ok: false, reason: 'not-allowed' }
    await insertEquipmentVersion(db, current, change, now)
    const publication = toPublication({ status, published_at }, now)
    const updated_at = nextMoment(current.updated_at, now)
    const priced = withPriceDay(fields, current.fields, await readSiteDay(db, now))
    await db
      .updateTable('kitchen_equipment')
      .set({ updated_at, ...publication, ...equipmentColumns(priced) })
      .where('id', '=', id)
      .execute()
    await recordChange(db, { isPublic: [publication, current].some(isPublished) })
    return { ok: true, id, slug: id, updated_at }
  })
}

/** Takes a piece of equipment away and keeps it as a version. False when the author has no such piece to delete. */
export async function deleteEquipment(db: Database, id: string, author: Author, now: Date): Promise<boolean> {
  return changeContent(db, async (db) => {
    const current = await findStoredEquipment(db, id)
    if (!current || !mayWrite(author, current.status)) return false
    await insertEquipmentVersion(db, current, { ...author, deleted: true }, now)
    await db.deleteFrom('kitchen_equipment').where('id', '=', id).execute()
    await recordChange(db, { isPublic: isPublished(current) })
    return true
  })
}

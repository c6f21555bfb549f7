import type { Equipment } from '#domain/equipment/equipment.ts'
import type { Database } from '../database.ts'
import { findStoredEquipment, listStoredEquipment, type StoredEquipment } from './row.ts'

/** All equipment by name, as people sort names. */
export async function listEquipment(db: Database): Promise<Equipment[]> {
  const all = await listStoredEquipment(db)
  return all.map(toPublicPiece).sort((a, b) => a.name.localeCompare(b.name, 'en') || a.id.localeCompare(b.id))
}

/** One piece of equipment, or undefined. */
export async function findEquipment(db: Database, id: string): Promise<Equipment | undefined> {
  const piece = await findStoredEquipment(db, id)
  return piece && toPublicPiece(piece)
}

/** What readers may see of a stored piece. */
export const toPublicPiece = ({ id, created_at, fields }: StoredEquipment): Equipment => ({
  ...fields,
  id,
  created_at,
})

import type { Equipment } from '#domain/equipment/equipment.ts'
import type { FoundPage } from '#domain/addresses/found-page.ts'
import { lastChange } from '#domain/publishing/last-change.ts'
import { piecePath } from '#domain/addresses/public-path.ts'
import { stateOf } from '#domain/publishing/status.ts'
import type { Database } from '../database/database.ts'
import { readPoints } from '../media/points.ts'
import { findStoredEquipment, listStoredEquipment, type StoredEquipment, toolOf } from './row.ts'
import { canBeStored } from '../columns/stored-text.ts'

/** All equipment that is public at `now`, by name, as people sort names. */
export async function listEquipment(db: Database, now: Date): Promise<Equipment[]> {
  const all = await listStoredEquipment(db)
  const pieces = await showPieces(db, all, now)
  return pieces.sort((a, b) => a.name.localeCompare(b.name, 'en') || a.id.localeCompare(b.id))
}

/** The pages of all equipment that is public at `now`, in no order. */
export async function listPiecePages(db: Database, now: Date): Promise<FoundPage[]> {
  const all = await listStoredEquipment(db)
  return all
    .filter((piece) => isPublicAt(piece, now))
    .map(({ slug, published_at, created_at, updated_at, fields }) => ({
      path: piecePath({ slug }),
      changed: lastChange({ published_at: published_at ?? created_at, updated_at }),
      photo: fields.image_url,
    }))
}

/** Those of these pieces that are public at `now`, in this order. */
export async function listPieces(db: Database, ids: readonly string[], now: Date): Promise<Equipment[]> {
  if (ids.length === 0) return []
  const named = await listStoredEquipment(db, ids)
  const pieces = await showPieces(db, named, now)
  return ids.flatMap((id) => pieces.find((piece) => piece.id === id) ?? [])
}

/** What all pieces are called, drafts too, by name. */
export async function listPieceNames(db: Database): Promise<{ id: string; name: string }[]> {
  const all = await listStoredEquipment(db)
  return all
    .map(({ id, fields: { name, brand } }) => ({ id, name: brand ? `${name}, ${brand}` : name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.id.localeCompare(b.id))
}

/** The piece of equipment, when it is public at `now`; undefined for a draft, a scheduled and an unknown one alike. */
export async function findEquipment(db: Database, id: string, now: Date): Promise<Equipment | undefined> {
  const piece = await findStoredEquipment(db, id)
  return piece && (await showPieces(db, [piece], now))[0]
}

/**
 * The piece at an address, when it is public at `now`. Also at one that was its address once, or that holds its id, as all
 * did before pieces had slugs: its own slug says where it is now.
 */
export async function findEquipmentAt(
  db: Database,
  address: string,
  now: Date,
): Promise<Equipment | undefined> {
  if (!canBeStored(address)) return undefined
  const there = await db
    .selectFrom('kitchen_equipment')
    .select('id')
    .where('slug', '=', address)
    .executeTakeFirst()
  const moved = there
    ? undefined
    : await db
        .selectFrom('old_slugs')
        .select('target_id as id')
        .where('kind', '=', 'equipment')
        .where('slug', '=', address)
        .executeTakeFirst()
  return findEquipment(db, (there ?? moved)?.id ?? address, now)
}

/** Those of some pieces that are public at `now`. The address of each picture names its point. */
async function showPieces(db: Database, stored: StoredEquipment[], now: Date): Promise<Equipment[]> {
  const pieces = stored.filter((piece) => isPublicAt(piece, now)).map((piece) => toPublicPiece(piece, now))
  const pointed = await readPoints(
    db,
    pieces.map(({ image_url }) => image_url),
  )
  return pieces.map((piece) => ({ ...piece, image_url: pointed(piece.image_url) }))
}

/** What readers may see of a stored piece. A draft without a date would be public from `now` on. */
export const toPublicPiece = (
  { id, slug, published_at, created_at, fields }: StoredEquipment,
  now: Date,
): Equipment => ({
  ...fields,
  id,
  slug,
  tool: toolOf(fields),
  published_at: published_at ?? now.toISOString(),
  created_at,
})

const isPublicAt = (piece: StoredEquipment, now: Date) => stateOf(piece, now) === 'published'

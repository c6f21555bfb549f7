import type { EquipmentFields } from '#domain/equipment/equipment.ts'
import { withPriceDay } from '#domain/equipment/price-day.ts'
import { isPublished, type Publication, type Status, toPublication } from '#domain/publishing/status.ts'
import { type Author, type Changed, mayWrite, nextMoment } from '../changes/change.ts'
import { changeContent, recordChange } from '../changes/content-version.ts'
import type { Database } from '../database/database.ts'
import { withOwnPictures } from '../media/elsewhere.ts'
import { rememberText, wordsOfPiece } from '../changes/search-texts.ts'
import { readSiteDay } from '../settings/site-day.ts'
import { chooseSlug, findFreeSlug, forgetMove, isSlugFree, rememberMove } from '../changes/slugs.ts'
import { insertEquipmentVersion } from './versions.ts'
import { equipmentColumns, findStoredEquipment, insertStoredEquipment, type StoredEquipment } from './row.ts'

type NewEquipment = EquipmentFields &
  Partial<Publication> & {
    /** The address to have; one made from the name without it. */
    slug?: string | null
  }

/** What became of new pieces: one of the typed slugs may be another's. */
type CreatedPieces =
  | { ok: true; pieces: { id: string; slug: string }[] }
  | { ok: false; reason: 'slug-taken' }

export type EquipmentChange = {
  fields: EquipmentFields
  /** Without them, they stay as they are. */
  status?: Status
  published_at?: string | null
  /** The address to have; one made from the name for null; without it, the address stays. */
  slug?: string | null
  /** The `updated_at` of what was changed: a later one is not overwritten. */
  based_on?: string
}

/**
 * Stores pieces of equipment, all or none, each under a free slug, made from `slug` or else from the name, and returns their
 * ids in the same order. They are public at once unless they say otherwise.
 */
export async function insertEquipment(db: Database, items: NewEquipment[], now: Date): Promise<string[]> {
  const stored = await changeContent(db, async (db) => storePieces(db, items, now))
  return stored.map(({ id }) => id)
}

/** Stores pieces of equipment, all or none, each under its typed slug, or under a free one without it. */
export async function createEquipment(
  db: Database,
  items: NewEquipment[],
  now: Date,
): Promise<CreatedPieces> {
  return changeContent(db, async (db) => {
    const typed = items.flatMap(({ slug }) => slug ?? [])
    if (new Set(typed).size < typed.length) return { ok: false, reason: 'slug-taken' }
    for (const slug of typed)
      if (!(await isSlugFree(db, 'kitchen_equipment', slug))) return { ok: false, reason: 'slug-taken' }
    for (const slug of typed) await forgetMove(db, 'kitchen_equipment', slug)
    return { ok: true, pieces: await storePieces(db, items, now) }
  })
}

/**
 * Replaces a piece of equipment and keeps what it was as a version. Its creation date stays. A price that changed was
 * checked now.
 */
export async function updateEquipment(
  db: Database,
  id: string,
  { fields, based_on, ...change }: EquipmentChange & Author,
  now: Date,
): Promise<Changed<StoredEquipment>> {
  return changeContent(db, async (db) => {
    const current = await findStoredEquipment(db, id)
    if (!current) return { ok: false, reason: 'missing' }
    if (based_on !== undefined && based_on !== current.updated_at)
      return { ok: false, reason: 'changed', current }
    const { status = current.status, published_at = current.published_at } = change
    if (!mayWrite(change, current.status, status)) return { ok: false, reason: 'not-allowed' }
    const wanted = { id, slug: current.slug, typed: change.slug, title: fields.name }
    const slug = await chooseSlug(db, 'kitchen_equipment', wanted)
    if (slug === undefined) return { ok: false, reason: 'slug-taken' }
    await rememberMove(db, 'kitchen_equipment', id, { from: current.slug, to: slug })
    await insertEquipmentVersion(db, current, change, now)
    const publication = toPublication({ status, published_at }, now)
    const updated_at = nextMoment(current.updated_at, now)
    const priced = withPriceDay(fields, current.fields, await readSiteDay(db, now))
    const columns = await withOwnPictures(db, equipmentColumns(priced))
    await db
      .updateTable('kitchen_equipment')
      .set({ slug, updated_at, ...publication, ...columns })
      .where('id', '=', id)
      .execute()
    await rememberText(db, 'equipment', id, wordsOfPiece(fields))
    await recordChange(db, { isPublic: [publication, current].some(isPublished) })
    return { ok: true, id, slug, updated_at }
  })
}

async function storePieces(
  db: Database,
  items: NewEquipment[],
  now: Date,
): Promise<{ id: string; slug: string }[]> {
  const created_at = now.toISOString()
  const stored = new Map<NewEquipment, StoredEquipment>()
  // A name never takes the address that another piece of the list asks for.
  for (const item of items.toSorted((a, b) => Number(!a.slug) - Number(!b.slug))) {
    const { slug: wanted, status = 'published', published_at = null, ...fields } = item
    const slug = await findFreeSlug(db, 'kitchen_equipment', wanted || fields.name)
    const publication = toPublication({ status, published_at }, now)
    const id = crypto.randomUUID()
    const piece = { id, slug, ...publication, created_at, updated_at: created_at, fields }
    await insertStoredEquipment(db, piece)
    stored.set(item, piece)
  }
  const pieces = items.flatMap((item) => stored.get(item) ?? [])
  await recordChange(db, { isPublic: pieces.some(isPublished) })
  return pieces.map(({ id, slug }) => ({ id, slug }))
}

import { findPictures } from '#domain/picture.ts'
import { isPublished, toDraftIfScheduled } from '#domain/status.ts'
import { type Author, type Changed, mayWrite, nextMoment } from '../change.ts'
import { changeContent, recordChange } from '../content-version.ts'
import type { Database } from '../database.ts'
import { EquipmentSnapshot } from './versions.ts'
import { updateEquipment } from './write.ts'
import { findStoredEquipment, insertStoredEquipment, type StoredEquipment } from './row.ts'
import { bringBackPictures } from '../media/pictures.ts'
import { keepSampleMark } from '../samples/marks.ts'
import { findFreeSlug, isSlugFree } from '../slugs.ts'
import { storedPublication } from '../stored-publication.ts'
import { findDeleted, findVersion } from '../versions.ts'

/**
 * Gives a piece of equipment the fields of one of its versions; what it was becomes a version in turn. Address, status
 * and date stay as they are, so that nothing moves, appears or disappears.
 */
export async function restoreEquipment(
  db: Database,
  { id, version }: { id: string; version: string },
  author: Author,
  now: Date,
): Promise<Changed<StoredEquipment>> {
  return changeContent(db, async (db) => {
    const found = await findVersion(db, 'equipment', id, version)
    if (!found) return { ok: false, reason: 'missing' }
    const { fields } = EquipmentSnapshot.parse(found.snapshot)
    await bringBackPictures(db, findPictures(fields.image_url ?? ''))
    return updateEquipment(db, id, { fields, ...author }, now)
  })
}

/** Brings a deleted piece of equipment back and changes it, wholly or not at all. */
export async function undeleteEquipmentAs(
  db: Database,
  id: string,
  change: Parameters<typeof updateEquipment>[2],
  now: Date,
): Promise<Changed<StoredEquipment>> {
  return changeContent(db, async (db) => {
    const isFree = !change.slug || (await isSlugFree(db, 'kitchen_equipment', change.slug, id))
    if (!isFree) return { ok: false, reason: 'slug-taken' }
    if (!(await undeleteEquipment(db, id, change, now))) return { ok: false, reason: 'missing' }
    return updateEquipment(db, id, change, now)
  })
}

/**
 * Brings a deleted piece of equipment back under its old id, at its old address unless that is another's by now. The
 * piece itself when it is there already; undefined when it never was, or is not the author's to bring back.
 * `scheduledAsDraft`: what was to be public later comes back as a draft.
 */
export async function undeleteEquipment(
  db: Database,
  id: string,
  author: Author,
  now: Date,
  { scheduledAsDraft = false } = {},
): Promise<StoredEquipment | undefined> {
  return changeContent(db, async (db) => {
    const there = await findStoredEquipment(db, id)
    const found = there ? undefined : await findDeleted(db, 'equipment', id)
    if (!found) return there
    const { fields, ...snapshot } = EquipmentSnapshot.parse(found.snapshot)
    const { created_at, updated_at } = snapshot
    const was = storedPublication(snapshot)
    if (!mayWrite(author, was.status)) return undefined
    const publication = scheduledAsDraft ? toDraftIfScheduled(was, now) : was
    const piece = {
      id,
      slug: await findFreeSlug(db, 'kitchen_equipment', snapshot.slug ?? fields.name, id),
      ...publication,
      created_at,
      updated_at: nextMoment(updated_at, now),
      fields,
    }
    await insertStoredEquipment(db, piece)
    await bringBackPictures(db, findPictures(fields.image_url ?? ''))
    await keepSampleMark(db, id, { from: updated_at, to: piece.updated_at })
    await recordChange(db, { isPublic: isPublished(piece) })
    return piece
  })
}

import { findPictures } from '#domain/files/picture.ts'
import { isPublished, type Status, toDraftIfScheduled } from '#domain/publishing/status.ts'
import { type Author, type Changed, mayWrite, nextMoment } from '../changes/change.ts'
import { changeContent, recordChange } from '../changes/content-version.ts'
import { keepSampleMark } from '../changes/sample-marks.ts'
import { forgetText } from '../changes/search-texts.ts'
import { findFreeSlug, isSlugFree, TABLE_OF } from '../changes/slugs.ts'
import { findDeleted, findVersion } from '../changes/versions.ts'
import type { Database } from '../database/database.ts'
import { bringBackPictures } from '../media/pictures.ts'
import type { Row, Thing } from './thing.ts'

/** Takes a thing away and keeps it as a version. False when the author has no such thing to delete. */
export async function removeThing<Stored extends Row, Change>(
  db: Database,
  thing: Thing<Stored, Change>,
  id: string,
  author: Author,
  now: Date,
): Promise<boolean> {
  return changeContent(db, async (db) => {
    const current = await thing.find(db, id)
    if (!current) return false
    const publication = thing.publicationOf(current)
    if (!mayWrite(author, publication.status)) return false
    await thing.insertVersion(db, current, { ...author, deleted: true }, now)
    await db.deleteFrom(TABLE_OF[thing.kind]).where('id', '=', id).execute()
    // The words of a recipe go with its row.
    if (thing.kind !== 'recipe') await forgetText(db, thing.kind, id)
    await recordChange(db, { isPublic: isPublished(publication) })
    return true
  })
}

/**
 * Brings a deleted thing back with everything it had, at its old address unless that is another's by now. The thing itself
 * when it is there already; undefined when it never was, or is not the author's to bring back. `scheduledAsDraft`: what was
 * to be public later comes back as a draft.
 */
export async function undeleteThing<Stored extends Row, Change>(
  db: Database,
  thing: Thing<Stored, Change>,
  id: string,
  author: Author,
  now: Date,
  { scheduledAsDraft = false } = {},
): Promise<Stored | undefined> {
  return changeContent(db, async (db) => {
    const there = await thing.find(db, id)
    const found = there ? undefined : await findDeleted(db, thing.kind, id)
    if (!found) return there
    const was = await thing.fromSnapshot(db, id, found.snapshot)
    const publication = thing.publicationOf(was)
    if (!mayWrite(author, publication.status)) return undefined
    const stored = {
      ...(scheduledAsDraft ? thing.withPublication(was, toDraftIfScheduled(publication, now)) : was),
      slug: await findFreeSlug(db, TABLE_OF[thing.kind], was.slug, id),
      updated_at: nextMoment(was.updated_at, now),
    }
    await thing.insert(db, stored)
    await bringBackPictures(db, findPictures(thing.picturesOf(stored)))
    await keepSampleMark(db, id, { from: was.updated_at, to: stored.updated_at })
    await recordChange(db, { isPublic: isPublished(thing.publicationOf(stored)) })
    return stored
  })
}

/**
 * Gives a thing the fields of one of its versions; what it was becomes a version in turn. Address, status and date stay as
 * they are, so that nothing moves, appears or disappears. What the chef decided about labels since then stays hers.
 */
export async function restoreThing<Stored extends Row, Change>(
  db: Database,
  thing: Thing<Stored, Change>,
  { id, version }: { id: string; version: string },
  author: Author,
  now: Date,
): Promise<Changed<Stored>> {
  return changeContent(db, async (db) => {
    const found = await findVersion(db, thing.kind, id, version)
    const current = found && (await thing.find(db, id))
    if (!current) return { ok: false, reason: 'missing' }
    const was = await thing.fromSnapshot(db, id, found.snapshot)
    await bringBackPictures(db, findPictures(thing.picturesOf(was)))
    const change = thing.toChange(thing.withPublication(was, thing.publicationOf(current)))
    return thing.update(db, id, { ...change, ...author }, now)
  })
}

/** Brings a deleted thing back and changes it, wholly or not at all. */
export async function undeleteThingAs<
  Stored extends Row,
  Change extends { slug?: string | null; status?: Status },
>(
  db: Database,
  thing: Thing<Stored, Change>,
  id: string,
  change: Change & Author,
  now: Date,
): Promise<Changed<Stored>> {
  return changeContent(db, async (db) => {
    const isFree = !change.slug || (await isSlugFree(db, TABLE_OF[thing.kind], change.slug, id))
    if (!isFree) return { ok: false, reason: 'slug-taken' }
    if (change.status && !mayWrite(change, change.status)) return { ok: false, reason: 'not-allowed' }
    if (!(await undeleteThing(db, thing, id, change, now))) return { ok: false, reason: 'missing' }
    return thing.update(db, id, change, now)
  })
}

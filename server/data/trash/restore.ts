import type { Status } from '#domain/publishing/status.ts'
import { type Author, authorMay } from '../changes/change.ts'
import { changeContent, recordChange } from '../changes/content-version.ts'
import type { Database } from '../database/database.ts'
import { bringBackPictures, findPicture } from '../media/pictures.ts'
import { TABLE_OF } from '../changes/slugs.ts'
import { canBeStored } from '../columns/stored-text.ts'
import { findSlugInTrash, type TrashedKind } from './list.ts'
import { undeleteThing } from '../things/change-one.ts'
import { THINGS } from '../things/things.ts'

/**
 * What came back from the trash: what it is called, and how it came back: the rest of a sentence. `isBefore`: it was back already, and
 * nothing was done.
 */
export type Back = { name: string; says: string; isBefore?: true }

/**
 * Brings a thing back as it was, at its old address or, if that was given away, at a new one. What was to be public later
 * comes back as a draft. A thing that is back already stays as it is. Undefined when it never was, or is not the author's.
 */
export async function restoreFromTrash(
  db: Database,
  kind: TrashedKind,
  id: string,
  author: Author,
  now: Date,
): Promise<Back | undefined> {
  return changeContent(db, async (db) => {
    const isBefore = canBeStored(id) && (await isThere(db, kind, id))
    const was = await findSlugInTrash(db, kind, id)
    const thing = THINGS[kind]
    const back = await undeleteThing(db, thing, id, author, now, { scheduledAsDraft: true })
    if (!back) return undefined
    const name = thing.nameOf(back)
    const { status } = thing.publicationOf(back)
    return isBefore
      ? { name, says: ' already', isBefore }
      : { name, says: howItCame(was, { slug: back.slug, status }) }
  })
}

const isThere = async (db: Database, kind: TrashedKind, id: string): Promise<boolean> =>
  (await db.selectFrom(TABLE_OF[kind]).select('id').where('id', '=', id).executeTakeFirst()) !== undefined

const howItCame = (was: string | null, { slug, status }: { slug: string; status: Status }) =>
  `${status === 'draft' ? ', as a draft' : ''}${was !== null && was !== slug ? `, at a new address: ${slug}` : ''}`

/** Takes a picture out of the trash. Undefined when it is not in there, or the author may not. */
export async function restorePicture(db: Database, hash: string, author: Author): Promise<Back | undefined> {
  if (!canBeStored(hash) || !authorMay(author, 'keep-media')) return undefined
  return changeContent(db, async (db) => {
    if (!(await bringBackPictures(db, [hash]))) return undefined
    await recordChange(db, { isPublic: true })
    return { name: (await findPicture(db, hash))?.file_name ?? '', says: '' }
  })
}

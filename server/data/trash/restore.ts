import type { Status } from '#domain/status.ts'
import { type Author, authorMay } from '../change.ts'
import { changeContent, recordChange } from '../content-version.ts'
import type { Database } from '../database.ts'
import { undeleteEquipment } from '../equipment/restore.ts'
import { bringBackPictures, findPicture } from '../media/pictures.ts'
import { undeletePost } from '../posts/restore.ts'
import { undeleteRecipe } from '../recipes/restore.ts'
import { TABLE_OF } from '../slugs.ts'
import { canBeStored } from '../stored-text.ts'
import { findSlugInTrash, type TrashedKind } from './list.ts'

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
    const back = await UNDELETE[kind](db, id, author, now)
    if (!back) return undefined
    return isBefore
      ? { name: back.name, says: ' already', isBefore }
      : { name: back.name, says: howItCame(was, back) }
  })
}

const isThere = async (db: Database, kind: TrashedKind, id: string): Promise<boolean> =>
  (await db.selectFrom(TABLE_OF[kind]).select('id').where('id', '=', id).executeTakeFirst()) !== undefined

const AS_DRAFT = { scheduledAsDraft: true }

type Undelete = (
  ...args: [Database, string, Author, Date]
) => Promise<{ name: string; slug: string; status: Status } | undefined>

const UNDELETE: Record<TrashedKind, Undelete> = {
  async recipe(...args) {
    const recipe = await undeleteRecipe(...args, AS_DRAFT)
    return recipe && { ...recipe, name: recipe.fields.name }
  },
  async equipment(...args) {
    const piece = await undeleteEquipment(...args, AS_DRAFT)
    return piece && { ...piece, name: piece.fields.name }
  },
  async post(...args) {
    const post = await undeletePost(...args, AS_DRAFT)
    return post && { slug: post.slug, status: post.fields.status, name: post.fields.title }
  },
}

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

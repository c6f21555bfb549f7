import type { Status } from '#domain/status.ts'
import { type Author, authorMay } from '../change.ts'
import { changeContent, recordChange } from '../content-version.ts'
import type { Database } from '../database.ts'
import { undeleteEquipment } from '../equipment/restore.ts'
import { bringBackPictures, findPicture } from '../media/pictures.ts'
import { undeletePost } from '../posts/restore.ts'
import { undeleteRecipe } from '../recipes/restore.ts'
import { canBeStored } from '../stored-text.ts'
import { findSlugInTrash, type TrashedKind } from './list.ts'

/** What came back from the trash: what it is called, and how it came back: the rest of a sentence. */
export type Back = { name: string; says: string }

/**
 * Brings a thing back as it was, at its old address or, if that was given away, at a new one. What was to be public later
 * comes back as a draft. Undefined when it is not there, or not the author's.
 */
export async function restoreFromTrash(
  db: Database,
  kind: TrashedKind,
  id: string,
  author: Author,
  now: Date,
): Promise<Back | undefined> {
  const how = { scheduledAsDraft: true }
  const was = await findSlugInTrash(db, kind, id)
  if (kind === 'recipe') {
    const recipe = await undeleteRecipe(db, id, author, now, how)
    return recipe && { name: recipe.fields.name, says: howItCame(was, recipe) }
  }
  if (kind === 'equipment') {
    const piece = await undeleteEquipment(db, id, author, now, how)
    return piece && { name: piece.fields.name, says: howItCame(was, piece) }
  }
  const post = await undeletePost(db, id, author, now, how)
  return (
    post && { name: post.fields.title, says: howItCame(was, { slug: post.slug, status: post.fields.status }) }
  )
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

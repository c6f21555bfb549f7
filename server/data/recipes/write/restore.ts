import type { LabelDecision } from 'food-verdicts/diet/label-decisions'
import { findPictures } from '#domain/files/picture.ts'
import type { Confirmed } from '#domain/recipe/confirmed.ts'
import { isPublished } from '#domain/publishing/status.ts'
import { type Author, mayWrite } from '../../changes/change.ts'
import { changeContent, recordChange } from '../../changes/content-version.ts'
import type { Database } from '../../database/database.ts'
import { bringBackPictures } from '../../media/pictures.ts'
import { replaceRecipes } from './batches.ts'
import { RecipeSnapshot } from './versions.ts'
import { findRecipe } from '../row/row.ts'
import { findDeleted } from '../../changes/versions.ts'

/**
 * Gives a recipe all that a version of it holds, also what the chef had decided of it and the file it came from; what it was
 * becomes a version in turn. Address, status and date stay as they are. False when the author has no such recipe to change.
 */
export async function putBackRecipe(
  db: Database,
  id: string,
  snapshot: unknown,
  author: Author,
  now: Date,
): Promise<boolean> {
  return changeContent(db, async (db) => {
    const current = await findRecipe(db, id)
    if (!current || !mayWrite(author, current.status)) return false
    const { slug, status, published_at } = current
    const { fields, decisions = [], givenFor, source } = RecipeSnapshot.parse(snapshot)
    await bringBackPictures(db, findPictures(fields.image_url ?? ''))
    const { author_id } = author
    const was = { slug, status, published_at, fields, decisions, givenFor, source, author_id }
    await replaceRecipes(db, [{ current, ...was }], now)
    await recordChange(db, { isPublic: isPublished(current) })
    return true
  })
}

/** What the chef had decided about a deleted recipe, and said of it; undefined when it never was. */
export async function findDeletedSaid(
  db: Database,
  id: string,
): Promise<{ decisions: LabelDecision[]; fields: Confirmed } | undefined> {
  const found = await findDeleted(db, 'recipe', id)
  if (!found) return undefined
  const { decisions = [], fields } = RecipeSnapshot.parse(found.snapshot)
  return { decisions, fields }
}

import type { LabelDecision } from '#domain/diet/label-decisions.ts'
import { findPictures } from '#domain/picture.ts'
import type { Confirmed } from '#domain/recipe/confirmed.ts'
import { isPublished, toDraftIfScheduled } from '#domain/status.ts'
import { type Author, type Changed, mayWrite, nextMoment } from '../change.ts'
import { changeContent, recordChange } from '../content-version.ts'
import type { Database } from '../database.ts'
import { bringBackPictures } from '../media/pictures.ts'
import { replaceRecipes } from './batches.ts'
import { RecipeSnapshot } from './versions.ts'
import { updateRecipe } from './write.ts'
import { keepSampleMark } from '../samples/marks.ts'
import { findFreeSlug, isSlugFree } from '../slugs.ts'
import { findRecipe, insertStoredRecipe, type StoredRecipe, type WrittenAs } from './row.ts'
import { storedPublication } from '../stored-publication.ts'
import { findDeleted, findVersion } from '../versions.ts'

/**
 * Gives a recipe the fields of one of its versions; what it was becomes a version in turn. Address, status and date stay
 * as they are, so that nothing moves, appears or disappears. What the chef decided about labels since then stays hers.
 */
export async function restoreRecipe(
  db: Database,
  { id, version }: { id: string; version: string },
  author: Author,
  now: Date,
): Promise<Changed<StoredRecipe>> {
  return changeContent(db, async (db) => {
    const found = await findVersion(db, 'recipe', id, version)
    if (!found) return { ok: false, reason: 'missing' }
    const { fields } = RecipeSnapshot.parse(found.snapshot)
    await bringBackPictures(db, findPictures(fields.image_url ?? ''))
    return updateRecipe(db, id, { fields, ...author }, now)
  })
}

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

/** Brings a deleted recipe back and changes it, wholly or not at all. */
export async function undeleteAs(
  db: Database,
  id: string,
  change: Parameters<typeof updateRecipe>[2],
  now: Date,
): Promise<Changed<StoredRecipe>> {
  return changeContent(db, async (db) => {
    const isFree = !change.slug || (await isSlugFree(db, 'recipes', change.slug, id))
    if (!isFree) return { ok: false, reason: 'slug-taken' }
    if (change.status && !mayWrite(change, change.status)) return { ok: false, reason: 'not-allowed' }
    await undeleteRecipe(db, id, change, now)
    return updateRecipe(db, id, change, now)
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

/**
 * Brings a deleted recipe back with everything it had, at its old address unless that is another's by now. The recipe
 * itself when it is there already; undefined when it never was, or is not the author's to bring back. `scheduledAsDraft`: what
 * was to be public later comes back as a draft.
 */
export async function undeleteRecipe(
  db: Database,
  id: string,
  author: Author,
  now: Date,
  { scheduledAsDraft = false } = {},
): Promise<WrittenAs | undefined> {
  return changeContent(db, async (db) => {
    const there = await findRecipe(db, id)
    const found = there ? undefined : await findDeleted(db, 'recipe', id)
    if (!found) return there
    const { source, slug, decisions = [], givenFor, ...snapshot } = RecipeSnapshot.parse(found.snapshot)
    if (!mayWrite(author, snapshot.status)) return undefined
    const was = storedPublication(snapshot)
    const recipe = {
      ...snapshot,
      ...(scheduledAsDraft ? toDraftIfScheduled(was, now) : was),
      decisions,
      ...(givenFor && { givenFor }),
      id,
      slug: await findFreeSlug(db, 'recipes', slug, id),
      updated_at: nextMoment(snapshot.updated_at, now),
    }
    await insertStoredRecipe(db, recipe, source ?? undefined)
    await bringBackPictures(db, findPictures(recipe.fields.image_url ?? ''))
    await keepSampleMark(db, id, { from: snapshot.updated_at, to: recipe.updated_at })
    await recordChange(db, { isPublic: isPublished(recipe) })
    return recipe
  })
}

import type { Author, Changed } from './change.ts'
import { nextMoment } from './change.ts'
import { changeContent, countChange } from './content-version.ts'
import type { Database } from './database.ts'
import { RecipeSnapshot } from './recipe-versions.ts'
import { updateRecipe } from './recipes.ts'
import { findFreeSlug } from './slugs.ts'
import { findRecipe, insertStoredRecipe, type StoredRecipe, type WrittenAs } from './stored-recipe.ts'
import { findDeleted, findVersion } from './versions.ts'

/**
 * Gives a recipe the fields of one of its versions; what it was becomes a version in turn. Address and status stay as
 * they are, so that nothing moves, appears or disappears. Labels are settled anew, by what the chef had decided then.
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
    const { fields, decisions } = RecipeSnapshot.parse(found.snapshot)
    const decide = decisions && (() => decisions)
    return updateRecipe(db, id, { fields, decide, author_id: author.author_id }, now)
  })
}

/**
 * Brings a deleted recipe back with everything it had, at its old address unless that is another's by now. The recipe
 * itself when it is there already; undefined when it never was.
 */
export async function undeleteRecipe(db: Database, id: string, now: Date): Promise<WrittenAs | undefined> {
  return changeContent(db, async (db) => {
    const there = await findRecipe(db, id)
    const found = there ? undefined : await findDeleted(db, 'recipe', id)
    if (!found) return there
    const { source, slug, decisions = [], ...snapshot } = RecipeSnapshot.parse(found.snapshot)
    const recipe = {
      ...snapshot,
      decisions,
      id,
      slug: await findFreeSlug(db, 'recipes', slug, id),
      updated_at: nextMoment(snapshot.updated_at, now),
    }
    await insertStoredRecipe(db, recipe, source ?? undefined)
    await countChange(db, { isPublic: recipe.status === 'published' })
    return recipe
  })
}

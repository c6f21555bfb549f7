import { foldForSearch } from 'recipe-basics/text/fold'
import { type Judge, judgeAhead } from 'food-verdicts/diet/judge-recipe'
import type { LabelDecision } from 'food-verdicts/diet/label-decisions'
import type { WrittenRecipe } from 'recipe-basics/recipe/recipe'
import { isPublished, type Status, toPublication } from '#domain/publishing/status.ts'
import { type Author, type Changed, type Created, mayWrite } from '../../changes/change.ts'
import { changeContent, recordChange } from '../../changes/content-version.ts'
import type { Database } from '../../database/database.ts'
import { readCorrections } from '../../foods/read.ts'
import { replaceRecipes } from './batches.ts'
import { judgeToStore } from '../labels/read-for-store.ts'
import { chooseSlug, findFreeSlug, forgetMove, isSlugFree, rememberMove } from '../../changes/slugs.ts'
import { findRecipe, insertStoredRecipe, type RecipeSource, type StoredRecipe } from '../row/row.ts'

type NewRecipe = {
  fields: WrittenRecipe
  /** What the chef has decided about its labels. */
  decisions?: LabelDecision[]
  /** Published at once unless said otherwise. */
  status?: Status
  published_at?: string | null
  source?: RecipeSource
}

export type RecipeChange = {
  fields: WrittenRecipe
  /** What the chef decides about its labels from now on; without it, what she decided stays hers. */
  decide?: (before: LabelDecision[]) => LabelDecision[]
  /** Without them, they stay as they are. */
  status?: Status
  published_at?: string | null
  /** The address to have; one made from the name for null; without it, the address stays. */
  slug?: string | null
  source?: RecipeSource
  /** The figures of the chef hold, although lines or servings have changed. */
  figuresHold?: boolean | undefined
  /** The `updated_at` of what was changed: a later one is not overwritten. */
  based_on?: string
}

/** Stores a recipe under a free slug and answers both its names. `now` becomes `created_at`. */
export async function insertRecipe(
  db: Database,
  recipe: NewRecipe,
  now: Date,
): Promise<{ id: string; slug: string }> {
  const judge = judgeToStore(recipe.fields, await readCorrections(db))
  return changeContent(db, async (db) => insertAtFreeSlug(db, { ...recipe, judge }, now))
}

/** Stores a recipe under the typed slug, or under a free one for null. */
export async function createRecipe(
  db: Database,
  { slug, ...recipe }: NewRecipe & { slug: string | null },
  now: Date,
): Promise<Created> {
  const judged = { ...recipe, judge: judgeToStore(recipe.fields, await readCorrections(db)) }
  return changeContent(db, async (db) => {
    if (slug === null) return { ok: true, ...(await insertAtFreeSlug(db, judged, now)) }
    const isFree = await isSlugFree(db, 'recipes', slug)
    const id = isFree ? await insertAt(db, slug, judged, now) : undefined
    if (id === undefined) return { ok: false, reason: 'slug-taken' }
    await forgetMove(db, 'recipes', slug)
    return { ok: true, id, slug }
  })
}

/** Replaces a recipe and keeps what it was as a version. Its creation date stays. */
export async function updateRecipe(
  db: Database,
  id: string,
  change: RecipeChange & Author,
  now: Date,
): Promise<Changed<StoredRecipe>> {
  const corrections = await readCorrections(db)
  // A file says nothing of what the chef has chosen, and is read with that.
  const judge = change.source
    ? judgeAhead([change.fields], corrections)
    : judgeToStore(change.fields, corrections)
  return changeContent(db, async (db) => {
    const current = await findRecipe(db, id)
    if (!current) return { ok: false, reason: 'missing' }
    if (change.based_on !== undefined && change.based_on !== current.updated_at)
      return { ok: false, reason: 'changed', current }
    const { fields, source, figuresHold } = change
    const { status = current.status, published_at = current.published_at } = change
    if (!mayWrite(change, current.status, status)) return { ok: false, reason: 'not-allowed' }
    const publication = toPublication({ status, published_at }, now)
    const wanted = { id, slug: current.slug, typed: change.slug, title: fields.name }
    const slug = await chooseSlug(db, 'recipes', wanted)
    if (slug === undefined) return { ok: false, reason: 'slug-taken' }
    await rememberMove(db, 'recipes', id, { from: current.slug, to: slug })
    const decisions = change.decide?.(current.decisions) ?? current.decisions
    const { author_id } = change
    const replacement = { current, slug, ...publication, fields, decisions, source, author_id, figuresHold }
    const [replaced] = await replaceRecipes(db, [replacement], now, judge)
    await recordChange(db, { isPublic: [publication, current].some(isPublished) })
    return replaced ? { ok: true, ...replaced } : { ok: false, reason: 'missing' }
  })
}

/**
 * The stored recipe that an imported one would repeat: one from the same source page, or else one of the same name
 * unless both name their pages, which then differ.
 */
export async function findSameRecipe(
  db: Database,
  { name, source_url }: { name: string; source_url: string | null },
): Promise<{ id: string; slug: string } | undefined> {
  const withSources = db
    .selectFrom('recipes')
    .leftJoin('recipe_sources', 'recipe_sources.recipe_id', 'recipes.id')
    .select(['recipes.id', 'recipes.slug'])
    .orderBy('recipes.created_at')
  const fromSamePage =
    source_url && (await withSources.where('recipe_sources.source_url', '=', source_url).executeTakeFirst())
  if (fromSamePage) return fromSamePage
  const namesakes = withSources.where('recipes.search_name', '=', foldForSearch(name))
  return (
    source_url ? namesakes.where('recipe_sources.source_url', 'is', null) : namesakes
  ).executeTakeFirst()
}

type JudgedRecipe = NewRecipe & { judge: Judge }

async function insertAtFreeSlug(db: Database, recipe: JudgedRecipe, now: Date) {
  for (;;) {
    const slug = await findFreeSlug(db, 'recipes', recipe.fields.name)
    const id = await insertAt(db, slug, recipe, now)
    if (id !== undefined) return { id, slug } // otherwise another process took the slug since we looked
  }
}

async function insertAt(
  db: Database,
  slug: string,
  { fields, decisions = [], status = 'published', published_at = null, source, judge }: JudgedRecipe,
  now: Date,
): Promise<string | undefined> {
  const id = crypto.randomUUID()
  const created_at = now.toISOString()
  const publication = toPublication({ status, published_at }, now)
  const recipe = { id, slug, ...publication, created_at, updated_at: created_at, fields, decisions }
  if (!(await insertStoredRecipe(db, recipe, source, judge))) return undefined
  await recordChange(db, { isPublic: isPublished(recipe) })
  return id
}

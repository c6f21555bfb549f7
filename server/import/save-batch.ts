import { type Judge, judgeAhead } from 'food-verdicts/diet/judge-recipe'
import { joinDecisions } from 'food-verdicts/diet/label-decisions'
import { type Author, mayWrite, nextMoment } from '../data/changes/change.ts'
import type { Database } from '../data/database/database.ts'
import { readCorrections } from '../data/foods/read.ts'
import { listWaitingRecipes, type WaitingRecipe } from '../data/imports/contents.ts'
import { markItem, markItemsSaved } from '../data/imports/items.ts'
import type { SavingOptions } from '../data/imports/work.ts'
import type { Status } from '#domain/publishing/status.ts'
import type { loadKnownRecipes } from '../data/recipes/read/known.ts'
import { askForPictures } from '../data/media/linked-pictures.ts'
import type { loadTrashedRecipes } from '../data/trash/recipes.ts'
import { insertRecipes, type loadSlugs, replaceRecipes } from '../data/recipes/write/batches.ts'
import { listRecipes } from '../data/recipes/row/row.ts'
import { undeleteThing } from '../data/things/change-one.ts'
import { RECIPES } from '../data/things/recipe-thing.ts'

export type Saving = SavingOptions & {
  import_id: string
  author: Author
  now: Date
  /** What is stored, and what is in the trash, looked up in memory. */
  known: Awaited<ReturnType<typeof loadKnownRecipes>>
  trashed: Awaited<ReturnType<typeof loadTrashedRecipes>>
  slugs: Awaited<ReturnType<typeof loadSlugs>>
}

/** `judge` knows what stands in the batch. */
type Judged = Saving & { judge: Judge }

/** What became of the recipes of one batch: how many there were, where the last one stood, and how many were what. */
export type SavedBatch = Record<'count' | 'last' | 'saved' | 'drafts' | 'skipped' | 'left', number>

/** The waiting recipes after a place, `limit` at most. */
type Place = { after: number; limit: number }

/** Judges what `saveBatch` is going to store, before its transaction, which others who write wait for. */
export async function judgeBatch(
  db: Database,
  { import_id, known, duplicates }: Saving,
  place: Place,
): Promise<Judge> {
  const items = await listWaitingRecipes(db, import_id, place)
  const isNewOnly = duplicates === 'leave' || duplicates === 'skip'
  const stored = items.filter((item) => !item.typed && !(isNewOnly && known.find(toSame(item)) !== undefined))
  return judgeAhead(
    stored.map(({ fields }) => fields),
    await readCorrections(db),
  )
}

/** What was to be public later comes back as a draft. */
const BACK = { scheduledAsDraft: true }

/** Saves a batch and marks its items, within the transaction of the caller, who counts the change of content. */
export async function saveBatch(db: Database, saving: Judged, place: Place): Promise<SavedBatch> {
  const { import_id, known, duplicates, now } = saving
  const asked_by = saving.author.author_id
  const items = await listWaitingRecipes(db, import_id, place)
  const last = items.at(-1)?.position ?? place.after
  const batch = { count: items.length, last, saved: 0, drafts: 0, skipped: 0, left: 0 }
  /** By the id that each has, or will have. */
  const fresh = new Map<string, WaitingRecipe>()
  const updates = new Map<string, WaitingRecipe>()
  for (const item of items) {
    const same = toSame(item)
    const trashed_id = known.find(same) === undefined ? saving.trashed.find(same) : undefined
    if (trashed_id !== undefined && duplicates === 'update' && !item.typed)
      // Whoever else brought it back or emptied the trash meanwhile leaves nothing to bring back.
      if (await undeleteThing(db, RECIPES, trashed_id, saving.author, now, BACK)) known.add(trashed_id, same)
    const stored_id = known.find(same)
    const isThere = stored_id !== undefined || trashed_id !== undefined
    const isLeft = isThere ? duplicates === 'leave' : item.needs_look && saving.needing === 'leave'
    if (item.typed || isLeft) batch.left++
    else if (isThere && duplicates === 'skip') {
      if (await markItem(db, import_id, item.position, 'discarded')) batch.skipped++
    } else if (stored_id !== undefined && duplicates === 'update') {
      // One that waits here to be stored, or to be updated, is not stored yet as it will be.
      if (fresh.has(stored_id) || updates.has(stored_id)) await store()
      updates.set(stored_id, item)
    } else {
      const id = crypto.randomUUID()
      known.add(id, same)
      fresh.set(id, item)
    }
  }
  await store()
  return batch

  async function store() {
    const stored = [...fresh.values(), ...updates.values()]
    const added = await storeFresh(db, saving, fresh)
    batch.saved += added.length
    batch.drafts += added.filter((status) => status === 'draft').length
    const { saved, gone } = await storeUpdates(db, saving, updates)
    // One whose recipe is gone meanwhile may come for nothing.
    if (saving.pictures) await askForPictures(db, stored.map(pictureOf), { asked_by, now })
    batch.saved += saved
    batch.left += gone
    fresh.clear()
    updates.clear()
  }
}

const pictureOf = ({ fields }: WaitingRecipe) => fields.image_url ?? ''

const toSame = ({ fields: { name }, origin: { source_url } }: WaitingRecipe) => ({ name, source_url })

type Items = Map<string, WaitingRecipe>

/** Adds recipes, and answers as what each. */
async function storeFresh(
  db: Database,
  { import_id, status, needing, slugs, now, judge }: Judged,
  items: Items,
): Promise<Status[]> {
  const saved_at = now.toISOString()
  const marked = await markItemsSaved(
    db,
    import_id,
    [...items].map(([saved_id, { position }]) => ({ position, saved_id, saved_at, replaced_at: null })),
  )
  const statusOf = ({ needs_look }: WaitingRecipe) =>
    needs_look && needing !== 'published' ? 'draft' : status
  const recipes = [...items]
    .filter(([id]) => marked.has(id))
    .map(([id, item]) => ({ id, status: statusOf(item), ...toRecipe(item) }))
  await insertRecipes(db, slugs, recipes, now, judge)
  return recipes.map(({ status }) => status)
}

/** `gone`: the stored recipe was deleted meanwhile, or is not the author's to change, and waits for a new decision. */
async function storeUpdates(
  db: Database,
  { import_id, author, now, judge }: Judged,
  items: Items,
): Promise<{ saved: number; gone: number }> {
  const found = await listRecipes(db, [...items.keys()])
  const stored = found.filter(({ status }) => mayWrite(author, status))
  const there = stored.flatMap((current) => {
    const item = items.get(current.id)
    return item ? [{ current, item }] : []
  })
  const marked = await markItemsSaved(
    db,
    import_id,
    there.map(({ current: { id, updated_at }, item: { position } }) => ({
      position,
      saved_id: id,
      saved_at: nextMoment(updated_at, now),
      replaced_at: updated_at,
    })),
  )
  const changes = there.flatMap(({ current, item }) => {
    const { slug, status, published_at } = current
    if (!marked.has(current.id)) return []
    const recipe = toRecipe(item)
    // What the chef decided about the stored one stays hers, unless she has decided anew.
    const decisions = joinDecisions(current.decisions, recipe.decisions)
    return [{ ...recipe, current, slug, status, published_at, ...author, decisions }]
  })
  await replaceRecipes(db, changes, now, judge)
  return { saved: changes.length, gone: items.size - there.length }
}

function toRecipe({ fields, decisions, origin }: WaitingRecipe) {
  return { fields, decisions, source: origin }
}

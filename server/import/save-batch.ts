import { joinDecisions } from '#domain/diet/label-decisions.ts'
import type { Database } from '../data/database.ts'
import { listWaitingRecipes, type WaitingRecipe } from '../data/import-contents.ts'
import { settleItem, settleSaved } from '../data/import-items.ts'
import type { SavingOptions } from '../data/import-work.ts'
import type { loadKnownRecipes } from '../data/known-recipes.ts'
import { insertRecipes, type loadSlugs, replaceRecipes } from '../data/recipe-batches.ts'
import { listRecipes } from '../data/stored-recipe.ts'

export type Saving = SavingOptions & {
  import_id: string
  author_id: string
  now: Date
  /** What is stored, looked up in memory. */
  known: Awaited<ReturnType<typeof loadKnownRecipes>>
  slugs: Awaited<ReturnType<typeof loadSlugs>>
}

/** What became of the recipes of one batch: how many there were, where the last one stood, and how many were what. */
export type SavedBatch = { count: number; last: number; saved: number; skipped: number; left: number }

/**
 * Saves the waiting recipes after a place, `limit` at most, and settles them, within the transaction of the caller, who
 * counts the change of content.
 */
export async function saveBatch(
  db: Database,
  saving: Saving,
  { after, limit }: { after: number; limit: number },
): Promise<SavedBatch> {
  const { import_id, known, duplicates } = saving
  const items = await listWaitingRecipes(db, import_id, { after, limit })
  const batch = { count: items.length, last: items.at(-1)?.position ?? after, saved: 0, skipped: 0, left: 0 }
  /** By the id that each has, or will have. */
  const fresh = new Map<string, WaitingRecipe>()
  const updates = new Map<string, WaitingRecipe>()
  for (const item of items) {
    const same = { name: item.fields.name, source_url: item.origin.source_url }
    const stored_id = known.find(same)
    if (item.typed || (stored_id !== undefined && duplicates === 'leave')) batch.left++
    else if (stored_id !== undefined && duplicates === 'skip') {
      if (await settleItem(db, import_id, item.position, 'discarded')) batch.skipped++
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
    batch.saved += await storeFresh(db, saving, fresh)
    const { saved, gone } = await storeUpdates(db, saving, updates)
    batch.saved += saved
    batch.left += gone
    fresh.clear()
    updates.clear()
  }
}

type Items = Map<string, WaitingRecipe>

async function storeFresh(
  db: Database,
  { import_id, status, slugs, now }: Saving,
  items: Items,
): Promise<number> {
  const settled = await settleSaved(db, import_id, toSettled(items))
  const recipes = [...items].filter(([id]) => settled.has(id))
  await insertRecipes(
    db,
    slugs,
    recipes.map(([id, item]) => ({ id, status, ...toRecipe(item) })),
    now,
  )
  return recipes.length
}

/** `gone`: somebody has deleted the stored recipe meanwhile, and the chef decides anew. */
async function storeUpdates(
  db: Database,
  { import_id, author_id, now }: Saving,
  items: Items,
): Promise<{ saved: number; gone: number }> {
  const stored = await listRecipes(db, [...items.keys()])
  const there = new Map(
    stored.flatMap(({ id }) => {
      const item = items.get(id)
      return item ? [[id, item] as const] : []
    }),
  )
  const settled = await settleSaved(db, import_id, toSettled(there))
  const changes = stored.flatMap((current) => {
    const item = settled.has(current.id) ? there.get(current.id) : undefined
    const { slug, status } = current
    if (!item) return []
    const recipe = toRecipe(item)
    // What the chef decided about the stored one stays hers, unless she has decided anew.
    const decisions = joinDecisions(current.decisions, recipe.decisions)
    return [{ ...recipe, current, slug, status, author_id, decisions }]
  })
  await replaceRecipes(db, changes, now)
  return { saved: changes.length, gone: items.size - there.size }
}

const toSettled = (items: Items) => [...items].map(([saved_id, { position }]) => ({ saved_id, position }))

function toRecipe({ fields, decisions, origin: { source_url, source, report } }: WaitingRecipe) {
  return { fields, decisions, source: { source_url, source, report } }
}

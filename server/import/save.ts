import { joinDecisions, type LabelDecision } from '#domain/diet/label-decisions.ts'
import { changeContent } from '../data/content-version.ts'
import type { Database } from '../data/database.ts'
import { insertEquipment } from '../data/equipment.ts'
import { listWaitingEquipment, listWaitingRecipes, type WaitingRecipe } from '../data/import-contents.ts'
import { countItems, setSaved, settleItem } from '../data/import-items.ts'
import { endSaving, type SavingOptions } from '../data/import-work.ts'
import { deleteImport, type Import } from '../data/imports.ts'
import { loadKnownRecipes } from '../data/known-recipes.ts'
import { insertRecipes, loadSlugs } from '../data/recipe-batches.ts'
import { updateRecipe } from '../data/recipes.ts'
import type { TellProgress } from './progress.ts'

const BATCH = 100

/** How many were saved, skipped, and left for review: a stored recipe is called the same, or a field is wrong. */
export type Saved = { saved: number; skipped: number; left: number }

type Saving = SavingOptions & { import_id: string; author_id: string; now: Date }

/**
 * Saves all that waits in an import, in one transaction that also settles its items: after a cut at any moment all of
 * it has happened, or nothing, and then it can begin again. Undefined when it was not asked for, is done, or is done
 * by somebody else.
 */
export async function saveImport(
  db: Database,
  { id, user_id, kind }: Import,
  { reader, now }: { reader: string; now: Date },
  tell: TellProgress,
): Promise<Saved | undefined> {
  return db.transaction().execute(async (db) => {
    const options = await endSaving(db, { import_id: id, reader })
    if (!options) return undefined
    return changeContent(db, async (db) =>
      kind === 'recipes'
        ? saveRecipes(db, { import_id: id, author_id: user_id, now, ...options }, tell)
        : publishEquipment(db, id, now),
    )
  })
}

async function saveRecipes(db: Database, saving: Saving, tell: TellProgress): Promise<Saved> {
  const total = (await countItems(db, saving.import_id)).waiting
  const shelf = await openShelf(db, saving)
  let after = 0
  for (let done = 0; done < total;) {
    const items = await listWaitingRecipes(db, saving.import_id, { after, limit: BATCH })
    const last = items.at(-1)
    if (!last) break
    for (const item of items) await shelf.take(item)
    await shelf.store()
    after = last.position
    done += items.length
    tell({ done, total })
  }
  return shelf.counted
}

/** Takes recipes one by one and stores them many at a time. */
async function openShelf(db: Database, { import_id, author_id, now, status, duplicates }: Saving) {
  const known = await loadKnownRecipes(db)
  const slugs = await loadSlugs(db)
  const counted = { saved: 0, skipped: 0, left: 0 }
  const fresh: { id: string; item: WaitingRecipe }[] = []
  return { counted, take, store }

  async function take(item: WaitingRecipe) {
    const same = { name: item.fields.name, source_url: item.origin.source_url }
    const stored_id = known.find(same)
    if (item.typed || (stored_id !== undefined && duplicates === 'leave')) {
      counted.left++
    } else if (stored_id !== undefined && duplicates === 'skip') {
      await settleItem(db, import_id, item.position, 'discarded')
      counted.skipped++
    } else if (stored_id !== undefined && duplicates === 'update') {
      await store() // it may be the one to update
      await updateRecipe(db, stored_id, { author_id, ...toUpdate(item) }, now)
      await setSaved(db, import_id, item.position, stored_id)
      counted.saved++
    } else {
      const id = crypto.randomUUID()
      known.add(id, same)
      fresh.push({ id, item })
    }
  }

  async function store() {
    const stored = fresh.splice(0)
    await insertRecipes(
      db,
      slugs,
      stored.map(({ id, item }) => ({ id, status, ...toRecipe(item) })),
      now,
    )
    for (const { id, item } of stored) await setSaved(db, import_id, item.position, id)
    counted.saved += stored.length
  }
}

function toRecipe({ fields, decisions, origin: { source_url, source, report } }: WaitingRecipe) {
  return { fields, decisions, source: { source_url, source, report } }
}

/** What the chef decided about the stored one stays hers, unless she has decided anew. */
function toUpdate(item: WaitingRecipe) {
  const { decisions, ...recipe } = toRecipe(item)
  return { ...recipe, decide: (before: LabelDecision[]) => joinDecisions(before, decisions) }
}

async function publishEquipment(db: Database, import_id: string, now: Date): Promise<Saved> {
  const equipment = await listWaitingEquipment(db, import_id)
  await insertEquipment(db, equipment, now)
  await deleteImport(db, import_id)
  return { saved: equipment.length, skipped: 0, left: 0 }
}

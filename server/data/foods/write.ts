import type { FoodCorrection, SwapRule } from 'recipe-reading/food/corrections'
import { changeContent, recordChange } from '../changes/content-version.ts'
import type { Database } from '../database/database.ts'
import { insertRows } from '../database/insert-rows.ts'
import { forgetReadings, listTouched } from './touched.ts'

/**
 * Stores what the chef said of words, and asks for the recipes that hold them to be read again. Undefined where she has said
 * something of the same words before: that is removed first.
 */
export const saveCorrection = async (db: Database, { words, means, labels }: FoodCorrection, now: Date) =>
  save(db, { kind: 'means', words, means, labels: JSON.stringify(labels) }, now)

/** The same of swaps of a food: one is offered for it, and many may be forbidden. */
export const saveSwapRule = async (db: Database, { is, food, use }: SwapRule, now: Date) =>
  save(db, { kind: is, words: food, means: use, labels: '[]' }, now)

type Said = { kind: 'means' | 'offer' | 'never'; words: string; means: string; labels: string }

async function save(db: Database, said: Said, now: Date): Promise<string | undefined> {
  const { kind, words, means, labels } = said
  return changeContent(db, async (db) => {
    if (await isSaid(db, said)) return undefined
    const id = crypto.randomUUID()
    await db
      .insertInto('food_corrections')
      .values({
        id,
        kind,
        words,
        means,
        labels,
        created_at: now.toISOString(),
        removed_at: null,
      })
      .execute()
    await askToRead(db, id, said)
    return id
  })
}

/** Takes back what was said of words or swaps. What its recipes lost by it comes back with it, where their lines still earn it. */
export async function removeCorrection(
  db: Database,
  id: string,
  now: Date,
): Promise<FoodCorrection['words'] | undefined> {
  return changeContent(db, async (db) => {
    const removed = await db
      .updateTable('food_corrections')
      .set({ removed_at: now.toISOString() })
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .returning('words')
      .executeTakeFirst()
    if (!removed) return undefined
    await db
      .updateTable('food_correction_recipes')
      .set(({ ref }) => ({ waiting: 1, may_give: ref('took'), took: '[]' }))
      .where('correction_id', '=', id)
      .execute()
    await forgetReadings(db, await listTouched(db, removed.words))
    await recordChange(db, { isPublic: true })
    return removed.words
  })
}

/** Says once more what was removed, with the labels that were confirmed then. */
export async function restoreCorrection(
  db: Database,
  id: string,
): Promise<FoodCorrection['words'] | undefined> {
  return changeContent(db, async (db) => {
    const found = await db
      .selectFrom('food_corrections')
      .select(['kind', 'words', 'means', 'labels'])
      .where('id', '=', id)
      .where('removed_at', 'is not', null)
      .executeTakeFirst()
    if (!found || (await isSaid(db, found))) return undefined
    await db.updateTable('food_corrections').set({ removed_at: null }).where('id', '=', id).execute()
    // Recipes that were not read again since it was removed still lack what it took from them.
    const unread = await db
      .deleteFrom('food_correction_recipes')
      .where('correction_id', '=', id)
      .returning(['recipe_id', 'may_give', 'waiting'])
      .execute()
    const took = new Map(unread.flatMap((row) => (row.waiting ? [[row.recipe_id, row.may_give]] : [])))
    await askToRead(db, id, { ...found, took })
    return found.words
  })
}

const isSaid = async (db: Database, { kind, words, means }: Omit<Said, 'labels'>): Promise<boolean> =>
  (await db
    .selectFrom('food_corrections')
    .select('id')
    .where('kind', '=', kind)
    .where('words', '=', words)
    .$if(kind === 'never', (same) => same.where('means', '=', means))
    .where('removed_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** `took` is what each recipe lost by it already, as JSON. */
async function askToRead(
  db: Database,
  correction_id: string,
  { words, labels, took = new Map() }: { words: string; labels: string; took?: Map<string, string> },
) {
  const ids = await listTouched(db, words)
  const rows = ids.map((recipe_id) => ({
    correction_id,
    recipe_id,
    waiting: 1 as const,
    may_give: labels,
    took: took.get(recipe_id) ?? '[]',
  }))
  await insertRows(db, 'food_correction_recipes', rows)
  await forgetReadings(db, ids)
  // Pages show weights and figures that follow from it.
  await recordChange(db, { isPublic: true })
}

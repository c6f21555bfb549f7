import { FOOD_RULES } from '#domain/recipe/recipe-foods.ts'
import { recordChange } from '../content-version.ts'
import type { Database } from '../database.ts'
import { readCorrections } from '../foods/read.ts'
import { inTurn } from '../in-turn.ts'
import { foodColumns } from './row.ts'

/** Few enough that other writers hardly wait. */
const BATCH = 100

/**
 * Finds anew the foods of the next recipes whose foods were found by older rules, or by a release that knew none, and answers
 * how many they were: none when all are done. Each says by which rules it was read, so it goes on after a cut where it was;
 * two processes never do it at once.
 */
export async function refoodSome(db: Database): Promise<number> {
  if ((await listWaiting(db)).length === 0) return 0
  return inTurn(db, async (db) => {
    const waiting = await listWaiting(db)
    const corrections = await readCorrections(db)
    const lines = await listLines(db, waiting)
    for (const id of waiting)
      await db
        .updateTable('recipes')
        .set(foodColumns(lines.get(id) ?? [], corrections))
        .where('id', '=', id)
        .execute()
    // Lists are stale when all is done. Until then they show what was found before.
    if ((await listWaiting(db)).length === 0) await recordChange(db, { isPublic: true })
    return waiting.length
  })
}

async function listWaiting(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('recipes')
    .select('id')
    .where('food_rules', '<', FOOD_RULES)
    .orderBy('food_rules')
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}

async function listLines(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('recipe_ingredients')
    .select(['recipe_id', 'ingredient_text', 'section'])
    .where('recipe_id', 'in', ids)
    .orderBy('order_index')
    .execute()
  return Map.groupBy(rows, ({ recipe_id }) => recipe_id)
}

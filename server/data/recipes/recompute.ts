import type { Corrections } from '#domain/food/corrections.ts'
import { NUTRITION_RULES } from '#domain/nutrition/shown-nutrition.ts'
import { NO_NUTRITION } from '#domain/recipe/nutrition-facts.ts'
import { recordChange } from '../content-version.ts'
import type { Database } from '../database.ts'
import { readCorrections } from '../foods/read.ts'
import { inTurn } from '../in-turn.ts'
import { toFiguresRow } from './figures.ts'
import { listRecipes, type StoredRecipe } from './row.ts'

/** Few enough that other writers hardly wait: a recipe takes a millisecond. */
const BATCH = 25

/**
 * Computes anew the figures of the next recipes whose figures come from older rules, or from a release that computed none,
 * and answers how many they were: none when all are done. What the chef gave stays. Each says by which rules it was
 * computed, so it goes on after a cut where it was; two processes never do it at once.
 */
export async function recomputeSome(db: Database): Promise<number> {
  if ((await listWaiting(db)).length === 0) return 0
  return inTurn(db, async (db) => {
    const waiting = await listWaiting(db)
    const corrections = await readCorrections(db)
    for (const recipe of await listRecipes(db, waiting)) await recompute(db, recipe, corrections)
    if (waiting.length > 0)
      await db
        .updateTable('recipes')
        .set({ nutrition_rules: NUTRITION_RULES })
        .where('id', 'in', waiting)
        .execute()
    // Pages and lists are stale when all is done. Until then they show what was there before.
    if ((await listWaiting(db)).length === 0) await recordChange(db, { isPublic: true })
    return waiting.length
  })
}

/** Computes the figures of one recipe anew, within the transaction of the caller. */
export async function recompute(
  db: Database,
  { id: recipe_id, fields, givenFor, shown }: StoredRecipe,
  corrections: Corrections,
) {
  const row = toFiguresRow(fields, givenFor, corrections)
  if (!row && !shown.nutrition) return
  // A row without figures stays: what was noted for lists is noted where rows come and change.
  const figures = row ?? { ...NO_NUTRITION, given: 'null', source: null, coverage: null }
  const changed = await db
    .updateTable('recipe_nutrition')
    .set(figures)
    .where('recipe_id', '=', recipe_id)
    .returning('recipe_id')
    .executeTakeFirst()
  if (!changed)
    await db
      .insertInto('recipe_nutrition')
      .values({ given_for: null, stale_since: null, ...figures, recipe_id })
      .execute()
}

async function listWaiting(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('recipes')
    .select('id')
    .where('nutrition_rules', '<', NUTRITION_RULES)
    .orderBy('nutrition_rules')
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}

import { DISH_RULES } from 'food-drawings/dish/read-dish'
import type { Corrections } from 'recipe-reading/food/corrections'
import { GUT_RULES } from 'food-verdicts/gut/read-gut'
import { NUTRITION_RULES } from 'recipe-reading/nutrition/shown-nutrition'
import { NO_NUTRITION } from 'recipe-basics/recipe/nutrition-facts'
import { FOOD_RULES } from '#domain/recipe/recipe-foods.ts'
import { recordChange } from '../changes/content-version.ts'
import type { Database } from '../database/database.ts'
import { readCorrections } from '../foods/read.ts'
import { inTurn } from '../changes/in-turn.ts'
import { toFiguresRow } from '../recipes/row/figures.ts'
import { dishColumns, foodColumns, gutColumns } from '../recipes/labels/reading-columns.ts'
import { listRecipes, type StoredRecipe } from '../recipes/row/row.ts'

/** Something that the program reads out of a recipe and stores beside it. */
type Reading = {
  /** The column that says by which rules it was read. Older releases, which did not read it, left 0. */
  rules: 'food_rules' | 'dish_rules' | 'nutrition_rules' | 'gut_rules'
  newest: number
  read: (db: Database, recipe: StoredRecipe, corrections: Corrections) => Promise<unknown>
}

/** All that is read out of recipes: which foods they hold, what is drawn, their figures, and their fingerprints. */
export const READINGS = {
  foods: {
    rules: 'food_rules',
    newest: FOOD_RULES,
    read: (db, { id, fields }, corrections) =>
      db.updateTable('recipes').set(foodColumns(fields, corrections)).where('id', '=', id).execute(),
  },
  dishes: {
    rules: 'dish_rules',
    newest: DISH_RULES,
    read: (db, { id, fields }, corrections) =>
      db.updateTable('recipes').set(dishColumns(fields, corrections)).where('id', '=', id).execute(),
  },
  nutrition: {
    rules: 'nutrition_rules',
    newest: NUTRITION_RULES,
    read: async (db, recipe, corrections) => {
      await recompute(db, recipe, corrections)
      await db
        .updateTable('recipes')
        .set({ nutrition_rules: NUTRITION_RULES })
        .where('id', '=', recipe.id)
        .execute()
    },
  },
  gut: {
    rules: 'gut_rules',
    newest: GUT_RULES,
    read: (db, { id, fields }, corrections) =>
      db.updateTable('recipes').set(gutColumns(fields, corrections)).where('id', '=', id).execute(),
  },
} satisfies Record<string, Reading>

/** Few enough that other writers hardly wait: a recipe takes some milliseconds. */
const BATCH = 20

/**
 * Reads the next recipes again that older rules have read, or a release that read nothing of the kind, and answers how many
 * they were: none when all are done. What the chef gave stays. Each recipe says by which rules it was read, so it goes on
 * after a cut where it was; two processes never do it at once.
 */
export async function readAgain(db: Database, reading: Reading): Promise<number> {
  if ((await listWaiting(db, reading)).length === 0) return 0
  return inTurn(db, async (db) => {
    const waiting = await listWaiting(db, reading)
    const corrections = await readCorrections(db)
    for (const recipe of await listRecipes(db, waiting)) await reading.read(db, recipe, corrections)
    // Pages and lists are stale when all is done. Until then they show what was there before.
    if ((await listWaiting(db, reading)).length === 0) await recordChange(db, { isPublic: true })
    return waiting.length
  })
}

/** Computes the figures of one recipe anew, within the transaction of the caller. */
async function recompute(
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

async function listWaiting(db: Database, { rules, newest }: Reading): Promise<string[]> {
  const rows = await db
    .selectFrom('recipes')
    .select('id')
    .where(rules, '<', newest)
    .orderBy(rules)
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}

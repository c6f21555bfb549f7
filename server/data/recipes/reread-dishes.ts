import type { DishRecipe } from '#domain/dish/read-recipe.ts'
import { DISH_RULES } from '#domain/dish/read-dish.ts'
import { recordChange } from '../content-version.ts'
import type { Database } from '../database.ts'
import { readCorrections } from '../foods/read.ts'
import { inTurn } from '../in-turn.ts'
import { dishColumns } from './row.ts'

/** Few enough that other writers hardly wait: a recipe takes two milliseconds. */
const BATCH = 20

/**
 * Reads anew the dishes of the next recipes whose dishes were read by older rules, or by a release that read none, and
 * answers how many they were: none when all are done. Each says by which rules it was read, so it goes on after a cut where
 * it was; two processes never do it at once.
 */
export async function rereadDishes(db: Database): Promise<number> {
  if ((await listWaiting(db)).length === 0) return 0
  return inTurn(db, async (db) => {
    const waiting = await listWaiting(db)
    const corrections = await readCorrections(db)
    for (const { id, ...recipe } of await listDishRecipes(db, waiting))
      await db.updateTable('recipes').set(dishColumns(recipe, corrections)).where('id', '=', id).execute()
    // Pages and lists are stale when all is done. Until then they show what was there before.
    if ((await listWaiting(db)).length === 0) await recordChange(db, { isPublic: true })
    return waiting.length
  })
}

async function listWaiting(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('recipes')
    .select('id')
    .where('dish_rules', '<', DISH_RULES)
    .orderBy('dish_rules')
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}

async function listDishRecipes(db: Database, ids: string[]): Promise<(DishRecipe & { id: string })[]> {
  if (ids.length === 0) return []
  const recipes = await db
    .selectFrom('recipes')
    .select(['id', 'name', 'recipe_category', 'plate'])
    .where('id', 'in', ids)
    .execute()
  const lines = await db
    .selectFrom('recipe_ingredients')
    .select(['recipe_id', 'ingredient_text', 'section'])
    .where('recipe_id', 'in', ids)
    .orderBy('order_index')
    .execute()
  const steps = await db
    .selectFrom('recipe_instructions')
    .select(['recipe_id', 'step_text'])
    .where('recipe_id', 'in', ids)
    .orderBy('step_number')
    .execute()
  const linesOf = Map.groupBy(lines, ({ recipe_id }) => recipe_id)
  const stepsOf = Map.groupBy(steps, ({ recipe_id }) => recipe_id)
  return recipes.map((recipe) => ({
    ...recipe,
    ingredients: linesOf.get(recipe.id) ?? [],
    instructions: stepsOf.get(recipe.id) ?? [],
  }))
}

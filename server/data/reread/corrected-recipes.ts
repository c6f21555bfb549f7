import { resolveLabels, type ResolvedLabel } from 'food-verdicts/diet/label-decisions'
import type { Judge } from 'food-verdicts/diet/judge-recipe'
import { isPublished } from '#domain/publishing/status.ts'
import { recordChange } from '../changes/content-version.ts'
import type { Database } from '../database/database.ts'
import { inTurn } from '../changes/in-turn.ts'
import { insertRows } from '../database/insert-rows.ts'
import { toTexts } from '../columns/json-text.ts'
import { toDietSet } from '../recipes/labels/diet-set.ts'
import { READINGS } from './readings.ts'
import { listRecipes, type StoredRecipe } from '../recipes/row/row.ts'
import { currentJudge } from '../foods/read.ts'

/** Few enough that other writers hardly wait. */
const BATCH = 20

/** What became of some recipes: how many there were, and how many labels went and came. */
export type Reread = { count: number; gone: number; given: number }

/**
 * Reads the next recipes again that a correction touches: their foods, dishes, figures and labels. A label goes that is no longer
 * earned; one comes only where the chef confirmed it, or it went by what she now takes back. Each recipe says whether it
 * waits, so it goes on after a cut where it was.
 */
export async function rereadSome(db: Database): Promise<Reread> {
  const waits = await db
    .selectFrom('food_correction_recipes')
    .select('recipe_id')
    .where('waiting', '=', 1)
    .limit(1)
    .execute()
  if (waits.length === 0) return { count: 0, gone: 0, given: 0 }
  return inTurn(db, async (db) => {
    const rows = await db
      .selectFrom('food_correction_recipes')
      .select(['correction_id', 'recipe_id', 'may_give', 'took'])
      .where('waiting', '=', 1)
      .orderBy('recipe_id')
      .limit(BATCH)
      .execute()
    const judge = await currentJudge(db)
    const recipes = await listRecipes(db, [...new Set(rows.map(({ recipe_id }) => recipe_id))])
    const done: Reread = { count: rows.length, gone: 0, given: 0 }
    let isPublic = false
    for (const recipe of recipes) {
      const asked = rows.filter(({ recipe_id }) => recipe_id === recipe.id)
      const changes = compareLabels(
        recipe,
        judge,
        asked.flatMap(({ may_give }) => toTexts(may_give)),
      )
      await storeLabels(db, recipe, changes)
      for (const { read } of Object.values(READINGS)) await read(db, recipe, judge.corrections)
      for (const { correction_id, took } of asked)
        await db
          .updateTable('food_correction_recipes')
          .set({ waiting: 0, took: JSON.stringify([...new Set([...toTexts(took), ...changes.gone])]) })
          .where('correction_id', '=', correction_id)
          .where('recipe_id', '=', recipe.id)
          .execute()
      done.gone += changes.gone.length
      done.given += changes.given.length
      if (isPublished(recipe)) isPublic = true
    }
    if (rows.length > 0) await recordChange(db, { isPublic })
    return done
  })
}

type LabelChanges = { gone: string[]; given: ResolvedLabel[] }

function compareLabels(
  { fields, decisions, labels }: StoredRecipe,
  judge: Judge,
  mayGive: string[],
): LabelChanges {
  const had = new Set<string>(labels.map(({ dietary_restriction }) => dietary_restriction))
  const resolved = resolveLabels(fields, decisions, judge)
  return {
    gone: resolved.filter(({ diet, isShown }) => !isShown && had.has(diet)).map(({ diet }) => diet),
    given: resolved.filter(({ diet, isShown }) => isShown && !had.has(diet) && mayGive.includes(diet)),
  }
}

async function storeLabels(db: Database, { id, fields }: StoredRecipe, { gone, given }: LabelChanges) {
  const kept = fields.dietary_restrictions.filter((diet) => !gone.includes(diet))
  const diets = toDietSet([...kept, ...given.map(({ diet }) => diet)])
  await db.updateTable('recipes').set({ diets }).where('id', '=', id).execute()
  if (gone.length > 0)
    await db
      .deleteFrom('recipe_dietary_restrictions')
      .where('recipe_id', '=', id)
      .where('dietary_restriction', 'in', gone)
      .execute()
  const rows = given.map(({ diet, given_by }) => ({ recipe_id: id, dietary_restriction: diet, given_by }))
  await insertRows(db, 'recipe_dietary_restrictions', rows)
}

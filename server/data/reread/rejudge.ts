import { DIET_RULES } from 'food-verdicts/diet/judge-diets'
import { type Judge, judgeAhead } from 'food-verdicts/diet/judge-recipe'
import { resolveLabels, type ResolvedLabel } from 'food-verdicts/diet/label-decisions'
import { recordChange } from '../changes/content-version.ts'
import type { Database } from '../database/database.ts'
import { toDietSet } from '../recipes/labels/diet-set.ts'
import { currentJudge, readCorrections } from '../foods/read.ts'
import { inTurn } from '../changes/in-turn.ts'
import { insertRows } from '../database/insert-rows.ts'
import { storageFault } from '../engines/storage-fault.ts'
import { findRecipe, listRecipes, type StoredRecipe } from '../recipes/row/row.ts'

/** Few enough that other writers hardly wait. */
const BATCH = 10

/**
 * Judges anew the next recipes that were judged by older rules, and answers how many they were: none when all are done.
 * A label of software that is no longer earned goes and is listed for the chef. Nothing is given that was not there,
 * and what she decided stays hers. Each recipe says by which rules it was judged, so it goes on after a cut where it was;
 * two processes never do it at once. One that cannot be judged holds up none behind it: it joins `broken`, which are left
 * out, and `logError` hears of it.
 */
export async function rejudgeRecipes(
  db: Database,
  now: Date,
  broken: Set<string> = new Set(),
  logError: (error: unknown) => void = console.error,
): Promise<number> {
  try {
    return await rejudgeSome(db, now, (db) => listWaiting(db, broken))
  } catch (error) {
    if (storageFault(error)) throw error
    const waiting = await listWaiting(db, broken)
    for (const id of waiting)
      await rejudgeSome(db, now, async () => [id]).catch((cause: unknown) => {
        broken.add(id)
        logError(new Error(`The labels of recipe ${id} could not be judged.`, { cause }))
      })
    return waiting.length
  }
}

async function listWaiting(db: Database, broken: ReadonlySet<string>): Promise<string[]> {
  const rows = await db
    .selectFrom('recipes')
    .select('id')
    .where('diet_rules', '<', DIET_RULES)
    .$if(broken.size > 0, (waiting) => waiting.where('id', 'not in', [...broken]))
    .orderBy('diet_rules')
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}

/** In one transaction, before which all is judged that nobody changes meanwhile. */
async function rejudgeSome(db: Database, now: Date, list: (db: Database) => Promise<string[]>) {
  const recipes = await listRecipes(db, await list(db))
  const ahead = judgeAhead(
    recipes.map(({ fields }) => fields),
    await readCorrections(db),
  )
  return inTurn(db, async (db) => {
    const waiting = await list(db)
    const judge = await currentJudge(db, ahead)
    const changes: Verdicts[] = []
    for (const id of waiting) {
      const recipe = await findRecipe(db, id)
      if (recipe) changes.push({ recipe, lost: lostLabels(recipe, judge) })
    }
    for (const change of changes) await storeVerdicts(db, change, now)
    const changed = changes.filter(({ lost }) => lost.length > 0)
    const isPublic = changed.some(({ recipe }) => recipe.status === 'published')
    if (changed.length > 0) await recordChange(db, { isPublic })
    return waiting.length
  })
}

function lostLabels({ fields, decisions, labels }: StoredRecipe, judge: Judge): ResolvedLabel[] {
  return resolveLabels(fields, decisions, judge).filter(
    ({ diet, isShown }) => !isShown && labels.some((given) => given.dietary_restriction === diet),
  )
}

/** A recipe, and the labels that it loses. */
type Verdicts = { recipe: StoredRecipe; lost: ResolvedLabel[] }

async function storeVerdicts(db: Database, { recipe: { id, fields }, lost }: Verdicts, now: Date) {
  const gone = lost.map(({ diet }) => diet)
  const diets = toDietSet(fields.dietary_restrictions.filter((diet) => !gone.includes(diet)))
  await db.updateTable('recipes').set({ diet_rules: DIET_RULES, diets }).where('id', '=', id).execute()
  if (gone.length === 0) return
  for (const table of ['recipe_dietary_restrictions', 'lost_labels'] as const)
    await db.deleteFrom(table).where('recipe_id', '=', id).where('dietary_restriction', 'in', gone).execute()
  const rows = lost.map(({ diet, state, reasons: [reason] }) => ({
    recipe_id: id,
    dietary_restriction: diet,
    state,
    line: reason?.line ?? null,
    term: reason?.term ?? null,
    lost_at: now.toISOString(),
  }))
  await insertRows(db, 'lost_labels', rows)
}

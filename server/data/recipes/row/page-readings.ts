import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { LabelDecision } from 'food-verdicts/diet/label-decisions'
import type { Corrections } from 'recipe-reading/food/corrections'
import { isReadAlike, readForPage } from '#domain/stored-reading/read-for-page.ts'
import { ALL_RULES, type PageReading } from '#domain/stored-reading/page-reading.ts'
import type { WrittenRecipe } from 'recipe-basics/recipe/recipe'
import { changeContent } from '../../changes/content-version.ts'
import type { Database } from '../../database/database.ts'
import { readCorrections } from '../../foods/read.ts'
import { NUMBER, prepareQuery, TEXT } from '../../database/prepared-query.ts'

/** A recipe as it was at a moment. */
type Saved = { id: string; updated_at: string }
type Read = Saved & { fields: WrittenRecipe; decisions: readonly LabelDecision[] }

/**
 * A recipe is read where it is saved, in some 30 ms, as long as it has no more characters than this: most have half as many. Each
 * line or step counts for some besides. A longer one is read by the thread that reads recipes.
 */
const MOST_CHARACTERS = 5_000
const LINE_CHARACTERS = 100

/** A reading as it is stored: of some 20 KB a sixth remains. */
export const packReading = (reading: PageReading): Uint8Array => deflateRawSync(JSON.stringify(reading))
export const unpackReading = (content: Uint8Array): PageReading =>
  JSON.parse(inflateRawSync(content).toString())

const selectReading = prepareQuery({ id: TEXT, rules: NUMBER }, (db, asked) =>
  db
    .selectFrom('recipe_readings')
    .select(['updated_at', 'content'])
    .where('recipe_id', '=', asked.id)
    .where('rules', '=', asked.rules),
)

/** What was read of a recipe as it is by the rules of today; undefined when it was not read since. */
export async function findReading(db: Database, { id, updated_at }: Saved): Promise<PageReading | undefined> {
  const [row] = await selectReading(db, { id, rules: ALL_RULES })
  return row?.updated_at === updated_at ? unpackReading(row.content) : undefined
}

/** Reads a recipe that is being saved, unless it is long, within the transaction of the caller. */
export async function readSaved(db: Database, recipe: Read, corrections: Corrections): Promise<void> {
  if (lengthOf(recipe.fields) > MOST_CHARACTERS) return
  await storeReading(db, recipe, packReading(readForPage(recipe, corrections)))
}

/** The reading of `before` goes on to hold for a recipe of which nothing has changed that is read. False where it does not, or is missing. */
export async function keepReading(db: Database, before: Read, recipe: Read): Promise<boolean> {
  if (!isReadAlike(before, recipe)) return false
  const { updated_at } = recipe
  const kept = await db
    .updateTable('recipe_readings')
    .set({ updated_at })
    .where('recipe_id', '=', recipe.id)
    .where('updated_at', '=', before.updated_at)
    .returning('recipe_id')
    .executeTakeFirst()
  return kept !== undefined
}

/** Stores what was read beside the requests. False when the recipe, or what the chef says of words, has changed meanwhile. */
export async function storeReadAside(
  db: Database,
  recipe: Saved,
  content: Uint8Array,
  corrections: Corrections,
): Promise<boolean> {
  return changeContent(db, async (db) => {
    if ((await readCorrections(db)) !== corrections) return false
    const same = await db
      .selectFrom('recipes')
      .select('id')
      .where('id', '=', recipe.id)
      .where('updated_at', '=', recipe.updated_at)
      .executeTakeFirst()
    if (same) await storeReading(db, recipe, content)
    return same !== undefined
  })
}

/** Recipes that were not read since they were saved, or by older rules: the newest of them. Call it on the read thread. */
export async function listUnread(db: Database, limit: number, without: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('recipes')
    .leftJoin('recipe_readings', (join) =>
      join
        .onRef('recipe_readings.recipe_id', '=', 'recipes.id')
        .onRef('recipe_readings.updated_at', '=', 'recipes.updated_at')
        .on('recipe_readings.rules', '>=', ALL_RULES),
    )
    .select('recipes.id')
    .where('recipe_readings.recipe_id', 'is', null)
    .$if(without.length > 0, (unread) => unread.where('recipes.id', 'not in', without))
    .orderBy('recipes.number', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

async function storeReading(db: Database, { id, updated_at }: Saved, content: Uint8Array) {
  const reading = { updated_at, rules: ALL_RULES, content }
  await db
    .insertInto('recipe_readings')
    .values({ recipe_id: id, ...reading })
    .onConflict((conflict) => conflict.column('recipe_id').doUpdateSet(reading))
    .execute()
}

function lengthOf({ name, description, story, ingredients, instructions, softer }: WrittenRecipe) {
  const texts = [
    name,
    description,
    story,
    softer,
    ...ingredients.flatMap(({ section, ingredient_text }) => [section, ingredient_text]),
    ...instructions.flatMap(({ section, step_text }) => [section, step_text]),
  ]
  const lines = ingredients.length + instructions.length
  return texts.reduce((sum, text) => sum + (text?.length ?? 0), lines * LINE_CHARACTERS)
}

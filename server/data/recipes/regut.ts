import { GUT_RULES } from '#domain/gut/read-gut.ts'
import { recordChange } from '../content-version.ts'
import type { Database } from '../database.ts'
import { readCorrections } from '../foods/read.ts'
import { inTurn } from '../in-turn.ts'
import { gutColumns } from './gut.ts'
import { listRecipes } from './row.ts'

/** Few enough that other writers hardly wait: a recipe takes some milliseconds. */
const BATCH = 20

/**
 * Makes anew the fingerprints of the next recipes that have those of older rules, or of a release that made none, and answers
 * how many they were: none when all are done. Each says by which rules it was made, so it goes on after a cut where it was;
 * two processes never do it at once.
 */
export async function regutSome(db: Database): Promise<number> {
  if ((await listWaiting(db)).length === 0) return 0
  return inTurn(db, async (db) => {
    const waiting = await listWaiting(db)
    const corrections = await readCorrections(db)
    for (const { id, fields } of await listRecipes(db, waiting))
      await db.updateTable('recipes').set(gutColumns(fields, corrections)).where('id', '=', id).execute()
    // Pages and lists are stale when all is done. Until then they show what was there before.
    if ((await listWaiting(db)).length === 0) await recordChange(db, { isPublic: true })
    return waiting.length
  })
}

async function listWaiting(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('recipes')
    .select('id')
    .where('gut_rules', '<', GUT_RULES)
    .orderBy('gut_rules')
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}

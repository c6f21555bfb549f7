import type { Database } from '../database/database.ts'

/** Far from what either engine takes as the values of one statement. */
const AT_ONCE = 1_000

/**
 * The ids of the recipes whose lines, headings, or versions of the chef may hold these words of a correction; newest first. Some of them may hold
 * only a part: who needs to know reads them.
 */
export async function listTouched(db: Database, words: string): Promise<string[]> {
  const pattern = `%${tellingPart(words)}%`
  const rows = await db
    .selectFrom('recipes')
    .select('id')
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('search_lines', 'like', pattern),
        eb(eb.fn<string>('lower', ['softer']), 'like', pattern),
        eb(
          'id',
          'in',
          selectFrom('recipe_ingredients')
            .select('recipe_id')
            .where((where) => where(where.fn<string>('lower', ['section']), 'like', pattern)),
        ),
      ]),
    )
    .orderBy('number', 'desc')
    .execute()
  return rows.map(({ id }) => id)
}

/** Has recipes read anew of which a correction says something else. */
export async function forgetReadings(db: Database, recipe_ids: readonly string[]): Promise<void> {
  for (let first = 0; first < recipe_ids.length; first += AT_ONCE)
    await db
      .deleteFrom('recipe_readings')
      .where('recipe_id', 'in', recipe_ids.slice(first, first + AT_ONCE))
      .execute()
}

/** The longest word without its plural: "bakers" stands in a line as "baker’s", and "cherries" as "cherry". */
function tellingPart(words: string): string {
  const [longest = ''] = words.split(' ').toSorted((a, b) => b.length - a.length)
  return longest.replace(/(?:ies|ves|es|fe|[yfs])$/, '').replace(/[%_\\]/g, '')
}

import type { Database } from '../database.ts'

/**
 * The ids of the recipes whose lines, or headings, may hold these words of a correction; newest first. Some of them may hold
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

/** The longest word without its plural: "bakers" stands in a line as "baker’s". */
function tellingPart(words: string): string {
  const [longest = ''] = words.split(' ').toSorted((a, b) => b.length - a.length)
  return longest.replace(/s$/, '').replace(/[%_\\]/g, '')
}

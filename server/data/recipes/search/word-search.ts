import { sql, type RawBuilder } from 'kysely'
import type { FoldedSearch } from '#domain/search/folded-search.ts'
import { type Database, engineOf } from '../../database/database.ts'
import { beginsWord, positionIn } from '../../database/word-starts.ts'

/** Texts to look through: how the index of an engine is asked, and the condition on `recipes` that what it finds meets besides. */
export type Texts = {
  table: string
  match: string | undefined
  inPostgres: RawBuilder<unknown>
  besides: RawBuilder<unknown>
}

/**
 * All texts of recipes, for words that begin with each word of a search, wherever they stand: in the name, the description, lines, steps or
 * the story. What belongs together ("no egg") must stand so in a line, the name or the description. Undefined where something of the search is no word.
 */
export function allTexts(db: Database, { words }: FoldedSearch): Texts | undefined {
  const tokens = words.map((word) => word.match(/[\p{L}\p{N}]+/gu) ?? [])
  if (tokens.length === 0 || tokens.some(({ length }) => length === 0)) return undefined
  const begins = (column: string, word: string) => beginsWord(positionIn(db), column, word)
  const together = words.filter((_, at) => (tokens[at]?.length ?? 0) > 1)
  const query = tokens.flat().map((token) => `'${token}':*`)
  return {
    table: 'recipe_word_search',
    match: tokens
      .flat()
      .map((token) => `"${token}"*`)
      .join(' AND '),
    inPostgres: sql`array_to_tsvector(string_to_array(search_words, ' ')) @@ ${query.join(' & ')}::tsquery`,
    besides: sql.join(
      [
        sql`true`,
        ...together.map((word) => sql`(${begins('search_text', word)} or ${begins('search_lines', word)})`),
      ],
      sql` and `,
    ),
  }
}

/** Whether a published recipe has a word somewhere that begins with each word of a search. */
export const standsAsWords = async (db: Database, folded: FoldedSearch): Promise<boolean> =>
  (await listInTexts(db, folded, 1)).length > 0

/** The numbers of the published recipes that have the words of a search anywhere, at most `limit`. */
export async function listInTexts(
  db: Database,
  folded: FoldedSearch,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<number[]> {
  const texts = allTexts(db, folded)
  if (!texts) return []
  const { table, match, inPostgres, besides } = texts
  const found =
    engineOf(db) === 'sqlite'
      ? sql`select recipes.number from ${sql.table(table)} as found cross join recipes
          where ${sql.table(table)} match ${match} and recipes.number = found.rowid`
      : sql`select number from recipes where ${inPostgres}`
  const { rows } = await sql<{ number: number | string }>`${found} and status = 'published' and ${besides}
    limit ${limit}`.execute(db)
  return rows.map(({ number }) => Number(number))
}

import { sql, type SqlBool } from 'kysely'

/** Postgres: LIKE uses the trigram index from three characters on. `words` are folded. */
export function recipeSearch(words: string) {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return {
    matches: sql<SqlBool>`recipes.search_text like ${pattern}`,
    nameMatches: sql<SqlBool>`recipes.search_name like ${pattern}`,
    authorMatches: sql<SqlBool>`recipes.search_author like ${pattern}`,
  }
}

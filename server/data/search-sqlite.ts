import { sql, type SqlBool } from 'kysely'

/** SQLite: the trigram index for three characters and more, a look at every row for fewer. `words` are folded. */
export function recipeSearch(words: string) {
  const indexed = [...words].length >= 3
  const phrase = `"${words.replaceAll('"', '""')}"`
  return {
    matches: indexed
      ? sql<SqlBool>`recipes.number in (select rowid from recipe_search where recipe_search match ${phrase})`
      : sql<SqlBool>`instr(recipes.search_text, ${words}) > 0`,
    nameMatches: sql<SqlBool>`instr(recipes.search_name, ${words}) > 0`,
    authorMatches: sql<SqlBool>`instr(recipes.search_author, ${words}) > 0`,
  }
}

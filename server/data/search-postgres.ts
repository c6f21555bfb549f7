import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from './database.ts'
import { readCounts, type Found, type Numbers } from './found-recipes.ts'

/** Up to here, all that match are found by the trigram index and sorted; beyond, lists are walked from their newest end. */
const FEW = 1000

/** Published recipes with the folded words in the name, and those with them in the description only. */
export function findPublished(db: Database, words: string, andKept: RawBuilder<unknown> = sql``): Found {
  const pattern = patternOf(words)
  const published = sql`from recipes where status = 'published'${andKept}`
  return {
    named: sql`select number ${published} and search_name like ${pattern}`,
    others: sql`select number ${published} and search_text like ${pattern} and search_name not like ${pattern}`,
    count: () =>
      readCounts(
        db,
        sql`select count(*) as total, count(*) filter (where search_name like ${pattern}) as named
          ${published} and search_text like ${pattern}`,
      ),
  }
}

/** The words in name, description or author of any recipe. LIKE uses the trigram indexes from three characters on. */
export function anyRecipeSearch(words: string) {
  const pattern = patternOf(words)
  return sql<SqlBool>`(recipes.search_text like ${pattern} or recipes.search_author like ${pattern})`
}

/** The planner guesses how rare words are, and may walk a whole list for the last of few. Here it is known. */
export function newestOf(numbers: Numbers, page: RawBuilder<unknown>, count: number): Numbers {
  if (count > FEW) return sql`${numbers} ${page}`
  return sql`with found as materialized (${numbers}) select number from found ${page}`
}

const patternOf = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`

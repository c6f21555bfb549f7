import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import type { RecipeFilter } from '#domain/recipe/filter.ts'
import { readSearchWords } from '#domain/search-words.ts'
import { type Database, engineOf } from '../database.ts'
import { toDietSet } from './diet-set.ts'
import { readCounts, type Found, type Numbers } from './found.ts'
import * as postgres from './search-postgres.ts'
import * as sqlite from './search-sqlite.ts'

/** What a filter keeps of the published recipes. What was typed is folded, and its words are looked for one by one. */
export function findPublished(db: Database, filter: RecipeFilter): Found {
  const search = readSearchWords(filter.search)
  if (search.words.length === 0) {
    const published = sql`from recipes where status = 'published'${andKept(filter)}`
    return {
      tiers: [sql`select number ${published}`],
      count: async () =>
        engineOf(db) === 'sqlite'
          ? sqlite.countPublished(db, published)
          : readCounts(db, sql`select count(*) as tier0 ${published}`, 1),
    }
  }
  const find = engineOf(db) === 'sqlite' ? sqlite.findPublished : postgres.findPublished
  return find(db, search, isKeepingAll(filter) ? undefined : andKept(filter))
}

/** One page of a query for numbers, the newest first. `count` is how many there are altogether. */
export function newestOf(
  db: Database,
  numbers: Numbers,
  { count, limit, offset }: { count: number; limit: number; offset: number },
): Numbers {
  const page = sql`order by number desc limit ${limit} offset ${offset}`
  if (engineOf(db) === 'sqlite') return sql`${numbers} ${page}`
  return postgres.newestOf(numbers, page, count)
}

/** The condition on `recipes`, drafts too, that each word is in name, description or author; undefined without words. */
export function anyRecipeSearch(db: Database, typed: string): Expression<SqlBool> | undefined {
  const search = readSearchWords(typed)
  if (search.words.length === 0) return undefined
  return engineOf(db) === 'sqlite' ? sqlite.anyRecipeSearch(search) : postgres.anyRecipeSearch(search)
}

const isKeepingAll = ({ difficulty, category, diets }: RecipeFilter) =>
  !difficulty && !category && diets.length === 0

/** Further conditions, each on a column of the indexes that lists walk. */
function andKept({ difficulty, category, diets }: RecipeFilter): RawBuilder<unknown> {
  const bits = toDietSet(diets)
  const conditions = [
    ...(difficulty ? [sql` and difficulty = ${difficulty}`] : []),
    ...(category ? [sql` and recipe_category = ${category}`] : []),
    ...(bits ? [sql` and diets & ${bits} = ${bits}`] : []),
  ]
  return sql.join(conditions, sql``)
}

import { sql, type Expression, type SqlBool } from 'kysely'
import { type FoldedSearch, foldSearch } from '#domain/search/folded-search.ts'
import { type Database, engineOf } from '../../database/database.ts'
import { endOfPublic } from '../../changes/recipe-numbers.ts'
import { postgresSearch } from './search-postgres.ts'
import { sqliteSearch } from './search-sqlite.ts'
import type { SearchBuilder } from './search-tiers.ts'

/** The numbers of all published recipes that have the words of a search, by tiers, the best first. Words there must be. */
export const listFound = async (db: Database, folded: FoldedSearch): Promise<number[][]> =>
  builderOf(db).listPublished(db, folded)

/** Whether a search finds a recipe public at `now` by its name or description. Without words it finds any. */
export async function isFoundByName(db: Database, search: string, now: Date): Promise<boolean> {
  const folded = foldSearch(search)
  const end = endOfPublic(now)
  if (folded.words.length === 0) return true
  for (const tier of builderOf(db).findPublished(folded, end)) {
    const { rows } = await sql`${tier} limit 1`.execute(db)
    if (rows.length > 0) return true
  }
  return false
}

/** The newest recipes public at `now` whose names hold a search as a whole, by number, at most `limit`. */
export const listNumbersNamed = async (db: Database, search: string, limit: number, now: Date) =>
  listOfTiers(db, search, [0], limit, now)

/** The same, and after them those whose names hold each of its words, at most `limit` of each. */
export const listNumbersNamedBy = async (db: Database, search: string, limit: number, now: Date) =>
  listOfTiers(db, search, [0, 2], limit, now)

/** The condition on `recipes`, drafts too, that each word is in name, description or author; undefined without words. */
export function hasWords(db: Database, search: string): Expression<SqlBool> | undefined {
  const folded = foldSearch(search)
  return folded.words.length === 0 ? undefined : builderOf(db).hasWords(folded)
}

async function listOfTiers(db: Database, search: string, places: number[], limit: number, now: Date) {
  const folded = foldSearch(search)
  if (folded.words.length === 0) return []
  const tiers = builderOf(db).findPublished(folded, endOfPublic(now))
  const numbers: number[] = []
  for (const tier of places.flatMap((place) => tiers[place] ?? [])) {
    const newest = sql<{ number: number | string }>`${tier} order by number desc limit ${limit}`
    numbers.push(...(await newest.execute(db)).rows.map(({ number }) => Number(number)))
  }
  return numbers
}

const builderOf = (db: Database): SearchBuilder => (engineOf(db) === 'sqlite' ? sqliteSearch : postgresSearch)

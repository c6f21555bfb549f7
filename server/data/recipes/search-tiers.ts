import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import type { FoldedSearch } from '#domain/folded-search.ts'
import type { Database } from '../database.ts'

/** A query for the numbers of recipes, without order. */
export type Numbers = RawBuilder<{ number: number | string }>

/** A condition on `recipes`. */
export type Condition = RawBuilder<unknown>

/** What each engine does in its own way. Words are folded. */
export type SearchBuilder = {
  /** The published recipes with a number less than `end` that have the words of a search: its tiers, the best first. */
  findPublished(folded: FoldedSearch, end: number): readonly Numbers[]
  /** The numbers that each tier finds, whether their moment has come or not. */
  listPublished(db: Database, folded: FoldedSearch): Promise<number[][]>
  /** The condition that each word is in name, description or author of a recipe, drafts too. */
  hasWords(folded: FoldedSearch): Expression<SqlBool>
}

/** Where a search stands: as a whole, and all of its words. */
type Matches = Record<'together' | 'togetherInName' | 'all' | 'allInName', Condition>

/**
 * What stands together comes first, in names and then in descriptions; then what has all words in its name; then the
 * rest. One word always stands together.
 */
export function tiersOf(
  { phrase, words }: FoldedSearch,
  { together, togetherInName, all, allInName }: Matches,
): Condition[] {
  const asOne = [togetherInName, sql`${together} and not (${togetherInName})`]
  if (words[0] === phrase) return asOne
  const inName = sql`${allInName} and not (${together})`
  return [...asOne, inName, sql`${all} and not (${together}) and not (${allInName})`]
}

/** A row of one text for each tier: its numbers, between commas. */
export type TierRow = Record<string, string | null>

/** The numbers of each of so many tiers. */
export const toLists = (row: TierRow | undefined, tiers: number): number[][] =>
  Array.from({ length: tiers }, (_, tier) => toNumbers(row?.[`tier${tier}`]))

/** The column that lists a tier. */
export const tierName = (tier: number) => sql.ref(`tier${tier}`)

/** One text is read many times faster than as many rows. */
const toNumbers = (text: string | null | undefined) => (text ? text.split(',').map(Number) : [])

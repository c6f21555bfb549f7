import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import type { FoldedSearch } from '#domain/search/folded-search.ts'
import type { Database } from '../../database/database.ts'

/** A query for the numbers of recipes, without order. */
export type Numbers = RawBuilder<{ number: number | string }>

/** A condition on `recipes`. */
export type Condition = RawBuilder<unknown>

/** What each engine does in its own way. Words are folded. */
export type SearchBuilder = {
  /** The published recipes with a number less than `end` that have the words of a search: its tiers, the best first. */
  findPublished(folded: FoldedSearch, end: number): readonly Numbers[]
  /** The numbers of each rank (`rankOf`), the best first, whether their moment has come or not. */
  listPublished(db: Database, folded: FoldedSearch): Promise<number[][]>
  /** The condition that each word is in name, description or author of a recipe, drafts too. */
  hasWords(folded: FoldedSearch): Expression<SqlBool>
}

/** Where a search stands: as a whole, and all of its words. */
export type Matches = Record<'together' | 'togetherInName' | 'all' | 'allInName', Condition>

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

/**
 * The rank of a text, from 0; null where it lacks a word. Texts in which words begin with what is looked for stand before those
 * that hold it within words; each of the two has the same tiers.
 */
export function rankOf({ phrase, words }: FoldedSearch, begins: Matches, isIn: Matches) {
  const tiers =
    words[0] === phrase
      ? (['togetherInName', 'together'] as const)
      : (['togetherInName', 'together', 'allInName', 'all'] as const)
  const conditions = [begins, isIn].flatMap((matches) => tiers.map((tier) => matches[tier]))
  const cases = conditions.map((condition, rank) => sql`when ${condition} then ${sql.lit(rank)}`)
  const rank = sql`case when not (${isIn.all}) then null ${sql.join(cases, sql` `)} end`
  return { rank, ranks: conditions.length }
}

/** The texts of a rank: their numbers, between commas. */
export type RankRow = { rank: number | string | null; numbers: string | null }

/** The numbers of each of so many ranks. */
export function toLists(rows: readonly RankRow[], ranks: number): number[][] {
  const byRank = new Map(
    rows.flatMap(({ rank, numbers }) => (rank === null ? [] : [[Number(rank), numbers]])),
  )
  return Array.from({ length: ranks }, (_, rank) => toNumbers(byRank.get(rank)))
}

/** One text is read many times faster than as many rows. */
const toNumbers = (text: string | null | undefined) => (text ? text.split(',').map(Number) : [])

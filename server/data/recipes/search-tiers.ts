import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import type { FoldedSearch } from '#domain/folded-search.ts'
import type { Database } from '../database.ts'

/** A query for the numbers of recipes, without order. */
export type Numbers = RawBuilder<{ number: number | string }>

/** A condition on `recipes`. */
export type Condition = RawBuilder<unknown>

/** Published recipes that a filter finds: the tiers of a search, best first, or one of all. `count` counts each. */
export type Found = { tiers: readonly Numbers[]; count: () => Promise<number[]> }

/** One page of the recipes that a query finds. `count` is how many it finds altogether. */
export type Page = { count: number; limit: number; offset: number }

/**
 * Which recipes may be found: published ones with a number less than `end`, whose moment has come. `andFilter` holds the
 * further conditions of a filter, each after an `and`.
 */
export type Asked = { end: number; andFilter?: Condition }

/** What each engine does in its own way. */
export type SearchBuilder = {
  /** All that may be found. */
  listPublished(db: Database, asked: Asked): Found
  /** The same that have the words of a search. */
  findPublished(db: Database, folded: FoldedSearch, asked: Asked): Found
  /** One page of what a query finds, the newest first. */
  newestOf(numbers: Numbers, page: Page): Numbers
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

/** The order and the bounds of a page. */
export const newestFirst = ({ limit, offset }: Page) =>
  sql`order by number desc limit ${limit} offset ${offset}`

/** One column for each condition, which counts where it holds. */
export const countingEach = (conditions: readonly Condition[]): RawBuilder<unknown> =>
  sql.join(
    conditions.map((condition, tier) => sql`count(*) filter (where ${condition}) as ${tierName(tier)}`),
  )

/** The answer to a query that counts so many tiers. */
export async function readCounts(
  db: Database,
  counting: RawBuilder<unknown>,
  tiers: number,
): Promise<number[]> {
  const { rows } = await sql<Record<string, number | string>>`${counting}`.execute(db)
  return Array.from({ length: tiers }, (_, tier) => Number(rows[0]?.[`tier${tier}`]))
}

/** The column that counts a tier. */
export const tierName = (tier: number) => sql.ref(`tier${tier}`)

import { sql, type RawBuilder } from 'kysely'
import type { SearchWords } from '#domain/search-words.ts'
import type { Database } from '../database.ts'

/** A query for the numbers of recipes, without order. */
export type Numbers = RawBuilder<{ number: number | string }>

/** A condition on `recipes`. */
export type Condition = RawBuilder<unknown>

/** What a filter keeps of the published recipes: the tiers of a search, best first, or one of all. `count` counts each. */
export type Found = { tiers: readonly Numbers[]; count: () => Promise<number[]> }

/** Where a search stands: what was typed as a whole, and all of its words. */
type Matches = Record<'together' | 'togetherInName' | 'all' | 'allInName', Condition>

/**
 * What stands together comes first, in names and then in descriptions; then what has all words in its name; then the
 * rest. One word always stands together.
 */
export function tiersOf(
  { phrase, words }: SearchWords,
  { together, togetherInName, all, allInName }: Matches,
): Condition[] {
  const asOne = [togetherInName, sql`${together} and not (${togetherInName})`]
  if (words[0] === phrase) return asOne
  const inName = sql`${allInName} and not (${together})`
  return [...asOne, inName, sql`${all} and not (${together}) and not (${allInName})`]
}

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

import type { RawBuilder } from 'kysely'
import type { Database } from './database.ts'

/** A query for the numbers of recipes, without order. */
export type Numbers = RawBuilder<{ number: number | string }>

/** How many recipes a search finds altogether, and how many of them by their name. */
export type Counts = { total: number; named: number }

/**
 * What a filter keeps of the published recipes. `named` have the typed words in their name, `others` only in their
 * description; without words, all are others.
 */
export type Found = { named?: Numbers; others: Numbers; count: () => Promise<Counts> }

type Counting = RawBuilder<{ total: number | string; named: number | string }>

/** The answer to a query for both counts. */
export async function readCounts(db: Database, counting: Counting): Promise<Counts> {
  const { rows } = await counting.execute(db)
  return { total: Number(rows[0]?.total), named: Number(rows[0]?.named) }
}

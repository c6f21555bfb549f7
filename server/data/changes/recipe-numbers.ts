import { sql, type SqlBool } from 'kysely'
import type { Publication } from '#domain/publishing/status.ts'
import type { Database } from '../database/database.ts'

// Recipes have one order, kept in one short column: that of their publish dates, or of their creation where they have none.
// What is published is public at the second of its number.

/** Recipes that one second has numbers for. */
const ROOM = 2 ** 20

type Dated = Pick<Publication, 'published_at'> & { created_at: string }

/**
 * The number of a recipe of this date, greater than those of all others of the same second or before. Changes of content
 * come one after the other (`changeContent`), so that nobody else takes it meanwhile.
 */
export function nextNumber(recipe: Dated) {
  const first = secondOf(recipe) * ROOM
  return sql<number>`(select coalesce(max(number) + 1, cast(${first} as bigint)) from recipes
    where number >= ${first} and number < ${first + ROOM})`
}

/** The first of as many numbers in a row as are wanted. */
export async function findNextNumber(db: Database, recipe: Dated): Promise<number> {
  const { rows } = await sql<{ next: number | string }>`select ${nextNumber(recipe)} as next`.execute(db)
  return Number(rows[0]?.next)
}

/** Whether a recipe of one date keeps its number with the other. */
export const isSameSecond = (one: Dated, other: Dated): boolean => secondOf(one) === secondOf(other)

/** What is published is public at `now` where its number is less than this. The same rule for one recipe: `stateOf`. */
export const endOfPublic = (now: Date): number => (toSecond(now.getTime()) + 1) * ROOM

/** The condition on `recipes` that their number is one of those, and that they are published. */
export const isPublic = (end: number) =>
  sql<SqlBool>`recipes.status = 'published' and recipes.number < ${end}`

/** The moment (milliseconds) from which on a number is public. */
export const momentOf = (number: number): number => Math.floor(number / ROOM) * 1000

const secondOf = ({ published_at, created_at }: Dated) => toSecond(Date.parse(published_at ?? created_at))

const toSecond = (moment: number) => Math.floor(moment / 1000)

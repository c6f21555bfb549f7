import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Recipes that one second has numbers for. */
const ROOM = 2 ** 20

/**
 * The number of the next recipe that is created at this moment (ISO 8601), greater than those of all that were created
 * in the same second or before: recipes have one order, kept in one short column. Changes of content come one after
 * the other (`changeContent`), so that nobody else takes it meanwhile.
 */
export function nextNumber(created_at: string) {
  const first = firstNumber(created_at)
  return sql<number>`(select coalesce(max(number) + 1, cast(${first} as bigint)) from recipes
    where number >= ${first} and number < ${first + ROOM})`
}

/** The first of as many numbers in a row as are wanted. */
export async function findNextNumber(db: Database, created_at: string): Promise<number> {
  const { rows } = await sql<{ next: number | string }>`select ${nextNumber(created_at)} as next`.execute(db)
  return Number(rows[0]?.next)
}

const firstNumber = (created_at: string) => Math.floor(Date.parse(created_at) / 1000) * ROOM

import type { InsertObject } from 'kysely'
import type { Database } from './database.ts'
import type { Schema } from '../tables/schema.ts'

/** Far from what either engine takes as the values of one statement. */
const ROWS = 250

/** Inserts any number of rows, many at a time. */
export async function insertRows<Table extends keyof Schema>(
  db: Database,
  table: Table,
  rows: InsertObject<Schema, Table>[],
): Promise<void> {
  for (let first = 0; first < rows.length; first += ROWS)
    await db
      .insertInto(table)
      .values(rows.slice(first, first + ROWS))
      .execute()
}

import { randomBytes } from 'node:crypto'
import type { Database } from '../database/database.ts'

const SECRET_BYTES = 32

/** The site's own secret of this name, 256 bits in base64url. Made when it is asked for the first time. */
export async function ensureSecret(db: Database, name: string, now: Date): Promise<string> {
  const known = await selectSecret(db, name).executeTakeFirst()
  if (known?.value) return known.value
  await db
    .insertInto('secrets')
    .values({
      name,
      value: randomBytes(SECRET_BYTES).toString('base64url'),
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  // Of two who made one at once, the first has won.
  const { value } = await selectSecret(db, name).executeTakeFirstOrThrow()
  if (!value) throw new RangeError(`The secret ${name} is empty.`)
  return value
}

const selectSecret = (db: Database, name: string) =>
  db.selectFrom('secrets').select('value').where('name', '=', name)

import { randomBytes } from 'node:crypto'
import type { Database } from './database.ts'

const SECRET_BYTES = 32

/** The site's own secret of this name, 256 bits in base64url. Made when it is asked for the first time. */
export async function ensureSecret(db: Database, name: string, now: Date): Promise<string> {
  const known = await findSecret(db, name)
  if (known) return known
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
  return (await findSecret(db, name)) ?? ''
}

async function findSecret(db: Database, name: string) {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

import type { Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/** A passkey counts to 2^32. SQLite's integers hold that as they are. */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres') {
  if (engine === 'sqlite') return
  await db.schema
    .alterTable('passkeys')
    .alterColumn('counter', (c) => c.setDataType('bigint'))
    .execute()
}

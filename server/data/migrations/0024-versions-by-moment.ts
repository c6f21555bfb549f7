import type { Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/** What one action has changed is found by its moment. */
export async function up(db: Kysely<unknown>) {
  await db.schema.createIndex('versions_by_moment').on('versions').columns(['created_at', 'kind']).execute()
}

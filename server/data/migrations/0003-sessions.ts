import type { Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/** Tokens are looked up by their SHA-256, so a stolen database signs nobody in. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('session_families')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('revoked_at', 'text')
    .execute()
  await db.schema
    .createTable('session_tokens')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('family_id', 'text', (c) => c.notNull().references('session_families.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('used_at', 'text')
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('session_families_by_user').on('session_families').column('user_id').execute()
  await db.schema.createIndex('session_tokens_by_family').on('session_tokens').column('family_id').execute()
}

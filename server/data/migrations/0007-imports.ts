import { sql, type Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/** Uploaded files, what was read from them, and what the chef has made of that so far. Nothing of it is public. */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres') {
  await db.schema
    .createTable('imports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('recipes', 'equipment')`))
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('parsing', 'ready', 'saving')`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('file_names', 'text', (c) => c.notNull())
    .addColumn('problems', 'text', (c) => c.notNull())
    .addColumn('saving', 'text')
    .execute()
  await db.schema
    .createIndex('imports_by_user')
    .on('imports')
    .columns(['user_id', 'kind', 'created_at'])
    .execute()

  await db.schema
    .createTable('import_files')
    .addColumn('import_id', 'text', (c) => c.notNull().references('imports.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('content', engine === 'sqlite' ? 'blob' : 'bytea', (c) => c.notNull())
    .addPrimaryKeyConstraint('import_files_key', ['import_id', 'position'])
    .execute()

  await createItems(db)
}

/** What lists need stands apart from what one screen needs: a thousand names are read without a thousand recipes. */
async function createItems(db: Kysely<unknown>) {
  await db.schema
    .createTable('import_items')
    .addColumn('import_id', 'text', (c) => c.notNull().references('imports.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('file_name', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('search_name', 'text', (c) => c.notNull())
    .addColumn('source_url', 'text')
    .addColumn('needs_look', 'integer', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull().check(sql`outcome in ('waiting', 'saved', 'discarded')`))
    .addColumn('saved_id', 'text')
    .addPrimaryKeyConstraint('import_items_key', ['import_id', 'position'])
    .execute()

  await db.schema
    .createTable('import_contents')
    .addColumn('import_id', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('fields', 'text', (c) => c.notNull())
    .addColumn('typed', 'text')
    .addColumn('origin', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('import_contents_key', ['import_id', 'position'])
    .addForeignKeyConstraint(
      'import_contents_item',
      ['import_id', 'position'],
      'import_items',
      ['import_id', 'position'],
      (c) => c.onDelete('cascade'),
    )
    .execute()
}

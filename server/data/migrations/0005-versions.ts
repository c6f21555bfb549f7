import { sql, type Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/** What recipes, equipment and posts were before each change, and what the lists of the admin area sort and search by. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('versions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('target_id', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('snapshot', 'text', (c) => c.notNull())
    .addColumn('saved_at', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('author_id', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('deleted', 'integer', (c) => c.notNull())
    .addUniqueConstraint('versions_order', ['kind', 'target_id', 'number'])
    .execute()

  await sql`alter table kitchen_equipment add column updated_at text not null default ''`.execute(db)
  await sql`update kitchen_equipment set updated_at = created_at`.execute(db)

  await sql`alter table recipes add column search_author text not null default ''`.execute(db)
  await fillSearchAuthor(db)
}

async function fillSearchAuthor(db: Kysely<unknown>) {
  const { rows } = await sql<{ author_name: string }>`
    select distinct author_name from recipes where author_name is not null`.execute(db)
  for (const { author_name } of rows) {
    await sql`update recipes set search_author = ${fold(author_name)} where author_name = ${author_name}`.execute(
      db,
    )
  }
}

const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** How search folded text when this migration was written. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[\s\0]+/g, ' ')
    .trim()
}

import { sql, type Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/** An index over trigrams, so that a substring of three characters or more is found without reading every recipe. */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres') {
  if (engine === 'sqlite') await createTrigramTable(db)
  else await createTrigramIndex(db)
}

async function createTrigramTable(db: Kysely<unknown>) {
  await sql`create virtual table recipe_search using fts5
    (search_text, content='recipes', content_rowid='number', tokenize='trigram case_sensitive 1')`.execute(db)
  await sql`create trigger recipe_search_insert after insert on recipes begin
    insert into recipe_search (rowid, search_text) values (new.number, new.search_text);
  end`.execute(db)
  await sql`create trigger recipe_search_delete after delete on recipes begin
    insert into recipe_search (recipe_search, rowid, search_text) values ('delete', old.number, old.search_text);
  end`.execute(db)
  await sql`create trigger recipe_search_update after update of search_text on recipes begin
    insert into recipe_search (recipe_search, rowid, search_text) values ('delete', old.number, old.search_text);
    insert into recipe_search (rowid, search_text) values (new.number, new.search_text);
  end`.execute(db)
}

async function createTrigramIndex(db: Kysely<unknown>) {
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`create index recipes_search_text on recipes using gin (search_text gin_trgm_ops)`.execute(db)
}

import { sql, type Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

const ADD = `insert into recipe_word_search (rowid, words) values
  (new.number, case new.status when 'published' then new.search_words else '' end)`
const REMOVE = 'delete from recipe_word_search where rowid = old.number'

const SQLITE = [
  `create virtual table recipe_word_search using fts5 (words, content='', contentless_delete=1, detail=none,
    tokenize='unicode61 remove_diacritics 0')`,
  `create trigger recipe_word_search_insert after insert on recipes begin ${ADD}; end`,
  `create trigger recipe_word_search_delete after delete on recipes begin ${REMOVE}; end`,
  `create trigger recipe_word_search_update after update of number, status, search_words on recipes
    when old.number <> new.number or old.status <> new.status or old.search_words <> new.search_words
    begin ${REMOVE}; ${ADD}; end`,
]

const POSTGRES = [
  `create index recipes_search_words on recipes
    using gin (array_to_tsvector(string_to_array(search_words, ' '))) where status = 'published'`,
]

/**
 * `search_words`: each word of all texts of a recipe once, folded, steps and story too. It is empty until older recipes are folded anew:
 * theirs were folded by older rules.
 */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres') {
  await sql`alter table recipes add column search_words text not null default ''`.execute(db)
  for (const statement of engine === 'sqlite' ? SQLITE : POSTGRES) await sql.raw(statement).execute(db)
}

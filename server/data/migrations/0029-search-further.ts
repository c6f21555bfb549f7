import { sql, type Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/**
 * Search looks further: through the ingredient lines of recipes, and through equipment and posts. The texts are folded where
 * the rules for that are, beside the first requests: this makes room for them, for the rules that each was folded by, and
 * for the trigrams of what is there.
 */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres') {
  await sql`alter table recipes add column search_lines text not null default ''`.execute(db)
  await sql`alter table recipes add column fold_rules integer not null default 0`.execute(db)
  await sql`create index recipes_by_fold_rules on recipes (fold_rules)`.execute(db)
  await sql`create table search_texts (
    number ${sql.raw(engine === 'sqlite' ? 'integer primary key' : 'bigint primary key generated always as identity')},
    kind text not null,
    target_id text not null,
    search_name text not null,
    search_text text not null,
    fold_rules integer not null,
    constraint search_texts_target unique (kind, target_id)
  )`.execute(db)
  if (engine === 'sqlite') {
    await createTrigramTable(db, 'recipe_line_search', 'recipes', ['status', 'search_lines'], (row) => [
      `case ${row}status when 'published' then ${row}search_lines else '' end`,
    ])
    await createTrigramTable(db, 'search_text_trigrams', 'search_texts', ['search_text'], (row) => [
      `${row}search_text`,
    ])
    return
  }
  await sql`create index recipes_search_lines on recipes using gin (search_lines gin_trgm_ops)
    where status = 'published'`.execute(db)
  await sql`create index search_texts_search_text on search_texts using gin (search_text gin_trgm_ops)`.execute(
    db,
  )
}

/** Triggers keep it like its table, whose number is its own. */
async function createTrigramTable(
  db: Kysely<unknown>,
  name: string,
  table: string,
  changing: string[],
  valuesOf: (row: string) => string[],
) {
  await sql`create virtual table ${sql.table(name)} using fts5
    (words, content='', contentless_delete=1, tokenize='trigram case_sensitive 1')`.execute(db)
  const insert = sql`insert into ${sql.table(name)} (rowid, words) values (${sql.raw(['new.number', ...valuesOf('new.')].join(', '))})`
  const forget = sql`delete from ${sql.table(name)} where rowid = old.number`
  const differs = ['number', ...changing].map((column) => `old.${column} <> new.${column}`).join(' or ')
  const trigger = (change: string) => sql.raw(`${name}_${change}`)
  await sql`create trigger ${trigger('insert')} after insert on ${sql.table(table)} begin ${insert}; end`.execute(
    db,
  )
  await sql`create trigger ${trigger('delete')} after delete on ${sql.table(table)} begin ${forget}; end`.execute(
    db,
  )
  await sql`create trigger ${trigger('update')} after update on ${sql.table(table)} when ${sql.raw(differs)}
    begin ${forget}; ${insert}; end`.execute(db)
}

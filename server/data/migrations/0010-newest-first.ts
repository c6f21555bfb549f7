import { sql, type Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/**
 * Recipes are numbered in the order of their creation, so that lists and search walk one narrow index from its newest
 * end; and the words of public recipes are kept by their likely misspellings.
 */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres') {
  if (engine === 'sqlite') await dropTrigramTable(db)
  await numberRecipes(db, engine)
  await addDiets(db)
  await replaceIndexes(db, engine)
  if (engine === 'sqlite') await createTrigramTable(db)
  else await createTrigramIndexes(db)
  await createSpellings(db, engine)
}

async function dropTrigramTable(db: Kysely<unknown>) {
  for (const change of ['insert', 'delete', 'update'])
    await sql`drop trigger ${sql.raw(`recipe_search_${change}`)}`.execute(db)
  await sql`drop table recipe_search`.execute(db)
}

/** The second of the creation, with room for 2^20 recipes in each. */
async function numberRecipes(db: Kysely<unknown>, engine: 'sqlite' | 'postgres') {
  const second =
    engine === 'sqlite'
      ? sql`unixepoch(created_at)`
      : sql`floor(extract(epoch from created_at::timestamptz))::bigint`
  if (engine === 'postgres') await sql`alter table recipes add column number bigint`.execute(db)
  await sql`
    update recipes set number = numbered.number from (
      select id, ${second} * 1048576
        + row_number() over (partition by ${second} order by created_at, id) - 1 as number
      from recipes
    ) as numbered
    where numbered.id = recipes.id`.execute(db)
  if (engine === 'sqlite') return
  await sql`alter table recipes alter column number set not null`.execute(db)
  await sql`alter table recipes add constraint recipes_number unique (number)`.execute(db)
}

/** Eight diets as bits, the first the lowest. */
async function addDiets(db: Kysely<unknown>) {
  await sql`alter table recipes add column diets integer not null default 0`.execute(db)
  await sql`update recipes set diets = coalesce((
    select sum(case dietary_restriction
      when 'vegetarian' then 1 when 'vegan' then 2 when 'gluten-free' then 4 when 'dairy-free' then 8
      when 'nut-free' then 16 when 'low-carb' then 32 when 'keto' then 64 when 'paleo' then 128 else 0 end)
    from recipe_dietary_restrictions where recipe_id = recipes.id), 0)`.execute(db)
}

async function replaceIndexes(db: Kysely<unknown>, engine: 'sqlite' | 'postgres') {
  for (const index of ['recipes_newest', 'recipes_by_category', 'recipes_by_difficulty'])
    await db.schema.dropIndex(index).execute()
  const indexes = {
    recipes_newest: ['status', 'number desc', 'difficulty', 'recipe_category', 'diets'],
    recipes_by_category: ['status', 'recipe_category', 'number desc', 'difficulty', 'diets'],
    recipes_by_difficulty: ['status', 'difficulty', 'number desc', 'recipe_category', 'diets'],
  }
  for (const [name, columns] of Object.entries(indexes))
    await db.schema.createIndex(name).on('recipes').columns(columns).execute()
  if (engine === 'sqlite') {
    await sql`create index recipes_texts on recipes
      (status, number desc, difficulty, recipe_category, diets, search_text)`.execute(db)
    return
  }
  await sql`create index recipes_by_folded_name on recipes (search_name collate "C", number)`.execute(db)
  for (const table of ['recipes', 'blog_posts', 'old_slugs'])
    await sql`create index ${sql.raw(`${table}_slug_beginning`)} on ${sql.table(table)} (slug text_pattern_ops)`.execute(
      db,
    )
}

/** What is public and what is not stand in different columns, so that a search of the one does not look at the other. */
async function createTrigramTable(db: Kysely<unknown>) {
  await sql`create virtual table recipe_search using fts5
    (name, description, draft, author, content='', contentless_delete=1, tokenize='trigram case_sensitive 1')`.execute(
    db,
  )
  const columns = (row: string) =>
    sql.raw(`${row}number,
      case ${row}status when 'published' then ${row}search_name else '' end,
      case ${row}status when 'published' then substr(${row}search_text, length(${row}search_name) + 2) else '' end,
      case ${row}status when 'published' then '' else ${row}search_text end,
      ${row}search_author`)
  const insert = sql`insert into recipe_search (rowid, name, description, draft, author)`
  await sql`${insert} select ${columns('')} from recipes order by number`.execute(db)
  await sql`create trigger recipe_search_insert after insert on recipes begin
    ${insert} values (${columns('new.')});
  end`.execute(db)
  await sql`create trigger recipe_search_delete after delete on recipes begin
    delete from recipe_search where rowid = old.number;
  end`.execute(db)
  await sql`create trigger recipe_search_update
    after update of number, status, search_name, search_text, search_author on recipes begin
    delete from recipe_search where rowid = old.number;
    ${insert} values (${columns('new.')});
  end`.execute(db)
}

async function createTrigramIndexes(db: Kysely<unknown>) {
  for (const column of ['search_name', 'search_author'])
    await sql`create index ${sql.raw(`recipes_${column}`)} on recipes using gin (${sql.ref(column)} gin_trgm_ops)`.execute(
      db,
    )
}

async function createSpellings(db: Kysely<unknown>, engine: 'sqlite' | 'postgres') {
  const table = db.schema
    .createTable('spellings')
    .addColumn('spelling', 'text', (c) => c.notNull())
    .addColumn('word', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('spellings_key', ['spelling', 'word'])
  await (engine === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table).execute()
  const words = await listWords(db)
  for (let first = 0; first < words.length; first += 100) {
    const rows = words
      .slice(first, first + 100)
      .flatMap((word) => spellingsOf(word).map((spelling) => sql`(${spelling}, ${word})`))
    await sql`insert into spellings (spelling, word) values ${sql.join(rows)}`.execute(db)
  }
}

async function listWords(db: Kysely<unknown>): Promise<string[]> {
  const words = new Set<string>()
  let last = 0
  for (;;) {
    const { rows } = await sql<{ number: number | string; search_text: string }>`
      select number, search_text from recipes where status = 'published' and number > ${last}
      order by number limit 1000`.execute(db)
    for (const { search_text } of rows) for (const word of wordsOf(search_text)) words.add(word)
    const end = rows.at(-1)
    if (!end) return [...words]
    last = Number(end.number)
  }
}

/** What counted as a word when this migration was written. */
function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => /^\p{L}{3,24}$/u.test(word))
}

/** The spellings by which a word was found when this migration was written. */
function spellingsOf(word: string): string[] {
  const letters = [...word]
  const shorter = letters.map((_, place) => letters.toSpliced(place, 1).join(''))
  const sound = word
    .replace(/ph/g, 'f')
    .replace(/[ckq]+/g, 'k')
    .replace(/z/g, 's')
    .replace(/[aeiouhy]/g, '')
    .replace(/(.)\1+/gu, '$1')
  return [...new Set([word, ...shorter, ...(sound.length >= 3 ? [`~${sound}`] : [])])]
}

const TRIGRAMS = `content='', contentless_delete=1, tokenize='trigram case_sensitive 1'`

/** A search index over one column, which triggers keep up to date. */
const searchIndex = (index: string, table: string, column: string, words: string, alsoChanges = '') => [
  `create virtual table ${index} using fts5 (words, ${TRIGRAMS})`,
  `create trigger ${index}_insert after insert on ${table} begin
    insert into ${index} (rowid, words) values (new.number, ${words}); end`,
  `create trigger ${index}_delete after delete on ${table} begin
    delete from ${index} where rowid = old.number; end`,
  `create trigger ${index}_update after update on ${table}
    when old.number <> new.number or ${alsoChanges}old.${column} <> new.${column} begin
    delete from ${index} where rowid = old.number;
    insert into ${index} (rowid, words) values (new.number, ${words}); end`,
]

const ADD_TO_SEARCH = `insert into recipe_search (rowid, name, description, draft, author) values (new.number,
    case new.status when 'published' then new.search_name else '' end,
    case new.status when 'published' then substr(new.search_text, length(new.search_name) + 2) else '' end,
    case new.status when 'published' then '' else new.search_text end,
    new.search_author)`

/** Notes the recipes of `numbers` as changed in this version of the content. */
const noteChanges = (name: string, event: string, numbers: string) =>
  `create trigger ${name} after ${event} begin insert into recipe_changes (number, version)
    select changed.number, content_version.version from (${numbers}) as changed, content_version where true
    on conflict (number) do update set version = excluded.version; end`
const OF_NUTRITION = 'select number from recipes where id = new.recipe_id'

/** Search by three letters, and the changes of recipes that lists in memory follow. */
export const sqlite = (listed: string) => [
  `create index recipes_by_picture on recipes (image_url)`,
  `create index recipes_texts on recipes
    (status, number desc, difficulty, recipe_category, cuisine, diets, search_text)`,
  `create virtual table recipe_search using fts5 (name, description, draft, author, ${TRIGRAMS})`,
  `create trigger recipe_search_insert after insert on recipes begin ${ADD_TO_SEARCH}; end`,
  `create trigger recipe_search_delete after delete on recipes begin
    delete from recipe_search where rowid = old.number; end`,
  `create trigger recipe_search_update
    after update of number, status, search_name, search_text, search_author on recipes begin
    delete from recipe_search where rowid = old.number;
    ${ADD_TO_SEARCH}; end`,
  ...searchIndex(
    'recipe_line_search',
    'recipes',
    'search_lines',
    `case new.status when 'published' then new.search_lines else '' end`,
    'old.status <> new.status or ',
  ),
  ...searchIndex('search_text_trigrams', 'search_texts', 'search_text', 'new.search_text'),
  noteChanges('recipe_changes_insert', 'insert on recipes', 'select new.number as number'),
  noteChanges('recipe_changes_delete', 'delete on recipes', 'select old.number as number'),
  noteChanges(
    'recipe_changes_update',
    `update of ${listed} on recipes`,
    'select old.number as number union select new.number',
  ),
  noteChanges('recipe_changes_update_gut', 'update of gut on recipes', 'select new.number as number'),
  noteChanges('recipe_changes_insert_nutrition', 'insert on recipe_nutrition', OF_NUTRITION),
  noteChanges('recipe_changes_update_nutrition', 'update on recipe_nutrition', OF_NUTRITION),
]

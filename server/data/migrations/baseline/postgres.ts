const noteChanges = (numbers: string) =>
  `insert into recipe_changes (number, version)
    select changed.number, content_version.version from (${numbers}) as changed, content_version
    on conflict (number) do update set version = excluded.version;`

const trigramIndex = (table: string, column: string, where = '') =>
  `create index ${table}_${column} on ${table} using gin (${column} gin_trgm_ops) ${where}`
const beginningIndex = (table: string) =>
  `create index ${table}_slug_beginning on ${table} (slug text_pattern_ops)`

/** Search by three letters, and the changes of recipes that lists in memory follow. */
export const postgres = (listed: string) => [
  `create extension if not exists pg_trgm`,
  // A b-tree refuses addresses that are longer than a third of a page.
  `create index recipes_by_picture on recipes using hash (image_url)`,
  `create index recipes_by_folded_name on recipes (search_name collate "C", number)`,
  trigramIndex('recipes', 'search_author'),
  trigramIndex('recipes', 'search_lines', `where status = 'published'`),
  trigramIndex('recipes', 'search_name'),
  trigramIndex('recipes', 'search_text'),
  trigramIndex('search_texts', 'search_text'),
  ...['recipes', 'blog_posts', 'old_slugs'].map(beginningIndex),
  `create function note_recipe_change() returns trigger language plpgsql as $$ begin
    if tg_op <> 'INSERT' then ${noteChanges('select old.number')} end if;
    if tg_op <> 'DELETE' then ${noteChanges('select new.number')} end if; return null; end $$`,
  `create function note_nutrition_change() returns trigger language plpgsql as $$ begin
    ${noteChanges('select recipes.number from recipes where recipes.id = new.recipe_id')} return null; end $$`,
  `create trigger recipe_changes after insert or delete or update of ${listed} on recipes
    for each row execute function note_recipe_change()`,
  `create trigger recipe_changes_gut after update of gut on recipes
    for each row execute function note_recipe_change()`,
  `create trigger recipe_changes_nutrition after insert or update on recipe_nutrition
    for each row execute function note_nutrition_change()`,
]

import { sql, type SqlBool } from 'kysely'
import { foldSearch } from '#domain/search/folded-search.ts'
import { placeOf } from '#domain/search/list-query.ts'
import { oneOf } from 'recipe-basics/text/one-of'
import { CATEGORIES, type Category, DIFFICULTIES, type Difficulty } from 'recipe-basics/recipe/choices'
import type { Publication } from '#domain/publishing/status.ts'
import { ROWS_PER_PAGE, type TableQuery } from '#domain/search/table-query.ts'
import { engineOf, onReadThread, type Database } from '../../database/database.ts'
import { storedPublication } from '../../columns/stored-publication.ts'
import { hasWords } from '../search/search-index.ts'

/** What the recipe table may be sorted by. */
export const RECIPE_COLUMNS = [
  'name',
  'author_name',
  'recipe_category',
  'difficulty',
  'prep_time_minutes',
  'cook_time_minutes',
  'servings',
  'created_at',
] as const
type RecipeColumn = (typeof RECIPE_COLUMNS)[number]

/** A row of the recipe table. */
export type RecipeRow = Publication & {
  id: string
  slug: string
  name: string
  author_name: string | null
  recipe_category: Category | null
  difficulty: Difficulty | null
  prep_time_minutes: number | null
  cook_time_minutes: number | null
  servings: number | null
  image_url: string | null
  /** The code of what is drawn. */
  dish: string | null
  created_at: string
  updated_at: string
}

/**
 * One page of all recipes, drafts too, and how many match on all pages. Search looks through name, description and
 * author (spec.md section 5). What is unknown comes last in either order.
 */
export async function listRecipeRows(
  db: Database,
  { search, sort, order, page, isDraft }: TableQuery<RecipeColumn>,
): Promise<{ rows: RecipeRow[]; count: number; page: number; pages: number }> {
  const reads = onReadThread(db)
  const isFound = hasWords(db, search)
  let matching = reads.selectFrom('recipes')
  if (isFound) matching = matching.where(isFound)
  if (isDraft) matching = matching.where('status', '=', 'draft')
  const counted = await matching
    .select((select) => select.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const count = Number(counted.count)
  const { offset, ...place } = placeOf(page, count, ROWS_PER_PAGE)
  const byKey = orderOf(db, sort, order)
  // Only keys are sorted: whole rows are read for those that are shown.
  const shown = matching.select('number').orderBy(byKey).limit(ROWS_PER_PAGE).offset(offset)
  const rows = await reads
    .selectFrom('recipes')
    .select(['recipes.id', 'slug', 'status', 'published_at', 'name', 'author_name', 'recipe_category'])
    .select(['image_url', 'dish'])
    .select(['difficulty', 'prep_time_minutes', 'cook_time_minutes', 'servings', 'created_at', 'updated_at'])
    .where('number', 'in', shown)
    .orderBy(byKey)
    .execute()
  const known = rows.map((row) => ({
    ...row,
    ...storedPublication(row),
    recipe_category: oneOf(CATEGORIES, row.recipe_category) ?? null,
    difficulty: oneOf(DIFFICULTIES, row.difficulty) ?? null,
  }))
  return { rows: known, count, ...place }
}

/** The recipes, drafts too, whose names hold each word of a search, by name; the newest where there is none. At most `limit`. */
export async function listRecipesNamed(db: Database, search: string, limit: number) {
  const { words } = foldSearch(search)
  const inName = words.map(
    (word) => sql<SqlBool>`search_name like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`,
  )
  const rows = await onReadThread(db)
    .selectFrom('recipes')
    .select(['slug', 'name', 'status', 'published_at', 'created_at'])
    .where((where) => where.and(inName))
    .orderBy(words.length > 0 ? orderOf(db, 'name', 'asc') : orderOf(db, 'created_at', 'desc'))
    .limit(limit)
    .execute()
  return rows.map((row) => ({ slug: row.slug, name: row.name, ...storedPublication(row) }))
}

/** Texts by their folded letters on both engines, difficulty from easy to hard; what is unknown last in either order. */
function orderOf(db: Database, column: RecipeColumn, order: 'asc' | 'desc') {
  const direction = sql.raw(order)
  if (column === 'created_at') return sql`created_at ${direction}, number ${direction}`
  const byLetters = engineOf(db) === 'postgres' ? sql` collate "C"` : sql``
  // A name is never unknown, and so there is an index in its order.
  if (column === 'name') return sql`search_name${byLetters} ${direction}, number ${direction}`
  const key = {
    author_name: sql`nullif(search_author, '')${byLetters}`,
    recipe_category: sql`nullif(recipe_category, '')${byLetters}`,
    difficulty: sql`case difficulty when 'easy' then 1 when 'medium' then 2 when 'hard' then 3 end`,
    prep_time_minutes: sql`prep_time_minutes`,
    cook_time_minutes: sql`cook_time_minutes`,
    servings: sql`servings`,
  }[column]
  return sql`${key} ${direction} nulls last, number ${direction}`
}

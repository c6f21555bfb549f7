import { sql } from 'kysely'
import { oneOf } from '#domain/one-of.ts'
import { DIFFICULTIES, type Difficulty } from '#domain/recipe.ts'
import { placeOf, ROWS_PER_PAGE, type TableQuery } from '#domain/table-query.ts'
import { engineOf, type Database } from './database.ts'
import { recipeSearch } from './search.ts'

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
export type RecipeRow = {
  id: string
  slug: string
  status: 'draft' | 'published'
  name: string
  author_name: string | null
  recipe_category: string | null
  difficulty: Difficulty | null
  prep_time_minutes: number | null
  cook_time_minutes: number | null
  servings: number | null
  created_at: string
}

/**
 * One page of all recipes, drafts too, and how many match on all pages. Search looks through name, description and
 * author (SPEC.md section 5). What is unknown comes last in either order.
 */
export async function listRecipeRows(
  db: Database,
  { search, sort, order, page }: TableQuery<RecipeColumn>,
): Promise<{ rows: RecipeRow[]; count: number; page: number; pages: number }> {
  const words = recipeSearch(db, search)
  let matching = db.selectFrom('recipes')
  if (words) matching = matching.where((where) => where.or([words.matches, words.authorMatches]))
  const counted = await matching
    .select((select) => select.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const count = Number(counted.count)
  const { offset, ...place } = placeOf(page, count)
  const rows = await matching
    .select(['recipes.id', 'slug', 'status', 'name', 'author_name', 'recipe_category', 'difficulty'])
    .select(['prep_time_minutes', 'cook_time_minutes', 'servings', 'created_at'])
    .orderBy(sortKey(db, sort), (by) => (order === 'asc' ? by.asc() : by.desc()).nullsLast())
    .orderBy('recipes.id')
    .limit(ROWS_PER_PAGE)
    .offset(offset)
    .execute()
  const known = rows.map((row) => ({ ...row, difficulty: oneOf(DIFFICULTIES, row.difficulty) ?? null }))
  return { rows: known, count, ...place }
}

/** What a column is sorted by: folded text by its letters on both engines, difficulty from easy to hard. */
function sortKey(db: Database, column: RecipeColumn) {
  const text = (name: string) =>
    engineOf(db) === 'postgres'
      ? sql`nullif(${sql.ref(name)}, '') collate "C"`
      : sql`nullif(${sql.ref(name)}, '')`
  if (column === 'name') return text('recipes.search_name')
  if (column === 'author_name') return text('recipes.search_author')
  if (column === 'recipe_category') return text('recipes.recipe_category')
  if (column === 'difficulty')
    return sql`case recipes.difficulty when 'easy' then 1 when 'medium' then 2 when 'hard' then 3 end`
  return sql.ref(`recipes.${column}`)
}

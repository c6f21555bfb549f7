import { readCuisine } from 'recipe-import/read-cuisine'
import type { Cuisine } from 'recipe-basics/recipe/cuisines'
import type { Database } from '../database/database.ts'
import type { StoredRecipe } from '../recipes/row/row.ts'

/**
 * The cuisines that the files of recipes name and that nobody has read, by the id of the recipe: it has none, was imported
 * before imports read them, and never had one since. What the chef took away does not come back.
 */
export async function findUnreadCuisines(
  db: Database,
  recipes: readonly StoredRecipe[],
): Promise<Map<string, Cuisine>> {
  const found = new Map<string, Cuisine>()
  const ids = recipes.flatMap(({ id, fields }) => (fields.cuisine === null ? id : []))
  if (ids.length === 0) return found
  const files = await db
    .selectFrom('recipe_sources')
    .select(['recipe_id', 'source', 'report'])
    .where('recipe_id', 'in', ids)
    .execute()
  for (const { recipe_id, source, report } of files) {
    const cuisine = saysCuisine(JSON.parse(report)) ? null : readCuisine(JSON.parse(source))
    if (cuisine && !(await hadCuisine(db, recipe_id))) found.set(recipe_id, cuisine)
  }
  return found
}

/** Whether the report of an import speaks of the cuisine: then it was read, whatever became of it. */
const saysCuisine = (report: unknown) =>
  Array.isArray(report) &&
  report.some(
    (entry: unknown) =>
      typeof entry === 'object' && entry !== null && 'field' in entry && entry.field === 'cuisine',
  )

async function hadCuisine(db: Database, id: string): Promise<boolean> {
  const version = await db
    .selectFrom('versions')
    .select('id')
    .where('kind', '=', 'recipe')
    .where('target_id', '=', id)
    .where('snapshot', 'like', '%"cuisine":"%')
    .executeTakeFirst()
  return version !== undefined
}

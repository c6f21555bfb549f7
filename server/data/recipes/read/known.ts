import { foldForSearch } from 'recipe-basics/text/fold'
import type { Database } from '../../database/database.ts'

type Imported = { name: string; source_url: string | null }

/**
 * Every stored recipe by what `findSameRecipe` goes by, held in memory: for imports that ask about thousands. What is
 * added counts as stored. The oldest of a name or page is the one that is meant.
 */
export async function loadKnownRecipes(db: Database) {
  const rows = await db
    .selectFrom('recipes')
    .leftJoin('recipe_sources', 'recipe_sources.recipe_id', 'recipes.id')
    .select(['recipes.id', 'recipes.search_name', 'recipe_sources.source_url'])
    .orderBy('recipes.created_at')
    .execute()
  return rememberRecipes(rows)
}

/** The same of those stored recipes alone that a few imported ones may repeat. */
export async function loadKnownAmong(db: Database, imported: Imported[]) {
  if (imported.length === 0) return rememberRecipes([])
  const stored = db
    .selectFrom('recipes')
    .leftJoin('recipe_sources', 'recipe_sources.recipe_id', 'recipes.id')
    .select(['recipes.id', 'recipes.search_name', 'recipe_sources.source_url'])
    .orderBy('recipes.created_at')
  const names = imported.map(({ name }) => foldForSearch(name))
  const pages = imported.flatMap(({ source_url }) => source_url ?? [])
  const samePage =
    pages.length > 0 ? await stored.where('recipe_sources.source_url', 'in', pages).execute() : []
  return rememberRecipes([...samePage, ...(await stored.where('recipes.search_name', 'in', names).execute())])
}

/** The same of some recipes, of which the first of a name or page is the one that is meant. */
export function rememberRecipes(rows: { id: string; search_name: string; source_url: string | null }[]) {
  const byPage = new Map<string, string>()
  const byName = new Map<string, string>()
  const byNameWithoutPage = new Map<string, string>()
  for (const { id, search_name, source_url } of rows) remember(id, search_name, source_url)
  return {
    /** The id of the recipe that an imported one would repeat, or undefined. */
    find({ name, source_url }: Imported): string | undefined {
      if (!source_url) return byName.get(foldForSearch(name))
      return byPage.get(source_url) ?? byNameWithoutPage.get(foldForSearch(name))
    },
    add: (id: string, { name, source_url }: Imported) => remember(id, foldForSearch(name), source_url),
  }

  function remember(id: string, name: string, page: string | null) {
    if (page && !byPage.has(page)) byPage.set(page, id)
    if (!byName.has(name)) byName.set(name, id)
    if (!page && !byNameWithoutPage.has(name)) byNameWithoutPage.set(name, id)
  }
}

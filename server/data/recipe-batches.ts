import type { LabelDecision } from '#domain/diet/label-decisions.ts'
import type { WrittenRecipe } from '#domain/recipe.ts'
import { slugify } from '#domain/slug.ts'
import type { Database } from './database.ts'
import { insertRows } from './insert-rows.ts'
import { settleRecipe } from './recipe-labels.ts'
import { findNextNumber } from './recipe-numbers.ts'
import { insertParts } from './recipe-parts.ts'
import { rememberWords } from './spellings.ts'
import { recipeColumns, type RecipeSource } from './stored-recipe.ts'

type NewRecipe = {
  id: string
  status: 'draft' | 'published'
  fields: WrittenRecipe
  decisions?: LabelDecision[]
  source: RecipeSource
}

/** Every address that is or was a recipe's. Found ones count as taken. */
export async function loadSlugs(db: Database): Promise<{ find: (name: string) => string }> {
  const rows = await db
    .selectFrom('recipes')
    .select('slug')
    .union(db.selectFrom('old_slugs').select('slug').where('kind', '=', 'recipe'))
    .execute()
  const taken = new Set(rows.map(({ slug }) => slug))
  const numbers = new Map<string, number>()
  return {
    find(name) {
      const base = slugify(name) || 'recipe'
      let slug = base
      for (let number = numbers.get(base) ?? 2; taken.has(slug); number++) {
        slug = `${base}-${number}`
        // A thousand recipes of one name are not counted through a thousand times.
        numbers.set(base, number + 1)
      }
      taken.add(slug)
      return slug
    },
  }
}

/**
 * Stores many new recipes as `insertRecipe` stores one, within the transaction of its caller, which counts the change of
 * content. Throws when another process takes one of the addresses meanwhile.
 */
export async function insertRecipes(
  db: Database,
  slugs: { find: (name: string) => string },
  recipes: NewRecipe[],
  now: Date,
): Promise<void> {
  const created_at = now.toISOString()
  const number = await findNextNumber(db, created_at)
  const settled = recipes.map((recipe) => ({ ...recipe, ...settleRecipe(recipe.fields, recipe.decisions) }))
  const rows = settled.map(({ id, status, ...recipe }, place) => {
    const slug = slugs.find(recipe.fields.name)
    return {
      id,
      number: number + place,
      slug,
      status,
      created_at,
      updated_at: created_at,
      ...recipeColumns(recipe),
    }
  })
  await insertRows(db, 'recipes', rows)
  await insertParts(db, settled)
  await rememberWords(db, rows)
  const sources = recipes.map(({ id: recipe_id, source: { source_url, source, report } }) => ({
    recipe_id,
    source_url,
    source: JSON.stringify(source),
    report: JSON.stringify(report),
  }))
  await insertRows(db, 'recipe_sources', sources)
}

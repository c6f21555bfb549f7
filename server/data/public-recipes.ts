import type { Selectable } from 'kysely'
import { oneOf } from '#domain/one-of.ts'
import {
  CATEGORIES,
  DIFFICULTIES,
  type Category,
  type DietaryRestriction,
  type PublicRecipe,
  type RecipeCard,
  type RecipeSummary,
} from '#domain/recipe.ts'
import type { RecipeFilter } from '#domain/recipe-filter.ts'
import type { Database } from './database.ts'
import { toTexts } from './json-text.ts'
import { listLabels, listParts } from './recipe-parts.ts'
import type { Schema } from './schema.ts'
import { recipeSearch, type RecipeSearch } from './search.ts'
import { toStoredAddress } from './stored-address.ts'
import { canBeStored } from './stored-text.ts'

/** Recipes on one page of the list. */
const RECIPES_PER_PAGE = 24

type RecipePage<Recipe> = {
  recipes: Recipe[]
  /** How many recipes match on all pages together. */
  count: number
  /** The page that is shown, from 1: the last one when a later one was asked for. */
  page: number
  pages: number
}

/** One page of the published recipes that match, newest first; a match in the name before one in the description. */
export async function listRecipePage(db: Database, filter: RecipeFilter): Promise<RecipePage<RecipeCard>> {
  const { newestFirst, ...place } = await selectPage(db, filter)
  return { recipes: await toCards(db, await newestFirst.select(CARD_COLUMNS).execute()), ...place }
}

/** The same page with every field that a list is read for (SPEC.md section 7). */
export async function listRecipeSummaries(
  db: Database,
  filter: RecipeFilter,
): Promise<RecipePage<RecipeSummary>> {
  const { newestFirst, ...place } = await selectPage(db, filter)
  const rows = await newestFirst.select(CARD_COLUMNS).select(SUMMARY_COLUMNS).execute()
  const labels = await listLabels(db, idsOf(rows))
  return { recipes: rows.map((row) => withLabels(row, labels.get(row.id))), ...place }
}

/** The newest published recipes, at most `limit`; `besides` names one that is shown elsewhere on the page. */
export async function listNewestRecipes(
  db: Database,
  { limit, category, besides }: { limit: number; category?: Category | null; besides?: string },
): Promise<RecipeCard[]> {
  let recipes = db
    .selectFrom('recipes')
    .leftJoin('recipe_nutrition', 'recipe_nutrition.recipe_id', 'recipes.id')
    .select(CARD_COLUMNS)
    .where('status', '=', 'published')
  if (category) recipes = recipes.where('recipe_category', '=', category)
  if (besides) recipes = recipes.where('slug', '<>', besides)
  const rows = await recipes
    .orderBy('recipes.created_at', 'desc')
    .orderBy('recipes.id', 'desc')
    .limit(limit)
    .execute()
  return toCards(db, rows)
}

/** The published recipe at `slug`, whole, or undefined: a draft is never found here. */
export async function findPublicRecipe(db: Database, slug: string): Promise<PublicRecipe | undefined> {
  if (!canBeStored(slug)) return undefined
  const recipe = await db
    .selectFrom('recipes')
    .select(['id', 'slug', 'name', 'description', 'story', 'difficulty', 'recipe_category', 'author_name'])
    .select([
      'prep_time_minutes',
      'cook_time_minutes',
      'total_time_minutes',
      'servings',
      'image_url',
      'keywords',
    ])
    .select(['created_at', 'updated_at'])
    .where('slug', '=', slug)
    .where('status', '=', 'published')
    .executeTakeFirst()
  if (!recipe) return undefined
  return {
    ...recipe,
    image_url: toStoredAddress(recipe.image_url),
    difficulty: oneOf(DIFFICULTIES, recipe.difficulty) ?? null,
    recipe_category: oneOf(CATEGORIES, recipe.recipe_category) ?? null,
    keywords: toTexts(recipe.keywords),
    ...(await listParts(db, recipe.id)),
  }
}

/** Where a recipe that once had the address `slug` is now, while it is published. */
export async function findMovedRecipe(db: Database, slug: string): Promise<string | undefined> {
  if (!canBeStored(slug)) return undefined
  const row = await db
    .selectFrom('old_slugs')
    .innerJoin('recipes', 'recipes.id', 'old_slugs.target_id')
    .select('recipes.slug')
    .where('old_slugs.kind', '=', 'recipe')
    .where('old_slugs.slug', '=', slug)
    .where('recipes.status', '=', 'published')
    .executeTakeFirst()
  return row?.slug
}

const CARD_COLUMNS = [
  'recipes.id',
  'recipes.slug',
  'recipes.name',
  'recipes.description',
  'recipes.difficulty',
  'recipes.recipe_category',
  'recipes.total_time_minutes',
  'recipes.servings',
  'recipes.image_url',
  'recipe_nutrition.calories',
  'recipe_nutrition.protein_content_g',
  'recipe_nutrition.carbohydrate_content_g',
  'recipe_nutrition.fat_content_g',
] as const

const SUMMARY_COLUMNS = [
  'recipes.author_name',
  'recipes.prep_time_minutes',
  'recipes.cook_time_minutes',
  'recipes.created_at',
] as const

/** The recipes of one page, and which page of how many that is. */
async function selectPage(db: Database, filter: RecipeFilter) {
  const search = recipeSearch(db, filter.search)
  const matching = selectMatching(db, filter, search)
  const { count } = await matching
    .select((select) => select.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const pages = Math.max(1, Math.ceil(Number(count) / RECIPES_PER_PAGE))
  const page = Math.min(filter.page, pages)
  let found = matching.leftJoin('recipe_nutrition', 'recipe_nutrition.recipe_id', 'recipes.id')
  if (search) found = found.orderBy((order) => order.not(search.nameMatches))
  const newestFirst = found
    .orderBy('recipes.created_at', 'desc')
    .orderBy('recipes.id', 'desc')
    .limit(RECIPES_PER_PAGE)
    .offset((page - 1) * RECIPES_PER_PAGE)
  return { newestFirst, count: Number(count), page, pages }
}

function selectMatching(
  db: Database,
  { difficulty, category, diets }: RecipeFilter,
  search: RecipeSearch | undefined,
) {
  let query = db.selectFrom('recipes').where('recipes.status', '=', 'published')
  if (search) query = query.where(search.matches)
  if (difficulty) query = query.where('recipes.difficulty', '=', difficulty)
  if (category) query = query.where('recipes.recipe_category', '=', category)
  for (const diet of diets) {
    query = query.where((where) =>
      where.exists(
        where
          .selectFrom('recipe_dietary_restrictions as kept')
          .select('kept.recipe_id')
          .whereRef('kept.recipe_id', '=', 'recipes.id')
          .where('kept.dietary_restriction', '=', diet),
      ),
    )
  }
  return query
}

type CardRow = Pick<
  Selectable<Schema['recipes']>,
  | 'id'
  | 'slug'
  | 'name'
  | 'description'
  | 'difficulty'
  | 'recipe_category'
  | 'total_time_minutes'
  | 'servings'
  | 'image_url'
> & {
  [Column in 'calories' | 'protein_content_g' | 'carbohydrate_content_g' | 'fat_content_g']: number | null
}

async function toCards(db: Database, rows: CardRow[]): Promise<RecipeCard[]> {
  const labels = await listLabels(db, idsOf(rows))
  return rows.map(({ id, ...row }) => withLabels(row, labels.get(id)))
}

function withLabels<Row extends Omit<CardRow, 'id'>>(
  row: Row,
  dietary_restrictions: DietaryRestriction[] = [],
) {
  return {
    ...row,
    image_url: toStoredAddress(row.image_url),
    difficulty: oneOf(DIFFICULTIES, row.difficulty) ?? null,
    recipe_category: oneOf(CATEGORIES, row.recipe_category) ?? null,
    dietary_restrictions,
  }
}

const idsOf = (rows: { id: string }[]) => rows.map((row) => row.id)

import type { Selectable } from 'kysely'
import { oneOf } from '#domain/one-of.ts'
import {
  CATEGORIES,
  DIFFICULTIES,
  type Category,
  type PublicRecipe,
  type RecipeCard,
  type RecipeSummary,
} from '#domain/recipe.ts'
import type { RecipeFilter } from '#domain/recipe-filter.ts'
import type { Database } from './database.ts'
import { fromDietSet } from './diet-set.ts'
import { toTexts } from './json-text.ts'
import { findListed, type ListedRecipes } from './listed-recipes.ts'
import { listParts } from './recipe-parts.ts'
import type { Schema } from './schema.ts'
import { toStoredAddress } from './stored-address.ts'
import { canBeStored } from './stored-text.ts'

type RecipePage<Recipe> = Omit<ListedRecipes, 'numbers'> & { recipes: Recipe[] }

/** One page of the published recipes that match, newest first; a match in the name before one in the description. */
export async function listRecipePage(db: Database, filter: RecipeFilter): Promise<RecipePage<RecipeCard>> {
  const { numbers, ...place } = await findListed(db, filter)
  if (numbers.length === 0) return { recipes: [], ...place }
  const rows = await selectCards(db).where('recipes.number', 'in', numbers).execute()
  return { recipes: toCards(rows, numbers), ...place }
}

/** The same page with every field that a list is read for (SPEC.md section 7). */
export async function listRecipeSummaries(
  db: Database,
  filter: RecipeFilter,
): Promise<RecipePage<RecipeSummary>> {
  const { numbers, ...place } = await findListed(db, filter)
  if (numbers.length === 0) return { recipes: [], ...place }
  const rows = await selectCards(db).select(SUMMARY_COLUMNS).where('recipes.number', 'in', numbers).execute()
  return { recipes: toCards(rows, numbers), ...place }
}

/** The newest published recipes, at most `limit`; `besides` names one that is shown elsewhere on the page. */
export async function listNewestRecipes(
  db: Database,
  { limit, category, besides }: { limit: number; category?: Category | null; besides?: string },
): Promise<RecipeCard[]> {
  let recipes = selectCards(db).where('status', '=', 'published')
  if (category) recipes = recipes.where('recipe_category', '=', category)
  if (besides) recipes = recipes.where('slug', '<>', besides)
  const rows = await recipes.orderBy('recipes.number', 'desc').limit(limit).execute()
  return toCards(rows)
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
  'recipes.number',
  'recipes.slug',
  'recipes.name',
  'recipes.description',
  'recipes.difficulty',
  'recipes.recipe_category',
  'recipes.total_time_minutes',
  'recipes.servings',
  'recipes.image_url',
  'recipes.diets',
  'recipe_nutrition.calories',
  'recipe_nutrition.protein_content_g',
  'recipe_nutrition.carbohydrate_content_g',
  'recipe_nutrition.fat_content_g',
] as const

const SUMMARY_COLUMNS = [
  'recipes.id',
  'recipes.author_name',
  'recipes.prep_time_minutes',
  'recipes.cook_time_minutes',
  'recipes.created_at',
] as const

const selectCards = (db: Database) =>
  db
    .selectFrom('recipes')
    .leftJoin('recipe_nutrition', 'recipe_nutrition.recipe_id', 'recipes.id')
    .select(CARD_COLUMNS)

type CardRow = Pick<
  Selectable<Schema['recipes']>,
  | 'number'
  | 'slug'
  | 'name'
  | 'description'
  | 'difficulty'
  | 'recipe_category'
  | 'total_time_minutes'
  | 'servings'
  | 'image_url'
  | 'diets'
> & {
  [Column in 'calories' | 'protein_content_g' | 'carbohydrate_content_g' | 'fat_content_g']: number | null
}

/** What lists show of rows, in the order in which their numbers were found. */
function toCards<Row extends CardRow>(rows: Row[], found = rows.map((row) => Number(row.number))) {
  const cards = new Map(
    rows.map(({ number, diets, ...row }) => [
      Number(number),
      {
        ...row,
        image_url: toStoredAddress(row.image_url),
        difficulty: oneOf(DIFFICULTIES, row.difficulty) ?? null,
        recipe_category: oneOf(CATEGORIES, row.recipe_category) ?? null,
        dietary_restrictions: fromDietSet(diets),
      },
    ]),
  )
  return found.flatMap((number) => cards.get(number) ?? [])
}

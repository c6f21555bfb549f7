import { pick } from 'recipe-basics/fields/field'
import type { FoundPage } from '#domain/addresses/found-page.ts'
import { lastChange } from '#domain/publishing/last-change.ts'
import { recipePath } from '#domain/addresses/public-path.ts'
import type { Language } from 'recipe-basics/recipe/language'
import { RECIPE_FIELDS, type RecipeField } from 'recipe-basics/recipe/fields'
import type { PublicRecipe } from '#domain/recipe/public-recipe.ts'
import type { Database } from '../../database/database.ts'
import { convertersOf } from '../../columns/field-columns.ts'
import { toStoredAddress } from '../../columns/stored-address.ts'
import { endOfPublic, isPublic } from '../../changes/recipe-numbers.ts'
import { fromLanguages } from '../../columns/stored-languages.ts'

const FEED_FIELDS = [
  'name',
  'description',
  'author_name',
  'recipe_category',
  'image_url',
] as const satisfies RecipeField[]

const { toValues } = convertersOf(pick(FEED_FIELDS, RECIPE_FIELDS))

/** What a feed says of a recipe. */
export type FeedRecipe = Pick<
  PublicRecipe,
  (typeof FEED_FIELDS)[number] | 'id' | 'slug' | 'dish' | 'published_at' | 'updated_at'
> & { language: Language | undefined }

/** Recipes that are read at once. */
const BATCH = 1_000

/** The newest recipes that are public at `now`, at most `limit`. */
export async function listFeedRecipes(db: Database, limit: number, now: Date): Promise<FeedRecipe[]> {
  const rows = await db
    .selectFrom('recipes')
    .select(['id', 'slug', 'dish', 'languages', 'published_at', 'created_at', 'updated_at'])
    .select(FEED_FIELDS)
    .where(isPublic(endOfPublic(now)))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ created_at, published_at, languages, ...row }) => ({
    ...row,
    ...toValues(row),
    language: fromLanguages(languages).description,
    published_at: published_at ?? created_at,
  }))
}

/** How many recipes are public at `now`. */
export async function countPublicRecipes(db: Database, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('recipes')
    .select((select) => select.fn.countAll().as('count'))
    .where(isPublic(endOfPublic(now)))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The pages of the recipes that are public at `now`, oldest first: at most `limit` after the first `offset`, in batches. */
export async function* walkRecipePages(
  db: Database,
  { offset, limit }: { offset: number; limit: number },
  now: Date,
): AsyncGenerator<FoundPage[]> {
  let last: number | undefined
  for (let left = limit; left > 0; left -= BATCH) {
    const next = db
      .selectFrom('recipes')
      .select(['number', 'slug', 'published_at', 'created_at', 'updated_at', 'image_url'])
      .where(isPublic(endOfPublic(now)))
      .orderBy('number')
      .limit(Math.min(BATCH, left))
    // What is skipped is walked once only.
    const rows = await (last === undefined ? next.offset(offset) : next.where('number', '>', last)).execute()
    const end = rows.at(-1)
    if (!end) return
    last = Number(end.number)
    yield rows.map(({ slug, published_at, created_at, updated_at, image_url }) => ({
      path: recipePath({ slug }),
      changed: lastChange({ published_at: published_at ?? created_at, updated_at }),
      photo: toStoredAddress(image_url),
    }))
  }
}

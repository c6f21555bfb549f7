import { type InferResult, sql, type SqlBool } from 'kysely'
import { pick } from 'recipe-basics/fields/field'
import { decodeFingerprint, decodeListSigns, listSigns } from 'food-verdicts/gut/fingerprint'
import { type SpellName, SPELLS } from 'food-verdicts/gut/profile/spells'
import { RECIPE_FIELD_NAMES, RECIPE_FIELDS } from 'recipe-basics/recipe/fields'
import {
  CARD_FACTS,
  CARD_FIELDS,
  SUMMARY_FIELDS,
  type NewRecipe,
  type PublicRecipe,
  type RecipeCard,
  type RecipeSummary,
} from '#domain/recipe/public-recipe.ts'
import type { RecipeFilter } from '#domain/recipe/filter.ts'
import type { Database } from '../../database/database.ts'
import { fromDietSet } from '../labels/diet-set.ts'
import { convertersOf } from '../../columns/field-columns.ts'
import { NUMBER, prepareQuery, TEXT } from '../../database/prepared-query.ts'
import { endOfPublic, isPublic } from '../../changes/recipe-numbers.ts'
import { selectWithParts, toParts } from '../row/parts.ts'
import { fromLanguages } from '../../columns/stored-languages.ts'
import { readPoints } from '../../media/points.ts'
import { recipeConverters } from '../row/converters.ts'
import { type AskedOrder, type FoundPage, searchRecipes } from '../search/search.ts'
import { canBeStored } from '../../columns/stored-text.ts'

type RecipePage<Recipe> = Omit<FoundPage, 'numbers'> & { recipes: Recipe[] }

/**
 * One page of the recipes public at `now` that match, in the order of the filter; of a search, its best matches first. Of the
 * page, at most `limit` are read.
 */
export async function listRecipePage(
  db: Database,
  filter: RecipeFilter,
  now: Date,
  limit?: number,
  order?: AskedOrder,
): Promise<RecipePage<RecipeCard>> {
  const { numbers, ...place } = await searchRecipes(db, filter, now, order)
  const recipes = await listCards(db, numbers.slice(0, limit))
  const [spell] = SPELLS.filter((name) => filter[name] !== null)
  return {
    recipes: spell ? recipes.map((card) => ({ ...card, isChanged: isChanged(card, spell) })) : recipes,
    ...place,
  }
}

const isChanged = ({ gut }: RecipeCard, spell: SpellName) =>
  decodeListSigns(gut).spells[spell] === 'with changes'

/** The recipes with these numbers, in their order. Whoever asks knows that they are public. */
export async function listCards(db: Database, numbers: readonly number[]): Promise<RecipeCard[]> {
  if (numbers.length === 0) return []
  const rows = await selectCards(db).where('recipes.number', 'in', numbers).execute()
  return showCards(db, toCards(rows, numbers))
}

/** The recipes at these addresses that are public at `now`, in their order. */
export async function listCardsAt(db: Database, slugs: readonly string[], now: Date): Promise<RecipeCard[]> {
  if (slugs.length === 0) return []
  const rows = await selectCards(db)
    .where('recipes.slug', 'in', slugs.filter(canBeStored))
    .where(isPublic(endOfPublic(now)))
    .execute()
  const cards = new Map((await showCards(db, toCards(rows))).map((card) => [card.slug, card]))
  return slugs.flatMap((slug) => cards.get(slug) ?? [])
}

/** The same page with every field that a list is read for (spec.md section 7). */
export async function listRecipeSummaries(
  db: Database,
  filter: RecipeFilter,
  now: Date,
): Promise<Omit<RecipePage<RecipeSummary>, 'isWithin'>> {
  const { numbers, isWithin: _, ...place } = await searchRecipes(db, filter, now)
  if (numbers.length === 0) return { recipes: [], ...place }
  const rows = await selectCards(db)
    .select(['recipes.id', 'recipes.created_at', 'recipes.published_at'])
    .select([...SUMMARY_FIELDS, 'recipe_nutrition.source', 'recipe_nutrition.coverage'])
    .where('recipes.number', 'in', numbers)
    .execute()
  return { recipes: toCards(rows, numbers).map(withDate), ...place }
}

/** The newest recipes that are public at `now`, at most `limit`. */
export async function listNewestRecipes(db: Database, limit: number, now: Date): Promise<NewRecipe[]> {
  const newest = await selectCards(db)
    .select(['recipes.published_at', 'recipes.created_at'])
    .where(isPublic(endOfPublic(now)))
    .orderBy('recipes.number', 'desc')
    .limit(limit)
    .execute()
  const cards = await showCards(db, toCards(newest))
  return cards.map(({ created_at, published_at, ...card }) => ({
    ...card,
    published_at: published_at ?? created_at,
  }))
}

/** The recipe at `slug`, whole, when it is public at `now`; undefined for a draft, a scheduled and an unknown one alike. */
export async function findPublicRecipe(
  db: Database,
  slug: string,
  now: Date,
): Promise<PublicRecipe | undefined> {
  if (!canBeStored(slug)) return undefined
  const [row] = await selectPublicRecipe(db, { slug, end: endOfPublic(now) })
  if (!row) return undefined
  const { figures, ...recipe } = withDate(toParts(row))
  const { shown: nutrition, basis: nutrition_basis } = figures
  return { ...recipe, ...recipeConverters.toValues(recipe), nutrition, nutrition_basis }
}

/** Other public recipes, at most three: those of the same category first, the newest of them before the others. */
export async function listMoreRecipes(db: Database, slug: string, now: Date): Promise<RecipeCard[]> {
  if (!canBeStored(slug)) return []
  return showCards(db, toCards(await selectMoreRecipes(db, { slug, end: endOfPublic(now) })))
}

/** The card of the recipe that has, or once had, the address `slug`, when it is public at `now`. */
export async function findRecipeCard(db: Database, slug: string, now: Date): Promise<RecipeCard | undefined> {
  if (!canBeStored(slug)) return undefined
  const [found] = await listCardsAt(db, [slug], now)
  const moved = found ? undefined : await findMovedRecipe(db, slug, now)
  return moved === undefined ? found : (await listCardsAt(db, [moved], now))[0]
}

/** The newest recipes public at `now` that use a piece of equipment, at most `limit`. */
export async function listRecipesUsing(
  db: Database,
  equipment: string,
  limit: number,
  now: Date,
): Promise<RecipeCard[]> {
  if (!canBeStored(equipment)) return []
  const named = `%${JSON.stringify(equipment).replace(/[\\%_]/g, '\\$&')}%`
  const using = selectCards(db)
    .where(isPublic(endOfPublic(now)))
    // The condition of the index that finds them.
    .where('recipes.equipment', '<>', '[]')
    .where(sql<SqlBool>`recipes.equipment like ${named} escape '\\'`)
    .orderBy('recipes.number', 'desc')
    .limit(limit)
  return showCards(db, toCards(await using.execute()))
}

/** Where a recipe that once had the address `slug` is now, while it is public. */
export async function findMovedRecipe(db: Database, slug: string, now: Date): Promise<string | undefined> {
  if (!canBeStored(slug)) return undefined
  const row = await db
    .selectFrom('old_slugs')
    .innerJoin('recipes', 'recipes.id', 'old_slugs.target_id')
    .select('recipes.slug')
    .where('old_slugs.kind', '=', 'recipe')
    .where('old_slugs.slug', '=', slug)
    .where(isPublic(endOfPublic(now)))
    .executeTakeFirst()
  return row?.slug
}

/** The recipe that is asked for, among those that are public. */
const RECIPE = { slug: TEXT, end: NUMBER }

const selectPublicRecipe = prepareQuery(RECIPE, (db, { slug, end }) =>
  selectWithParts(db)
    .select(['id', 'slug', 'dish', 'published_at', 'created_at', 'updated_at'])
    .select(RECIPE_FIELD_NAMES)
    .where('slug', '=', slug)
    .where(isPublic(end)),
)

const MORE_RECIPES = 3

const selectMoreRecipes = prepareQuery(RECIPE, (db, { slug, end }) => {
  const category = db.selectFrom('recipes').select('recipe_category').where('slug', '=', slug)
  const newest = db
    .selectFrom('recipes')
    .select('number')
    .where(isPublic(end))
    .where('slug', '<>', slug)
    .orderBy('number', 'desc')
    .limit(MORE_RECIPES)
  const alike = newest.where('recipe_category', '=', category)
  // Each of the two is found in an index, however many recipes there are.
  const either = db
    .selectFrom(alike.as('alike'))
    .select('number')
    .union(db.selectFrom(newest.as('newest')).select('number'))
  return selectCards(db)
    .where('recipes.number', 'in', either)
    .orderBy((recipe) => recipe.case().when('recipe_category', '=', category).then(0).else(1).end())
    .orderBy('recipes.number', 'desc')
    .limit(MORE_RECIPES)
})

const selectCards = (db: Database) =>
  db
    .selectFrom('recipes')
    .leftJoin('recipe_nutrition', 'recipe_nutrition.recipe_id', 'recipes.id')
    .select([
      'recipes.number',
      'recipes.slug',
      'recipes.dish',
      'recipes.languages',
      'recipes.diets',
      'recipes.gut',
    ])
    .select([...CARD_FIELDS, ...CARD_FACTS])

const { toValues } = convertersOf(pick(CARD_FIELDS, RECIPE_FIELDS))

type CardRow = InferResult<ReturnType<typeof selectCards>>[number]

/** What lists show of rows, in the order in which their numbers were found. */
function toCards<Row extends CardRow>(
  rows: Row[],
  found: readonly number[] = rows.map((row) => Number(row.number)),
) {
  const cards = new Map(
    rows.map(({ number, diets, gut, languages, ...row }) => {
      const { name, description } = fromLanguages(languages)
      const print = decodeFingerprint(gut)
      return [
        Number(number),
        {
          ...row,
          ...toValues(row),
          ...((name || description) && { lang: { name, description } }),
          dietary_restrictions: fromDietSet(diets),
          gut: listSigns(gut),
          texture: print?.texture ?? null,
          handsOn: print?.lowEnergy.handsOn ?? null,
          free: print?.free ?? [],
        },
      ]
    }),
  )
  return found.flatMap((number) => cards.get(number) ?? [])
}

/** Cards as pages show them: the address of each picture names its point. */
async function showCards<Card extends Pick<RecipeCard, 'image_url'>>(db: Database, cards: Card[]) {
  const pointed = await readPoints(
    db,
    cards.map(({ image_url }) => image_url),
  )
  return cards.map((card) => ({ ...card, image_url: pointed(card.image_url) }))
}

/** A release that knew no publish dates may have written rows since. */
const withDate = <Row extends { published_at: string | null; created_at: string }>(row: Row) => ({
  ...row,
  published_at: row.published_at ?? row.created_at,
})

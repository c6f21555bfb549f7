import type { InferResult } from 'kysely'
import * as postgres from 'kysely/helpers/postgres'
import * as sqlite from 'kysely/helpers/sqlite'
import { NUTRITION_NAMES } from 'recipe-basics/recipe/nutrition-facts'
import type { UndoneLink, RecipeFields } from 'recipe-basics/recipe/recipe'
import { engineOf, type Database } from '../../database/database.ts'
import { insertRows } from '../../database/insert-rows.ts'
import { fromOwnJson } from '../../columns/json-text.ts'
import { fromFiguresRow, type GivenFor, toFiguresRow } from './figures.ts'
import { insertLabels, type LabelledRecipe, toGivenLabels } from '../labels/labels.ts'

/** The fields of a recipe that have tables of their own. */
type Parts = Pick<RecipeFields, 'ingredients' | 'instructions' | 'nutrition' | 'dietary_restrictions'>

/** Recipes with what they have in tables of their own, in one query: `toParts` reads those columns. */
export const selectWithParts = (db: Database) =>
  db.selectFrom('recipes').select((recipe) => {
    const { jsonArrayFrom, jsonObjectFrom } = engineOf(db) === 'sqlite' ? sqlite : postgres
    return [
      jsonArrayFrom(
        recipe
          .selectFrom('recipe_dietary_restrictions')
          .select(['dietary_restriction', 'given_by'])
          .whereRef('recipe_id', '=', 'recipes.id'),
      ).as('given'),
      jsonObjectFrom(
        recipe
          .selectFrom('recipe_nutrition')
          .select([...NUTRITION_NAMES, 'given', 'source', 'coverage', 'given_for', 'stale_since'])
          .whereRef('recipe_id', '=', 'recipes.id'),
      ).as('nutrition'),
      jsonArrayFrom(
        recipe
          .selectFrom('recipe_ingredients')
          .select(['ingredient_text', 'section'])
          .whereRef('recipe_id', '=', 'recipes.id')
          .orderBy('order_index'),
      ).as('ingredients'),
      jsonArrayFrom(
        recipe
          .selectFrom('recipe_instructions')
          .select(['step_number', 'step_text', 'step_url', 'section', 'undone_links'])
          .whereRef('recipe_id', '=', 'recipes.id')
          .orderBy('step_number'),
      ).as('instructions'),
    ]
  })

type PartsRow = InferResult<ReturnType<typeof selectWithParts>>[number]

/** A row with the parts of a recipe in the place of the columns that hold them. */
export function toParts<Row extends PartsRow>({
  given,
  nutrition,
  ingredients,
  instructions,
  ...recipe
}: Row) {
  const labels = toGivenLabels(fromJson(given))
  return {
    ...recipe,
    labels,
    dietary_restrictions: labels.map(({ dietary_restriction }) => dietary_restriction),
    figures: fromFiguresRow(fromJson(nutrition)),
    ingredients: fromJson(ingredients),
    instructions: fromJson(instructions).map(toInstruction),
  } satisfies Omit<Parts, 'nutrition'> & { labels: unknown }
}

/** Stores what recipes have in tables of their own: of one, or of many at a time. */
export async function insertParts(db: Database, recipes: Recipes) {
  await insertLabels(db, recipes)
  await insertNutrition(db, recipes)
  await insertLines(db, recipes)
}

/** Takes away what recipes have in tables of their own. */
export async function deleteParts(db: Database, recipe_ids: string[]) {
  for (const table of PART_TABLES) await db.deleteFrom(table).where('recipe_id', 'in', recipe_ids).execute()
}

/** A step, with the links that the chef has undone where there are any. */
export const toInstruction = <Row extends { undone_links: string }>({ undone_links, ...step }: Row) =>
  undone_links === '[]' ? step : { ...step, undone_links: fromOwnJson<UndoneLink[]>(undone_links) }

/** SQLite gives what it aggregated as text, Postgres as values. */
const fromJson = <Value>(value: Value): Value => (typeof value === 'string' ? JSON.parse(value) : value)

const PART_TABLES = [
  'recipe_dietary_restrictions',
  'recipe_label_decisions',
  'recipe_nutrition',
  'recipe_ingredients',
  'recipe_instructions',
] as const

type Recipes = ({ id: string; givenFor?: GivenFor } & LabelledRecipe)[]

async function insertNutrition(db: Database, recipes: Recipes) {
  const rows = recipes.flatMap(({ id: recipe_id, fields, givenFor, corrections, reading }) => {
    const row = toFiguresRow(fields, givenFor, corrections, reading?.shown)
    return row ? { recipe_id, ...row } : []
  })
  await insertRows(db, 'recipe_nutrition', rows)
}

async function insertLines(db: Database, recipes: Recipes) {
  const ingredients = recipes.flatMap(({ id: recipe_id, fields }) =>
    fields.ingredients.map(({ ingredient_text, section }, order_index) => ({
      id: crypto.randomUUID(),
      recipe_id,
      ingredient_text,
      section,
      order_index,
    })),
  )
  await insertRows(db, 'recipe_ingredients', ingredients)
  const instructions = recipes.flatMap(({ id: recipe_id, fields }) =>
    fields.instructions.map(({ step_text, step_url, section, undone_links = [] }, index) => ({
      id: crypto.randomUUID(),
      recipe_id,
      step_text,
      step_url,
      section,
      undone_links: JSON.stringify(undone_links),
      step_number: index + 1,
    })),
  )
  await insertRows(db, 'recipe_instructions', instructions)
}

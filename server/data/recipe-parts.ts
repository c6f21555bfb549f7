import {
  DIETARY_RESTRICTIONS,
  WELLNESS_CATEGORIES,
  type Nutrition,
  type RecipeFields,
} from '#domain/recipe.ts'
import type { Database } from './database.ts'

/** The fields of a recipe that have tables of their own. */
type Parts = Pick<
  RecipeFields,
  'ingredients' | 'instructions' | 'nutrition' | 'dietary_restrictions' | 'wellness_categories'
>

/** What a recipe has in tables of its own. */
export async function listParts(db: Database, id: string): Promise<Parts> {
  const [restrictions, wellness, nutrition, ingredients, instructions] = await Promise.all([
    listLabels(db, [id]),
    db
      .selectFrom('recipe_wellness_categories')
      .select('wellness_category')
      .where('recipe_id', '=', id)
      .execute(),
    db
      .selectFrom('recipe_nutrition')
      .select(NUTRITION_COLUMNS)
      .where('recipe_id', '=', id)
      .executeTakeFirst(),
    db
      .selectFrom('recipe_ingredients')
      .select(['ingredient_text', 'section'])
      .where('recipe_id', '=', id)
      .orderBy('order_index')
      .execute(),
    db
      .selectFrom('recipe_instructions')
      .select(['step_number', 'step_text', 'step_url', 'section'])
      .where('recipe_id', '=', id)
      .orderBy('step_number')
      .execute(),
  ])
  return {
    dietary_restrictions: restrictions.get(id) ?? [],
    wellness_categories: WELLNESS_CATEGORIES.filter((category) =>
      wellness.some((row) => row.wellness_category === category),
    ),
    nutrition: nutrition ?? null,
    ingredients,
    instructions,
  }
}

/** The dietary restrictions of several recipes, by recipe, in the order of the filter's chips. */
export async function listLabels(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, never[]>()
  const rows = await db
    .selectFrom('recipe_dietary_restrictions')
    .select(['recipe_id', 'dietary_restriction'])
    .where('recipe_id', 'in', ids)
    .execute()
  const kept = Map.groupBy(rows, (row) => row.recipe_id)
  return new Map(
    ids.map((id) => [
      id,
      DIETARY_RESTRICTIONS.filter((diet) => kept.get(id)?.some((row) => row.dietary_restriction === diet)),
    ]),
  )
}

/** Stores what a recipe has in tables of its own. */
export async function insertParts(db: Database, recipe_id: string, fields: Parts) {
  await insertLabels(db, recipe_id, fields)
  if (fields.nutrition) await insertNutrition(db, recipe_id, fields.nutrition)
  await insertLines(db, recipe_id, fields)
}

/** Takes away what a recipe has in tables of its own. */
export async function deleteParts(db: Database, recipe_id: string) {
  for (const table of PART_TABLES) await db.deleteFrom(table).where('recipe_id', '=', recipe_id).execute()
}

const PART_TABLES = [
  'recipe_dietary_restrictions',
  'recipe_wellness_categories',
  'recipe_nutrition',
  'recipe_ingredients',
  'recipe_instructions',
] as const

const NUTRITION_COLUMNS = [
  'calories',
  'protein_content_g',
  'carbohydrate_content_g',
  'fat_content_g',
  'cholesterol_content_mg',
  'fiber_content_g',
  'saturated_fat_content_g',
  'sodium_content_mg',
  'sugar_content_g',
  'serving_size',
] as const

async function insertLabels(
  db: Database,
  recipe_id: string,
  { dietary_restrictions, wellness_categories }: Parts,
) {
  if (dietary_restrictions.length > 0) {
    const rows = dietary_restrictions.map((dietary_restriction) => ({ recipe_id, dietary_restriction }))
    await db.insertInto('recipe_dietary_restrictions').values(rows).execute()
  }
  if (wellness_categories.length > 0) {
    const rows = wellness_categories.map((wellness_category) => ({ recipe_id, wellness_category }))
    await db.insertInto('recipe_wellness_categories').values(rows).execute()
  }
}

async function insertNutrition(db: Database, recipe_id: string, nutrition: Nutrition) {
  await db
    .insertInto('recipe_nutrition')
    .values({
      recipe_id,
      calories: nutrition.calories,
      protein_content_g: nutrition.protein_content_g,
      carbohydrate_content_g: nutrition.carbohydrate_content_g,
      fat_content_g: nutrition.fat_content_g,
      cholesterol_content_mg: nutrition.cholesterol_content_mg,
      fiber_content_g: nutrition.fiber_content_g,
      saturated_fat_content_g: nutrition.saturated_fat_content_g,
      sodium_content_mg: nutrition.sodium_content_mg,
      sugar_content_g: nutrition.sugar_content_g,
      serving_size: nutrition.serving_size,
    })
    .execute()
}

async function insertLines(db: Database, recipe_id: string, { ingredients, instructions }: Parts) {
  if (ingredients.length > 0) {
    const rows = ingredients.map(({ ingredient_text, section }, order_index) => ({
      id: crypto.randomUUID(),
      recipe_id,
      ingredient_text,
      section,
      order_index,
    }))
    await db.insertInto('recipe_ingredients').values(rows).execute()
  }
  if (instructions.length > 0) {
    const rows = instructions.map(({ step_text, step_url, section }, index) => ({
      id: crypto.randomUUID(),
      recipe_id,
      step_text,
      step_url,
      section,
      step_number: index + 1,
    }))
    await db.insertInto('recipe_instructions').values(rows).execute()
  }
}

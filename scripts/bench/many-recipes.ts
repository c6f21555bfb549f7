import { CATEGORIES, DIETARY_RESTRICTIONS, DIFFICULTIES } from '#domain/recipe.ts'
import { changeContent } from '#server/data/content-version.ts'
import type { Database } from '#server/data/database.ts'
import { insertRecipe } from '#server/data/recipes.ts'
import { aRecipe } from '#test/fixtures.ts'

const FOODS = [
  'Carrot',
  'Pumpkin',
  'Fennel',
  'Rice',
  'Cod',
  'Salmon',
  'Leek',
  'Potato',
  'Celeriac',
  'Chicken',
  'Turkey',
]
const WAYS = ['soup', 'congee', 'salad', 'purée', 'gratin', 'broth', 'pudding', 'bake']

/** Stores `count` different recipes, a minute apart, spread over all categories, difficulties and diets. */
export async function fillWithRecipes(db: Database, count: number): Promise<void> {
  await changeContent(db, async (db) => {
    for (let number = 0; number < count; number++) {
      const food = FOODS[number % FOODS.length] ?? ''
      const way = WAYS[number % WAYS.length] ?? ''
      const fields = aRecipe({
        name: `${food} ${way} ${number}`,
        description: `A quiet ${way} of ${food.toLowerCase()}, number ${number}, cooked long and cut small.`,
        recipe_category: CATEGORIES[number % CATEGORIES.length] ?? null,
        difficulty: DIFFICULTIES[number % DIFFICULTIES.length] ?? null,
        dietary_restrictions: DIETARY_RESTRICTIONS.filter((_, index) => (number >> index) % 2 === 0),
      })
      await insertRecipe(db, { fields }, new Date(Date.UTC(2025, 0, 1) + number * 60_000))
    }
  })
}

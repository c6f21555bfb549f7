import { CUISINES } from 'recipe-basics/recipe/cuisines'
import { CATEGORIES, DIFFICULTIES } from 'recipe-basics/recipe/choices'
import { DIETARY_RESTRICTIONS } from 'recipe-basics/recipe/recipe'
import { changeContent, recordChange } from '#server/data/changes/content-version.ts'
import type { Database } from '#server/data/database/database.ts'
import { insertRecipes, loadSlugs } from '#server/data/recipes/write/batches.ts'
import { aLabelledRecipe } from '#test/fixtures.ts'

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
/** One for each way, so that every texture is there. */
const STEPS = [
  'Simmer in one pot until very soft, then purée until smooth and pass through a sieve.',
  'Simmer for an hour, until it falls apart.',
  'Chop everything finely and serve it raw.',
  'Boil until soft and mash with a fork. It freezes well.',
  'Bake for 40 minutes, until golden and crisp.',
  'Simmer for two hours and strain. It reheats well.',
  'Stir over a low heat until it coats a spoon, and chill.',
  'Bake until tender.',
]
const BATCH = 200

/** The address of the recipe of each number. */
export const manyRecipesPath = (number: number) =>
  `/recipes/${FOODS[number % FOODS.length]?.toLowerCase()}-${WAYS[number % WAYS.length]?.replace('é', 'e')}-${number}`

/** Stores `count` different recipes, spread over all categories, difficulties and diets. `linesOf` writes other ingredients. */
export async function fillWithRecipes(
  db: Database,
  count: number,
  linesOf?: (number: number) => string[],
): Promise<void> {
  const slugs = await loadSlugs(db)
  for (let first = 0; first < count; first += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - first) }, (_, place) => ({
      id: crypto.randomUUID(),
      status: 'published' as const,
      ...recipe(first + place, linesOf),
      source: { source_url: null, source: {}, report: [] },
    }))
    const at = new Date(Date.UTC(2025, 0, 1) + first * 1_000)
    await changeContent(db, async (db) => {
      await insertRecipes(db, slugs, batch, at)
      await recordChange(db, { isPublic: true })
    })
  }
}

function recipe(number: number, linesOf?: (number: number) => string[]) {
  const food = FOODS[number % FOODS.length] ?? ''
  const way = WAYS[number % WAYS.length] ?? ''
  return aLabelledRecipe({
    name: `${food} ${way} ${number}`,
    description: `A quiet ${way} of ${food.toLowerCase()}, number ${number}, cooked long and cut small.`,
    recipe_category: CATEGORIES[number % CATEGORIES.length] ?? null,
    // Ten cuisines; half of the recipes say none.
    cuisine: CUISINES[7 * (number % 20)] ?? null,
    difficulty: DIFFICULTIES[number % DIFFICULTIES.length] ?? null,
    instructions: [
      { step_number: 1, step_text: STEPS[number % STEPS.length] ?? '', section: null, step_url: null },
    ],
    dietary_restrictions: DIETARY_RESTRICTIONS.filter((_, index) => (number >> index) % 2 === 0),
    ...(linesOf && {
      ingredients: linesOf(number).map((ingredient_text) => ({ ingredient_text, section: null })),
    }),
  })
}

import type { NewRecipe, RecipeCard } from '#domain/recipe/public-recipe.ts'
import { FEWEST_DISHES } from './fewest-dishes.ts'
import { dayIn } from '#domain/publishing/time-zone.ts'

/** Today and the thirty days before it. */
const NEW_DAYS = 31
const DAY_MS = 24 * 60 * 60 * 1000
const MOST_SHOWN = 5

/** The recipes of the last 31 days in `zone`, the newest first; where these are too few, the latest of all. */
export function toNewRecipes(
  newest: NewRecipe[],
  now: Date,
  zone: string,
): { title: string; recipes: RecipeCard[] } {
  const today = Date.parse(dayIn(zone, now.toISOString()))
  const firstDay = new Date(today - (NEW_DAYS - 1) * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length)
  const fresh = newest.filter(({ published_at }) => dayIn(zone, published_at) >= firstDay)
  const isEnough = fresh.length >= FEWEST_DISHES
  return {
    title: isEnough ? 'New this month' : 'Latest recipes',
    recipes: (isEnough ? fresh : newest).slice(0, MOST_SHOWN).map(toCard),
  }
}

function toCard(recipe: NewRecipe): RecipeCard {
  const { published_at: _, ...card } = recipe
  return card
}

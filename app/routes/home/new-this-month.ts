import type { NewRecipe, RecipeCard } from '#domain/recipe/public-recipe.ts'
import { dayIn } from '#domain/publishing/time-zone.ts'

/** Today and the thirty days before it. */
const NEW_DAYS = 31
const DAY_MS = 24 * 60 * 60 * 1000
const MOST_SHOWN = 5

/** The recipes of the last 31 days in `zone`, the newest first; where there is none, the latest of all. */
export function toNewRecipes(
  newest: NewRecipe[],
  now: Date,
  zone: string,
): { title: string; recipes: RecipeCard[] } {
  const today = Date.parse(dayIn(zone, now.toISOString()))
  const firstDay = new Date(today - (NEW_DAYS - 1) * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length)
  const fresh = newest.filter(({ published_at }) => dayIn(zone, published_at) >= firstDay)
  const shown = (fresh.length > 0 ? fresh : newest).slice(0, MOST_SHOWN)
  return {
    title: fresh.length > 0 ? 'New this month' : 'Latest recipes',
    recipes: shown.map(toCard),
  }
}

function toCard(recipe: NewRecipe): RecipeCard {
  const { published_at: _, ...card } = recipe
  return card
}

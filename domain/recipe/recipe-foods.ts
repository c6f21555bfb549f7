import { FOOD_OF_ITS_OWN } from 'recipe-reading/food/corrections'
import { findNamedOutside, type MentionPlace } from 'recipe-reading/reading/named-outside'
import { judgedLines, type RecipeReading } from 'recipe-reading/reading/recipe-reading'

/** Raise this when other foods would be found: those of stored recipes are then found anew. */
export const FOOD_RULES = 16

/**
 * The foods that the lines of a recipe name, as our table calls them, by their letters. `isComplete`: no line holds a word
 * that is not understood, and nothing out of a packet, so that the recipe holds no other food that our table knows.
 */
export type RecipeFoods = { foods: string[]; isComplete: boolean }

/** Finds the foods of a recipe. What may be chosen or left out, and what is named outside the list, counts as in it. */
export function readRecipeFoods(reading: RecipeReading): RecipeFoods {
  const outside = findNamedOutside(reading).filter(
    ({ place, isLikelyMadeHere }) => !isLikelyMadeHere && isCooked(place),
  )
  const names = new Set(outside.map(({ term }) => term))
  const lines = judgedLines(reading)
  let isComplete = lines.length > 0
  for (const line of lines) {
    const { foods, unknown } = line.meant?.line ?? line
    for (const { term } of foods) if (term !== FOOD_OF_ITS_OWN) names.add(term)
    const isKnown = foods.length > 0 && unknown.length === 0
    if (!isKnown || foods.some(({ kind }) => kind === 'packet')) isComplete = false
  }
  return { foods: [...names].sort(), isComplete }
}

/** Notes speak of other dishes, too. */
const isCooked = (place: MentionPlace) => place.in === 'name' || place.in === 'step'

import type { SpellName } from 'food-verdicts/gut/profile/spells'
import { digestRecipe, type RecipeWithVersions } from 'food-verdicts/gut/versions/chefs-version'
import { confirmVersions } from 'food-verdicts/gut/versions/confirm-versions'

const CONFIRMED = new Date('2026-03-04T05:06:07Z')

/** The same recipe with a version that the chef confirmed; `version` holds her words as they are stored. */
export function withVersion<Recipe extends RecipeWithVersions>(
  recipe: Recipe,
  version: object,
  spell: SpellName = 'gentle',
): Recipe & { softer: string | null } {
  const softer = JSON.stringify({ [spell]: { ...version, ticked: digestRecipe(recipe) } })
  return { ...recipe, softer: confirmVersions({ ...recipe, softer }, null, CONFIRMED).softer }
}

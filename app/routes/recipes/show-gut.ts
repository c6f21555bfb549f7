import type { Corrections } from '#domain/food/corrections.ts'
import { computeGutFacts, type GutFacts } from '#domain/gut/gut-facts.ts'
import { type ReadTexture, readTexture } from '#domain/gut/read-texture.ts'
import { readTriggers, type TriggerHit } from '#domain/gut/read-triggers.ts'
import { computeNutrition } from '#domain/nutrition/compute-nutrition.ts'
import { readTexts } from '#domain/nutrition/shown-nutrition.ts'
import type { PublicRecipe } from '#domain/recipe/recipe.ts'

/** What a recipe page says of the gut. */
export type GutShown = {
  facts: GutFacts
  texture: ReadTexture
  /** The groups that its lines name, for what a reader's own browser keeps of her; null where they are not read. */
  triggers: TriggerHit[] | null
}

/** What the lines and the method of a recipe say for the gut; null where it has no lines. */
export function showGutOf(
  recipe: Pick<
    PublicRecipe,
    'name' | 'ingredients' | 'instructions' | 'servings' | 'nutrition' | 'nutrition_basis'
  >,
  corrections?: Corrections,
): GutShown | null {
  const { name, ingredients, instructions, servings, nutrition, nutrition_basis } = recipe
  if (ingredients.length === 0) return null
  const hits = readTriggers({ ingredients, instructions, servings }, corrections)
  const computed = computeNutrition(readTexts(ingredients), servings, corrections)
  const shown = nutrition_basis.stale_since === null ? nutrition : null
  return {
    facts: computeGutFacts(computed, shown, hits, servings),
    texture: readTexture({ name, instructions, triggers: hits ?? [] }),
    triggers: hits ?? null,
  }
}

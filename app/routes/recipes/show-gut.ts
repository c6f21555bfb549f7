import type { Corrections } from '#domain/food/corrections.ts'
import { computeGutFacts, type GutFacts } from '#domain/gut/gut-facts.ts'
import { makeSofter, type Softer, type SofterLine } from '#domain/gut/gentler.ts'
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

/**
 * What a recipe becomes in each phase of soft food, in so many servings; nothing where it has no lines. `shown` are its lines as the
 * page shows them, in those servings and units.
 */
export function listSofter(
  recipe: Pick<PublicRecipe, 'name' | 'ingredients' | 'instructions' | 'servings'>,
  shown: readonly string[],
  servings: number | undefined,
  corrections?: Corrections,
): Softer[] {
  if (recipe.ingredients.length === 0) return []
  return SOFT_PHASES.map((phase) => {
    const softer = makeSofter(recipe, phase, servings ?? recipe.servings, corrections)
    if ('none' in softer) return softer
    return { ...softer, lines: softer.lines.map((line, at) => showLine(line, shown[at])) }
  })
}

const SOFT_PHASES = ['gentle', 'stricture'] as const

/** What stays of a line stands as the page shows it. */
function showLine(line: SofterLine, shown: string | undefined): SofterLine {
  if (shown === undefined || line.kind === 'left out') return line
  if (line.kind === 'kept') return { ...line, text: shown }
  return line.text.startsWith(line.was) ? { ...line, text: shown + line.text.slice(line.was.length) } : line
}

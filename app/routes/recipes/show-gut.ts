import type { Corrections } from '#domain/food/corrections.ts'
import { computeGutFacts, type GutFacts } from '#domain/gut/gut-facts.ts'
import { SOFT_PHASES } from '#domain/gut/phases.ts'
import { makeSofter, type Softer, type SofterLine } from '#domain/gut/gentler.ts'
import { type ReadTexture, readTexture } from '#domain/gut/read-texture.ts'
import { readTriggers, type TriggerHit } from '#domain/gut/read-triggers.ts'
import type { Texture } from '#domain/gut/fingerprint.ts'
import type { LowEnergy } from '#domain/low-energy/facts.ts'
import { readLowEnergy } from '#domain/low-energy/read-low-energy.ts'
import { settleLowEnergy } from '#domain/low-energy/said.ts'
import { computeNutrition } from '#domain/nutrition/compute-nutrition.ts'
import { readTexts } from '#domain/nutrition/shown-nutrition.ts'
import type { PublicRecipe } from '#domain/recipe/recipe.ts'

/** What a recipe page says of the gut. */
export type GutShown = {
  facts: GutFacts
  texture: ReadTexture
  /** The texture that the chef confirmed. */
  confirmed: Texture | null
  /** What it asks of whoever cooks it; null where its lines are not read. */
  lowEnergy: LowEnergy | null
  /** The groups that its lines name, for what a reader's own browser keeps of her; null where they are not read. */
  triggers: TriggerHit[] | null
}

/** What the lines and the method of a recipe say for the gut; null where it has no lines. */
export function showGutOf(
  recipe: Pick<
    PublicRecipe,
    | 'name'
    | 'ingredients'
    | 'instructions'
    | 'servings'
    | 'nutrition'
    | 'nutrition_basis'
    | 'texture'
    | 'low_energy'
    | 'prep_time_minutes'
    | 'total_time_minutes'
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
    confirmed: recipe.texture,
    lowEnergy: hits ? settleLowEnergy(readLowEnergy(recipe).facts, recipe.low_energy) : null,
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

/** What stays of a line stands as the page shows it. */
function showLine(line: SofterLine, shown: string | undefined): SofterLine {
  if (shown === undefined || line.kind === 'left out') return line
  if (line.kind === 'kept') return { ...line, text: shown }
  return line.text.startsWith(line.was) ? { ...line, text: shown + line.text.slice(line.was.length) } : line
}

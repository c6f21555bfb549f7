import { readPlateChoice } from '#domain/dish/plate-choice.ts'
import type { LaidDish } from '#domain/dish/plate-code.ts'
import type { Corrections } from '#domain/food/corrections.ts'
import { computeGutFacts, type GutFacts } from '#domain/gut/gut-facts.ts'
import { SOFT_PHASES } from '#domain/gut/phases.ts'
import { makeSofter, type Softer, type SofterLine } from '#domain/gut/gentler.ts'
import { type ReadTexture, readTexture } from '#domain/gut/read-texture.ts'
import { readTriggers, type TriggerHit } from '#domain/gut/read-triggers.ts'
import { readSofterDish } from '#domain/gut/softer-dish.ts'
import type { Texture } from '#domain/gut/fingerprint.ts'
import type { View } from '#domain/kitchen/figure.ts'
import type { LowEnergy } from '#domain/low-energy/facts.ts'
import { readLowEnergy } from '#domain/low-energy/read-low-energy.ts'
import { settleLowEnergy } from '#domain/low-energy/said.ts'
import { computeNutrition } from '#domain/nutrition/compute-nutrition.ts'
import { readTexts } from '#domain/nutrition/shown-nutrition.ts'
import { dayIn } from '#domain/time-zone.ts'
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
    texture: readTexture({ name, ingredients, instructions, triggers: hits ?? [] }),
    confirmed: recipe.texture,
    lowEnergy: hits ? settleLowEnergy(readLowEnergy(recipe).facts, recipe.low_energy) : null,
    triggers: hits ?? null,
  }
}

/** A softer version on its page, and what is drawn of it where it looks otherwise than as written. */
export type ShownSofter = Softer & { drawn?: LaidDish }

/**
 * What a recipe becomes in each phase of soft food, as its page shows it; nothing where it has no lines. `shown` are its lines in that
 * view. A version that was confirmed says the day at the site.
 */
export function listSofter(
  recipe: Pick<
    PublicRecipe,
    'name' | 'recipe_category' | 'ingredients' | 'instructions' | 'servings' | 'softer' | 'plate'
  >,
  shown: readonly string[],
  { view, time_zone, corrections }: { view: View; time_zone: string; corrections?: Corrections },
): ShownSofter[] {
  if (recipe.ingredients.length === 0) return []
  return SOFT_PHASES.map((phase) => {
    const softer = makeSofter(recipe, phase, view, corrections)
    if ('none' in softer) return softer
    const confirmed = softer.confirmed && dayIn(time_zone, softer.confirmed)
    const lines = softer.lines.map((line, at) => showLine(line, shown[at]))
    const isAsWritten = view.ratio === 1 && !view.system
    const written = isAsWritten ? softer : makeSofter(recipe, phase, undefined, corrections)
    const dish = 'none' in written ? undefined : readSofterDish(recipe, written, corrections)
    if (!dish) return { ...softer, confirmed, lines }
    const { crockery, cloth } = readPlateChoice(recipe.plate)
    return { ...softer, confirmed, lines, drawn: { dish, crockery, cloth } }
  })
}

/** What stays of a line stands as the page shows it. */
function showLine(line: SofterLine, shown: string | undefined): SofterLine {
  if (shown === undefined || line.kind === 'left out' || line.kind === 'added') return line
  if (line.kind === 'kept') return { ...line, text: shown }
  return !line.by && line.text.startsWith(line.was)
    ? { ...line, text: shown + line.text.slice(line.was.length) }
    : line
}

import type { NutritionShown } from '#app/ui/nutrition-shown.ts'
import { formatDate } from '#domain/dates.ts'
import type { Corrections } from '#domain/food/corrections.ts'
import { computeNutrition } from '#domain/nutrition/compute-nutrition.ts'
import { computedFacts, readNutritionTexts } from '#domain/nutrition/shown-nutrition.ts'
import { middleOf } from '#domain/nutrition/weigh-parts.ts'
import type { PublicRecipe } from '#domain/recipe/recipe.ts'
import { dayIn } from '#domain/time-zone.ts'
import type { Words } from '#domain/settings/words.ts'

/** Open lines that readers are told. */
const MOST_OPEN = 3

/** The label of a recipe, with what its own lines say of the weight. */
export function showNutritionOf(
  recipe: Pick<
    PublicRecipe,
    'name' | 'ingredients' | 'instructions' | 'servings' | 'nutrition' | 'nutrition_shown' | 'nutrition_basis'
  >,
  { time_zone, date_format }: Pick<Words, 'time_zone' | 'date_format'>,
  corrections?: Corrections,
): NutritionShown {
  const {
    ingredients,
    servings,
    nutrition: facts,
    nutrition_shown,
    nutrition_basis: { source, stale_since },
  } = recipe
  const computed = computeNutrition(readNutritionTexts(recipe, corrections), servings, corrections)
  const { coverage } = computed
  const isKnown = computed.perServing !== undefined && servings !== null && stale_since === null
  const open = ingredients.flatMap(({ ingredient_text }, line) =>
    computed.lines[line]?.some(({ outcome }) => outcome.startsWith('unknown')) ? ingredient_text : [],
  )
  return {
    facts,
    source,
    coverage,
    grams: isKnown ? middleOf(computed.grams) / servings || null : null,
    sum: source === 'published' ? (computedFacts(computed)?.calories ?? null) : null,
    stale: stale_since && formatDate(dayIn(time_zone, stale_since), date_format ?? undefined),
    open: nutrition_shown === 'none' ? [] : open.slice(0, MOST_OPEN),
  }
}

import { memoize } from 'recipe-basics/text/memoize'
import type { NutritionChoice } from 'recipe-basics/recipe/choices'
import { hasFigures, type Nutrition } from 'recipe-basics/recipe/recipe'
import type { NutritionSource } from 'recipe-basics/recipe/recipe'
import { type ComputedNutrition, computeNutrition } from './compute-nutrition.ts'
import { findPouredAway } from './poured-away.ts'
import { roundedFacts } from './published-facts.ts'
import type { ReadText } from './weigh-parts.ts'
import type { RecipeReading } from '../reading/recipe-reading.ts'

/** Raise this when other figures would be computed: those of stored recipes are then computed anew. */
export const NUTRITION_RULES = 13

/** Above it, the recipe does not serve so few: 0.1 % of the foods that people eat at once hold as much. */
const MOST_KCAL = 3_000

/** The figures that readers see, null for none, and whose they are. */
export type ShownNutrition = {
  nutrition: Nutrition | null
  source: NutritionSource
  /** The part of the weight that computed figures are from. */
  coverage: number | null
}

/** The lines of a recipe, with what of each is eaten where the name and the steps say that the rest is poured away. */
export const eatenLines = memoize(
  ({ lines, title, steps, corrections }: RecipeReading): readonly ReadText[] => {
    const said = { name: title.text, steps: steps.map(({ text }) => text) }
    const poured = findPouredAway(lines, said, corrections)
    return lines.map((line, at) => (poured[at] ? { ...line, eaten: poured[at] } : line))
  },
)

/** What a recipe holds, from its lines. */
export const nutritionOf = memoize((reading: RecipeReading): ComputedNutrition =>
  computeNutrition(eatenLines(reading), reading.servings, reading.corrections),
)

/**
 * Chooses the figures that readers see. Figures of the chef are never mixed with computed ones, which stand in only where
 * nobody gave any for a serving, or where she said so.
 */
export function showNutrition(reading: RecipeReading, choice: NutritionChoice | null): ShownNutrition {
  const published = { nutrition: reading.nutrition, nutrition_shown: choice }
  if (shownSource(published) === 'published')
    return { nutrition: publishedNutrition(published), source: 'published', coverage: null }
  const computed = nutritionOf(reading)
  const facts = computedFacts(computed)
  return { nutrition: facts, source: 'computed', coverage: facts && computed.coverage }
}

/** What was published, or the chef gave, and which figures she chose. */
type Published = { nutrition: Nutrition | null; nutrition_shown: NutritionChoice | null }

/** The figures of the chef, where readers see them; null where they see none of hers. */
export const publishedNutrition = (fields: Published): Nutrition | null =>
  shownSource(fields) === 'published' && fields.nutrition_shown !== 'none' ? fields.nutrition : null

/** Whose figures readers would see, were there any. */
function shownSource({ nutrition, nutrition_shown }: Published): NutritionSource {
  if (nutrition_shown === 'computed') return 'computed'
  return nutrition_shown === 'none' || (nutrition && isOfServing(nutrition)) ? 'published' : 'computed'
}

/** Whether given facts hold figures that may be those of a serving: not those of a whole dish, or with a slip of the comma ("87424 kcal"). */
export const isOfServing = (nutrition: Nutrition) =>
  hasFigures(nutrition) && (nutrition.calories === null || nutrition.calories <= MOST_KCAL)

/** Computed facts, rounded, that may be shown to readers: null where too little is known, or the servings cannot be meant. */
export function computedFacts({ perServing }: ComputedNutrition): Nutrition | null {
  if (!perServing || perServing.kcal === null || perServing.kcal > MOST_KCAL) return null
  return roundedFacts(perServing)
}

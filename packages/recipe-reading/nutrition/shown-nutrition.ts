import type { Corrections } from '../food/corrections.ts'
import { readIngredient } from '../ingredient/read-ingredient.ts'
import type { NutritionChoice } from 'recipe-basics/recipe/choices'
import { hasFigures, type Ingredient, type Nutrition } from 'recipe-basics/recipe/recipe'
import type { NutritionSource } from 'recipe-basics/recipe/recipe'
import { type ComputedNutrition, computeNutrition } from './compute-nutrition.ts'
import { findPouredAway } from './poured-away.ts'
import { roundedFacts } from './published-facts.ts'
import type { ReadText } from './weigh-parts.ts'

/** Raise this when other figures would be computed: those of stored recipes are then computed anew. */
export const NUTRITION_RULES = 13

/** Above it, the recipe does not serve so few: 0.1 % of the foods that people eat at once hold as much. */
const MOST_KCAL = 3_000

/** What figures are computed and chosen from. */
export type NutritionFields = NutritionTexts & {
  servings: number | null
  /** What was published, or the chef gave. */
  nutrition: Nutrition | null
  nutrition_shown: NutritionChoice | null
}

/** The figures that readers see, null for none, and whose they are. */
export type ShownNutrition = {
  nutrition: Nutrition | null
  source: NutritionSource
  /** The part of the weight that computed figures are from. */
  coverage: number | null
}

/** The lines of a recipe by themselves. */
export const readTexts = (ingredients: readonly Ingredient[]): ReadText[] =>
  ingredients.map(({ ingredient_text, section }) => ({
    text: ingredient_text,
    line: readIngredient(ingredient_text),
    section,
  }))

/** What nutrition is computed from: the lines, and what the name and the steps say that is poured away. */
export type NutritionTexts = {
  name: string
  ingredients: readonly Ingredient[]
  instructions: readonly { step_text: string }[]
}

/** The lines of a recipe as its nutrition is computed from them. */
export function readNutritionTexts(
  { name, ingredients, instructions }: NutritionTexts,
  corrections?: Corrections,
): ReadText[] {
  const lines = readTexts(ingredients)
  const steps = instructions.map(({ step_text }) => step_text)
  const poured = findPouredAway(lines, { name, steps }, corrections)
  return lines.map((line, at) => {
    const eaten = poured[at]
    return eaten ? { ...line, eaten } : line
  })
}

/**
 * Chooses the figures that readers see. Figures of the chef are never mixed with computed ones, which stand in only where
 * nobody gave any for a serving, or where she said so.
 */
export function showNutrition(fields: NutritionFields, corrections?: Corrections): ShownNutrition {
  const { servings } = fields
  if (shownSource(fields) === 'published')
    return { nutrition: publishedNutrition(fields), source: 'published', coverage: null }
  const computed = computeNutrition(readNutritionTexts(fields, corrections), servings, corrections)
  const facts = computedFacts(computed)
  return { nutrition: facts, source: 'computed', coverage: facts && computed.coverage }
}

type Published = Pick<NutritionFields, 'nutrition' | 'nutrition_shown'>

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

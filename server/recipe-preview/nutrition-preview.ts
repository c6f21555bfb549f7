import type { RecipeReading } from 'recipe-reading/reading/recipe-reading'
import { compareNutrition } from 'recipe-reading/nutrition/compare-nutrition'
import { explainFact } from 'recipe-reading/nutrition/explain-fact'
import { roundFact, type ComputedFact } from 'recipe-reading/nutrition/published-facts'
import { computedFacts, isOfServing } from 'recipe-reading/nutrition/shown-nutrition'
import { hasFigures } from 'recipe-basics/recipe/recipe'
import { NO_NUTRITION } from 'recipe-basics/recipe/nutrition-facts'

/** A figure that lines give, beside the one that is given. */
export type PreviewedFact = {
  fact: ComputedFact
  computed: number | null
  differs: boolean
  /** What differs, and why, as sentences; none where nothing does. */
  why: string[]
}

/** What the lines of a recipe add up to, for its form. */
export type NutritionPreview = {
  facts: PreviewedFact[]
  /** Whether the computed figures may be shown to readers. */
  isUsable: boolean
  /** The part of the weight that is understood, from 0 to 1. */
  coverage: number
  servings: number | null
  /** Whether the chef, or a file, gives any figure. */
  isGiven: boolean
  /** Whether what is given may be shown as the figures of a serving. */
  isOfServing: boolean
  /** The lines that are not understood, by their numbers from 1. */
  open: { line: number; text: string }[]
}

/** Compares what is given with what the lines add up to. */
export function previewNutrition(reading: RecipeReading): NutritionPreview {
  const { lines, nutrition, servings } = reading
  const given = nutrition ?? NO_NUTRITION
  const { computed, facts, why: energy } = compareNutrition(given, reading)
  return {
    facts: facts.map((one) => {
      const { fact, differs } = one
      const why = differs && servings !== null ? explainFact(one, computed, servings) : []
      const because = fact === 'calories' && energy ? [...why.slice(0, 1), energy.sentence] : why
      return { fact, computed: roundFact(fact, one.computed), differs, why: because }
    }),
    isUsable: computedFacts(computed) !== null,
    coverage: computed.coverage,
    servings,
    isGiven: hasFigures(given),
    isOfServing: isOfServing(given),
    open: lines.flatMap(({ text }, place) =>
      computed.lines[place]?.some(({ outcome }) => outcome.startsWith('unknown'))
        ? { line: place + 1, text }
        : [],
    ),
  }
}

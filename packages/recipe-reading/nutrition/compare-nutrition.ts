import type { Nutrition } from 'recipe-basics/recipe/recipe'
import type { RecipeReading } from '../reading/recipe-reading.ts'
import type { ComputedNutrition } from './compute-nutrition.ts'
import { explainEnergy, type Explanation } from './explain-energy.ts'
import { COMPUTED_FACTS, type ComputedFact, toFacts } from './published-facts.ts'
import { eatenLines, nutritionOf } from './shown-nutrition.ts'
import { isSameEnergy } from './tolerance.ts'

/** A published fact beside the computed one, for one serving. Null is unknown, and differs from nothing. */
export type ComparedFact = {
  fact: ComputedFact
  published: number | null
  computed: number | null
  differs: boolean
}

/** What a recipe publishes beside what its lines give. */
type ComparedNutrition = {
  computed: ComputedNutrition
  facts: ComparedFact[]
  /** Why the energy differs; undefined where it does not, or where one of the two is unknown. */
  why?: Explanation
}

/** Other facts than energy may be this far apart, or a few grams: tables and kitchens are no laboratories. */
const SHARE = 0.3
const GRAMS = 3
const MILLIGRAMS = 150

/** Compares what a recipe publishes for a serving with what its lines give, and says why the energy differs. */
export function compareNutrition(published: Nutrition, reading: RecipeReading): ComparedNutrition {
  const computed = nutritionOf(reading)
  const sums = toFacts(computed.perServing)
  const facts = COMPUTED_FACTS.map((fact): ComparedFact => {
    const own = sums[fact]
    return { fact, published: published[fact], computed: own, differs: isApart(fact, published[fact], own) }
  })
  const why = facts[0]?.differs
    ? explainEnergy(published, eatenLines(reading), reading.servings, computed)
    : undefined
  return { computed, facts, ...(why && { why }) }
}

function isApart(fact: ComputedFact, published: number | null, computed: number | null): boolean {
  if (published === null || computed === null) return false
  if (fact === 'calories') return !isSameEnergy(published, computed)
  const least = fact === 'sodium_content_mg' ? MILLIGRAMS : GRAMS
  return Math.abs(published - computed) > Math.max(least, SHARE * published)
}

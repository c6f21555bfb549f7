import { DIET_RULES } from 'food-verdicts/diet/judge-diets'
import { type Judge, judgeRecipe } from 'food-verdicts/diet/judge-recipe'
import { type LabelDecision, resolveLabels, type ResolvedLabel } from 'food-verdicts/diet/label-decisions'
import type { WrittenRecipe } from 'recipe-basics/recipe/recipe'
import { toDietSet } from './diet-set.ts'
import { type LabelledRecipe, shownLabels } from './labels.ts'
import { findReading } from './read-for-store.ts'

/** Resolves the labels of a recipe that is about to be stored, whatever labels it had before. */
export function labelRecipe(
  fields: WrittenRecipe,
  decisions: readonly LabelDecision[] = [],
  judge: Judge = judgeRecipe,
): LabelledRecipe {
  return {
    fields,
    decisions,
    labels: resolveLabels(fields, decisions, judge),
    corrections: judge.corrections,
    reading: findReading(fields, judge.corrections),
  }
}

/** The columns of a recipe's own table that speak of its labels. */
export function labelColumns(labels: readonly ResolvedLabel[]) {
  return { diets: toDietSet(shownLabels(labels).map(({ diet }) => diet)), diet_rules: DIET_RULES }
}

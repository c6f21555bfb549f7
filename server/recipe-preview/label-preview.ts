import { createHash } from 'node:crypto'
import type { Judge, JudgedFields } from 'food-verdicts/diet/judge-recipe'
import {
  decideLabels,
  type LabelAnswer,
  type LabelDecision,
  linesOf,
  refusalOf,
  resolveLabels,
  type ResolvedLabel,
} from 'food-verdicts/diet/label-decisions'
import { labelField, reasonField, type SentLabels } from 'food-verdicts/diet/label-form'
import type { DishSaid } from 'food-drawings/dish/dish'
import { readRecipe } from 'recipe-reading/reading/recipe-reading'
import { understandLine, type UnderstoodLine } from 'recipe-reading/food/understand-line'
import type { RecipeWithVersions } from 'food-verdicts/gut/versions/chefs-version'
import { warningsOf, type WarningsByField } from '#domain/fields/field-warnings.ts'
import { oneOf } from 'recipe-basics/text/one-of'
import { type Figures, figureWarnings } from '#domain/recipe/figure-warnings.ts'
import { CATEGORIES, type Category, type Texture } from 'recipe-basics/recipe/choices'
import { JudgedSchema } from '#domain/recipe/schema.ts'
import { optionalLine } from '#domain/fields/schema-fields.ts'
import type { FormErrors } from '../forms/form-errors.ts'
import { type GutPreview, previewGut } from './gut-preview.ts'
import { type NutritionPreview, previewNutrition } from './nutrition-preview.ts'
import { toDishCode } from '../data/recipes/labels/reading-columns.ts'
import { previewSteps, type StepPreview } from './step-preview.ts'

/**
 * The labels of a recipe as the form and the review show them, what its ingredient lines are understood as, what they add up
 * to, and what is drawn. `judged` names the lines that the labels were resolved from.
 */
export type LabelPreview = {
  judged: string
  labels: ResolvedLabel[]
  lines: UnderstoodLine[]
  nutrition: NutritionPreview
  steps: StepPreview
  /** The code of the dish that is drawn; null for crockery and cloth. The cloth is that of the category. */
  plate: { dish: string | null; category: Category | null }
  gut: GutPreview
  /** Which numbers look wrong, by field. */
  warnings: WarningsByField
}

const NO_TIMES = { servings: null, prep_time_minutes: null, total_time_minutes: null }

const ANSWERS = ['yes', 'off', 'as-read'] as const
const Reason = optionalLine('Reason', 500)
const STALE = 'The ingredients have changed since you answered. Please look once more.'

/** What of a recipe its form speaks of. */
export type PreviewedFields = JudgedFields &
  Partial<DishSaid> &
  Pick<RecipeWithVersions, 'softer'> & { texture?: Texture | null } & Partial<
    Record<keyof typeof NO_TIMES, number | null>
  > &
  Figures

/** The labels of a recipe with what its lines say and the chef decided. */
export function previewLabels(
  fields: PreviewedFields,
  decisions: readonly LabelDecision[],
  judge: Judge,
): LabelPreview {
  const { corrections } = judge
  const reading = readRecipe(fields, corrections)
  const lines = fields.ingredients.flatMap(
    ({ ingredient_text }) => understandLine(ingredient_text, corrections) ?? [],
  )
  const labels = resolveLabels(fields, decisions, judge)
  return {
    judged: nameOf(fields),
    labels,
    lines,
    nutrition: previewNutrition(reading),
    steps: previewSteps(reading),
    plate: {
      dish: toDishCode(reading, { recipe_category: null, ...fields }),
      category: oneOf(CATEGORIES, fields.recipe_category) ?? null,
    },
    gut: previewGut(reading, { ...NO_TIMES, ...fields }),
    warnings: warningsOf(figureWarnings(fields)),
  }
}

/** The same of a recipe that is still being typed: what cannot be stored yet counts as not there. */
export function previewTypedLabels(
  input: unknown,
  decisions: readonly LabelDecision[],
  judge: Judge,
): LabelPreview {
  return previewLabels(JudgedSchema.parse(input), decisions, judge)
}

type Answered = { ok: true; decisions: LabelDecision[] } | { ok: false; errors: FormErrors }

/**
 * What the chef has decided once she has sent a form. An answer that was given over other lines than those she sends
 * decides nothing: where it says something new, she is asked to look again.
 */
export function answerLabels(
  sent: SentLabels,
  fields: JudgedFields,
  before: readonly LabelDecision[],
  now: Date,
  judge: Judge,
): Answered {
  const labels = resolveLabels(fields, before, judge)
  const errors: FormErrors = {}
  const answers = labels.flatMap(({ diet }): LabelAnswer[] => {
    const { answer: chosen, reason: typed } = sent.answers[diet] ?? {}
    const answer = oneOf(ANSWERS, chosen)
    if (!answer) return []
    const reason = Reason.safeParse(typed)
    if (!reason.success) errors[reasonField(diet)] = reason.error.issues[0]?.message ?? ''
    return [{ diet, answer, reason: reason.data ?? null }]
  })
  const isStale = sent.judged !== nameOf(fields)
  if (isStale)
    for (const answer of answers) if (!saysWhatStands(answer, before)) errors[labelField(answer.diet)] = STALE
  const { decisions, refused } = decideLabels(labels, isStale ? [] : answers, fields, now)
  for (const label of refused) errors[labelField(label.diet)] = refusalOf(label)
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, decisions }
}

function saysWhatStands({ diet, answer, reason }: LabelAnswer, before: readonly LabelDecision[]): boolean {
  const decision = before.find((decision) => decision.diet === diet)
  return decision ? decision.answer === answer && decision.reason === reason : answer === 'as-read'
}

/** The lines in any order, and the numbers. */
function nameOf(fields: JudgedFields): string {
  const lines = linesOf('low-carb', fields).toSorted()
  return createHash('sha256').update(JSON.stringify(lines)).digest('base64url').slice(0, 22)
}

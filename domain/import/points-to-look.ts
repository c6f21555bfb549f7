import type { DietVerdict } from 'food-verdicts/diet/judge-diets'
import type { FieldReport } from 'recipe-import/report'
import { RECIPE_FIELDS } from 'recipe-basics/recipe/fields'
import { formatCount } from 'recipe-basics/text/format-number'
import type { WrittenRecipe } from 'recipe-basics/recipe/recipe'
import { recipeWarnings } from '../recipe/recipe-warnings.ts'

/** Something in an imported recipe that somebody should look at: its field, and what that is called. */
export type PointToLook = { field: string; label: string }

const LABELS: Record<string, string> = {
  file: 'The file itself',
  dietary_restrictions: 'Labels',
  nutrition: 'Nutrition Facts',
  ...Object.fromEntries(Object.entries(RECIPE_FIELDS).map(([name, { label }]) => [name, label])),
}

/**
 * At what somebody should look before an imported recipe is published: what looks wrong or is missing, lines that nobody
 * understands or that miss a value, what had to be mended in the file, and a diet that the publisher claims and the lines do not show.
 */
export function pointsToLook(fields: WrittenRecipe, { report, diets }: Origin): PointToLook[] {
  const asking = [
    ...report.filter(isAsking).map(({ field }) => field),
    ...recipeWarnings(fields).map(({ field }) => field),
  ]
  const points = [...new Set(asking)].map((field) => ({ field, label: LABELS[field] ?? field }))
  const counted = [
    {
      field: 'ingredients',
      label: joinLabels([
        [linesNotUnderstood(fields, diets).length, 'line', 'with an unknown word'],
        [countMissing(report, 'ingredients', linesOf(fields)), 'line', 'with a missing value'],
      ]),
    },
    {
      field: 'instructions',
      label: joinLabels([
        [countMissing(report, 'instructions', stepsOf(fields)), 'step', 'with a missing value'],
      ]),
    },
  ].filter(({ label }) => label !== '')
  return [...points.filter(({ field }) => counted.every((other) => other.field !== field)), ...counted]
}

/** "2 lines with an unknown word, 1 line with a missing value". */
const joinLabels = (parts: [count: number, noun: string, what: string][]): string =>
  parts.flatMap(([count, noun, what]) => (count > 0 ? `${formatCount(count, noun)} ${what}` : [])).join(', ')

/** How many lines or steps have lost a value on their way into the file, as far as they are still in the recipe. */
const countMissing = (report: FieldReport[], of: string, here: ReadonlySet<string>): number =>
  report.filter(({ field, line }) => field === of && line !== undefined && here.has(line)).length

const linesOf = ({ ingredients }: WrittenRecipe) =>
  new Set(ingredients.map(({ ingredient_text }) => ingredient_text.trim()))

const stepsOf = ({ instructions }: WrittenRecipe) => new Set(instructions.map(({ step_text }) => step_text))

/** The lines that nobody understood when the file was read, as far as they are still in the recipe. */
function linesNotUnderstood(fields: WrittenRecipe, diets: DietVerdict[]): string[] {
  const unknown = diets.flatMap(({ reasons }) =>
    reasons.filter(({ why }) => why === 'not-known').map(({ line }) => line),
  )
  const here = linesOf(fields)
  return [...new Set(unknown)].filter((line) => here.has(line.trim()))
}

type Origin = { report: FieldReport[]; diets: DietVerdict[] }

const isAsking = ({ field, outcome, from }: FieldReport) =>
  field === 'file' || (field === 'dietary_restrictions' && outcome === 'dropped' && from !== undefined)

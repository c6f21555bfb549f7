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
 * understands, what had to be mended in the file, and a diet that the publisher claims and the lines do not show.
 */
export function pointsToLook(fields: WrittenRecipe, { report, diets }: Origin): PointToLook[] {
  const asking = [
    ...report.filter(isAsking).map(({ field }) => field),
    ...recipeWarnings(fields).map(({ field }) => field),
  ]
  const points = [...new Set(asking)].map((field) => ({ field, label: LABELS[field] ?? field }))
  const unknown = linesNotUnderstood(fields, diets)
  if (unknown.length === 0) return points
  const label = `${formatCount(unknown.length, 'line')} with an unknown word`
  return [...points.filter(({ field }) => field !== 'ingredients'), { field: 'ingredients', label }]
}

/** The lines that nobody understood when the file was read, as far as they are still in the recipe. */
function linesNotUnderstood({ ingredients }: WrittenRecipe, diets: DietVerdict[]): string[] {
  const unknown = diets.flatMap(({ reasons }) =>
    reasons.filter(({ why }) => why === 'not-known').map(({ line }) => line),
  )
  const here = new Set(ingredients.map(({ ingredient_text }) => ingredient_text.trim()))
  return [...new Set(unknown)].filter((line) => here.has(line.trim()))
}

type Origin = { report: FieldReport[]; diets: DietVerdict[] }

const isAsking = ({ field, outcome, from }: FieldReport) =>
  field === 'file' || (field === 'dietary_restrictions' && outcome === 'dropped' && from !== undefined)

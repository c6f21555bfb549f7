import type { FieldReport } from 'recipe-import/report'
import { RECIPE_FIELDS } from 'recipe-basics/recipe/fields'
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
 * At what somebody should look before an imported recipe is published: what looks wrong or is missing, what had to be
 * mended in the file, and a diet that the publisher claims and the lines do not show.
 */
export function pointsToLook(fields: WrittenRecipe, report: FieldReport[]): PointToLook[] {
  const asking = [
    ...report.filter(isAsking).map(({ field }) => field),
    ...recipeWarnings(fields).map(({ field }) => field),
  ]
  return [...new Set(asking)].map((field) => ({ field, label: LABELS[field] ?? field }))
}

const isAsking = ({ field, outcome, from }: FieldReport) =>
  field === 'file' || (field === 'dietary_restrictions' && outcome === 'dropped' && from !== undefined)

import type { FieldReport, Outcome } from 'recipe-import/report'
import { NUTRITION_NAMES } from 'recipe-basics/recipe/nutrition-facts'

/** From what must be looked at to what need not. */
const GRAVEST_FIRST: Outcome[] = ['dropped', 'guessed', 'changed', 'kept']
const NUTRITION = new Set<string>([...NUTRITION_NAMES, 'trans_fat_content_g', 'unsaturated_fat_content_g'])

/** The row of the review that tells of a field of the report. */
const rowOf = (field: string) => (NUTRITION.has(field) ? 'nutrition' : field)

/** The report by the rows of the review. */
export function groupReport(report: FieldReport[]): Map<string, FieldReport[]> {
  return Map.groupBy(report, ({ field }) => rowOf(field))
}

/** What happened to a field as a whole; undefined when the file does not mention the field. */
export function gravestOutcome(entries: FieldReport[] = []): Outcome | undefined {
  return GRAVEST_FIRST.find((outcome) => entries.some((entry) => entry.outcome === outcome))
}

/** How many fields are kept, changed, guessed and dropped, in the order of the head. */
export function countOutcomes(rows: Map<string, FieldReport[]>, leftOut: number): [Outcome, number][] {
  const outcomes = [...rows.values()].map(gravestOutcome)
  const count = (outcome: Outcome) => outcomes.filter((each) => each === outcome).length
  const counted: [Outcome, number][] = [
    ['kept', count('kept')],
    ['changed', count('changed')],
    ['guessed', count('guessed')],
    ['dropped', count('dropped') + leftOut],
  ]
  return counted.filter(([, number]) => number > 0)
}

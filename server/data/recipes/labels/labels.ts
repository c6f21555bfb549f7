import type { Corrections } from 'recipe-reading/food/corrections'
import type { LabelDecision, ResolvedLabel } from 'food-verdicts/diet/label-decisions'
import { DIETARY_RESTRICTIONS, type GivenLabel, type WrittenRecipe } from 'recipe-basics/recipe/recipe'
import type { Database } from '../../database/database.ts'
import { insertRows } from '../../database/insert-rows.ts'
import { toTexts } from '../../columns/json-text.ts'
import type { StoreReading } from './read-for-store.ts'

/** A recipe with its labels, which follow from what it says: no other form of it is stored. */
export type LabelledRecipe = {
  fields: WrittenRecipe
  decisions: readonly LabelDecision[]
  labels: readonly ResolvedLabel[]
  /** What of the chef's they obey. */
  corrections: Corrections
  /** What was read of it ahead. */
  reading?: StoreReading | undefined
}

type DecisionRow = {
  dietary_restriction: string
  answer: 'yes' | 'off'
  reason: string | null
  decided_at: string
  lines: string
}

/** Stores the labels that readers see, in the table of spec.md section 3, and what the chef decided about any. */
export async function insertLabels(
  db: Database,
  recipes: ({ id: string } & Pick<LabelledRecipe, 'labels' | 'decisions'>)[],
): Promise<void> {
  const given = recipes.flatMap(({ id: recipe_id, ...recipe }) =>
    givenLabels(recipe).map((label) => ({ recipe_id, ...label })),
  )
  await insertRows(db, 'recipe_dietary_restrictions', given)
  const decided = recipes.flatMap(({ id: recipe_id, decisions }) =>
    decisions.map(({ diet, answer, reason, decided_at, lines }) => ({
      recipe_id,
      dietary_restriction: diet,
      answer,
      reason,
      decided_at,
      lines: JSON.stringify(lines),
    })),
  )
  await insertRows(db, 'recipe_label_decisions', decided)
}

/** Labels that readers see. */
export const shownLabels = (labels: readonly ResolvedLabel[]) => labels.filter(({ isShown }) => isShown)

/** The labels that readers see, as they are stored. */
export const givenLabels = ({ labels }: Pick<LabelledRecipe, 'labels'>): GivenLabel[] =>
  shownLabels(labels).map(({ diet: dietary_restriction, given_by }) => ({ dietary_restriction, given_by }))

/** Rows of labels, in the order of the filter's chips. */
export function toGivenLabels(
  rows: { dietary_restriction: string; given_by: GivenLabel['given_by'] }[],
): GivenLabel[] {
  return DIETARY_RESTRICTIONS.flatMap((dietary_restriction) => {
    const row = rows.find((row) => row.dietary_restriction === dietary_restriction)
    return row ? { dietary_restriction, given_by: row.given_by } : []
  })
}

/** What the chef decided about the labels of some recipes, by their ids. */
export async function listDecisions(db: Database, ids: string[]): Promise<Map<string, LabelDecision[]>> {
  const rows = await db
    .selectFrom('recipe_label_decisions')
    .select(['recipe_id', 'dietary_restriction', 'answer', 'reason', 'decided_at', 'lines'])
    .where('recipe_id', 'in', ids)
    .execute()
  const decided = Map.groupBy(rows, ({ recipe_id }) => recipe_id)
  return new Map([...decided].map(([id, ofRecipe]) => [id, toDecisions(ofRecipe)]))
}

/** Rows of decisions, in the same order. */
function toDecisions(rows: DecisionRow[]): LabelDecision[] {
  return DIETARY_RESTRICTIONS.flatMap((diet) => {
    const row = rows.find((row) => row.dietary_restriction === diet)
    if (!row) return []
    const { answer, reason, decided_at, lines } = row
    return { diet, answer, reason, decided_at, lines: toTexts(lines) }
  })
}

import { type DietVerdict, judgeDiets } from 'food-verdicts/diet/judge-diets'
import { listWellness, type WellnessCategory } from 'food-verdicts/diet/detect-wellness'
import { claimedDiets } from 'recipe-reading/reading/diet-claims'
import { readRecipe } from 'recipe-reading/reading/recipe-reading'
import type { DietaryRestriction, RecipeFields } from 'recipe-basics/recipe/recipe'
import type { FieldReport, FoundRecipe, ParsedRecipe, Report } from 'recipe-import/report'

/** A recipe of a file, with what its lines say of diets. */
export type ImportedRecipe = {
  /** spec.md section 3: the imported recipe parse output. */
  parsed: ParsedRecipe & {
    detected_dietary_restrictions: DietaryRestriction[]
    detected_wellness_categories: WellnessCategory[]
  }
  /** What the ingredients say about each diet, with the lines that decided. */
  diets: DietVerdict[]
  /** What would be stored. */
  fields: RecipeFields
  report: FieldReport[]
  /** The published object, untouched. */
  source: unknown
}

/**
 * The diets that a recipe keeps. The ingredients alone decide: a label that was published is a claim, and where they
 * leave the question to a packet or to a line that nobody knows, no claim answers it.
 */
export function labelRecipe({ parsed, fields, report, suitableFor, source }: FoundRecipe): ImportedRecipe {
  const reading = readRecipe(fields)
  const judged = judgeDiets(reading)
  const isWhole = !report.entries.some(
    ({ field, outcome }) => field === 'ingredients' && outcome === 'dropped',
  )
  const diets = isWhole ? judged : judged.map(withoutProof)
  const claims = new Map(claimedDiets(suitableFor, parsed.keywords).map(({ diet, claim }) => [diet, claim]))
  const stored = diets.filter((verdict) => isStored(verdict, claims.get(verdict.diet), report))
  const wellness = listWellness(reading, fields.recipe_category)
  for (const { category, reason } of wellness)
    report.note('detected_wellness_categories', 'guessed', `${category}: ${reason}`)
  return {
    parsed: {
      ...parsed,
      detected_dietary_restrictions: diets.filter(({ state }) => state === 'yes').map(({ diet }) => diet),
      detected_wellness_categories: wellness.map(({ category }) => category),
    },
    diets,
    fields: { ...fields, dietary_restrictions: stored.map(({ diet }) => diet) },
    report: report.entries,
    source,
  }
}

/** What was dropped may be what a diet leaves out. */
const withoutProof = (verdict: DietVerdict): DietVerdict =>
  verdict.state === 'no' ? verdict : { ...verdict, state: 'unknown' }

function isStored({ diet, state, reasons }: DietVerdict, claim: string | undefined, report: Report): boolean {
  const [reason] = reasons
  const because = reason ? ` (“${reason.term}” in “${reason.line}”)` : ''
  const note = (outcome: 'kept' | 'guessed' | 'dropped', text: string) =>
    report.note('dietary_restrictions', outcome, `${diet}: ${text}`, claim)
  if (state === 'yes') {
    if (claim) note('kept', 'claimed by the publisher, and every line is known to keep it.')
    else note('guessed', 'every line is known to keep it.')
    return true
  }
  if (state === 'yes-if')
    note('dropped', `only when optional or alternative ingredients are chosen so${because}.`)
  else if (!claim) return false
  else if (state === 'check-label' && reason?.why === 'not-known')
    note('dropped', `claimed by the publisher, but one line is not understood${because}.`)
  else if (state === 'check-label')
    note('dropped', `claimed by the publisher, but the packet decides${because}.`)
  else if (state === 'unknown')
    note('dropped', 'claimed by the publisher, but the ingredients cannot show it.')
  else note('dropped', `claimed by the publisher, but the ingredients contradict it${because}.`)
  return false
}

import { judgeCarbLine, judgeLine } from 'food-verdicts/diet/judge-line'
import { judgeWith } from 'food-verdicts/diet/judge-recipe'
import { resolveLabels } from 'food-verdicts/diet/label-decisions'
import { FOOD_OF_ITS_OWN, indexCorrections } from 'recipe-reading/food/corrections'
import { readLine } from 'recipe-reading/reading/read-line'
import { judgedLines, readRecipe } from 'recipe-reading/reading/recipe-reading'
import { DIETARY_RESTRICTIONS, type DietaryRestriction } from 'recipe-basics/recipe/recipe'
import type { Database } from '../database/database.ts'
import { listRecipes } from '../recipes/row/row.ts'
import { listCorrections } from '../foods/read.ts'
import { listTouched } from '../foods/touched.ts'

/** Recipes that are judged for the answer: the newest of those that hold the words. */
const MOST_JUDGED = 200

type Named = { id: string; name: string }

/** What a correction would change. */
export type CorrectionPreview = {
  /** Recipes that hold the words. */
  recipes: Named[]
  /** There are more than were looked at. */
  isCut: boolean
  /** Labels that go, each with the word that speaks against it. */
  goes: (Named & { diet: DietaryRestriction; term: string })[]
  /** Labels that the chef decided herself, and that stay although the lines now speak against them. */
  stays: (Named & { diet: DietaryRestriction })[]
  /** Labels that the food keeps, and the recipes that would get each now, if she confirms it. */
  offers: { diet: DietaryRestriction; recipes: Named[] }[]
}

/** Says what would change if words meant a food. Nothing is stored. */
export async function previewCorrection(
  db: Database,
  { words, means }: { words: string; means: string },
): Promise<CorrectionPreview> {
  const known = (await listCorrections(db)).filter((correction) => correction.words !== words)
  const judgeIf = (labels: readonly DietaryRestriction[]) =>
    judgeWith(indexCorrections([...known, { words, means, labels }]))
  const own = indexCorrections([{ words, means, labels: [] }])
  const ids = await listTouched(db, words)
  const stored = await listRecipes(db, ids.slice(0, MOST_JUDGED))
  const touched = stored.filter(({ fields }) =>
    judgedLines(readRecipe(fields, own)).some(({ meant }) => meant),
  )
  const offers: CorrectionPreview['offers'] = offeredLabels(means).map((diet) => ({ diet, recipes: [] }))
  const preview: CorrectionPreview = {
    recipes: [],
    isCut: ids.length > MOST_JUDGED,
    goes: [],
    stays: [],
    offers,
  }
  for (const { id, fields, decisions, labels } of touched) {
    const named = { id, name: fields.name }
    preview.recipes.push(named)
    const had = new Set(labels.map(({ dietary_restriction }) => dietary_restriction))
    const confirmed = resolveLabels(fields, decisions, judgeIf(DIETARY_RESTRICTIONS))
    for (const { diet, isShown, state, decision, reasons } of resolveLabels(fields, decisions, judgeIf([]))) {
      if (had.has(diet) && !isShown) preview.goes.push({ ...named, diet, term: reasons[0]?.term ?? means })
      if (isShown && state === 'no' && decision) preview.stays.push({ ...named, diet })
      const isGiven = confirmed.some((label) => label.diet === diet && label.isShown)
      if (isGiven && !isShown && !had.has(diet))
        offers.find((offer) => offer.diet === diet)?.recipes.push(named)
    }
  }
  return preview
}

/** The labels that a food keeps, by itself; none where nothing of it is certain. */
export function offeredLabels(means: string): DietaryRestriction[] {
  if (means === FOOD_OF_ITS_OWN) return []
  const line = readLine(means)
  return DIETARY_RESTRICTIONS.filter((diet) => {
    const { says } =
      diet === 'low-carb' || diet === 'keto' ? judgeCarbLine(line, diet) : judgeLine(line, diet)
    return says === 'free'
  })
}

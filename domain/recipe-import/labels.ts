import { claimedDiets } from '../diet/claims.ts'
import { detectDiets, type DietVerdict } from '../diet/detect-diets.ts'
import { detectWellness } from '../diet/detect-wellness.ts'
import type { Category, DietaryRestriction, Nutrition, WellnessCategory } from '../recipe.ts'
import { textOf, toList, type PublishedObject } from './published-object.ts'
import type { ParsedIngredient, Report } from './report.ts'

type Recipe = {
  ingredients: ParsedIngredient[]
  keywords: string[]
  nutrition: Nutrition | null
  servings: number | null
  recipe_category: Category | null
}

type Labels = { diets: DietVerdict[]; detected: DietaryRestriction[]; stored: DietaryRestriction[] }

/**
 * The diets that a recipe keeps. The ingredients decide; a label that was published is a claim that they may
 * contradict, and it counts only where they leave the question to a packet.
 */
export function decideDiets(recipe: PublishedObject, parts: Recipe, report: Report): Labels {
  const lines = linesToJudge(parts.ingredients)
  const { keywords, nutrition, servings } = parts
  const diets = detectDiets({ ingredients: lines, keywords, nutrition, servings })
  const published = toList(recipe.read('suitableForDiet')).flatMap(
    (diet) => textOf(diet, '@id', 'name') ?? [],
  )
  const claims = new Map(claimedDiets(published, keywords).map(({ diet, claim }) => [diet, claim]))
  const stored = diets.filter((verdict) => isStored(verdict, claims.get(verdict.diet), report))
  return {
    diets,
    detected: diets.filter(({ state }) => state === 'yes').map(({ diet }) => diet),
    stored: stored.map(({ diet }) => diet),
  }
}

/** A guessed heading may be an ingredient after all ("MILK"), and no label may rest on that guess. */
function linesToJudge(ingredients: ParsedIngredient[]): string[] {
  return ingredients
    .filter(({ is_heading, ingredient_text }) => !(is_heading && ingredient_text.endsWith(':')))
    .map(({ ingredient_text }) => ingredient_text)
}

function isStored({ diet, state, reasons }: DietVerdict, claim: string | undefined, report: Report): boolean {
  const [reason] = reasons
  const because = reason ? ` (“${reason.term}” in “${reason.line}”)` : ''
  const note = (outcome: 'kept' | 'guessed' | 'dropped', text: string) =>
    report.note('dietary_restrictions', outcome, `${diet}: ${text}`, claim)
  if (state === 'yes') {
    if (claim) note('kept', 'claimed by the publisher, and nothing in the ingredients speaks against it.')
    else note('guessed', 'nothing in the ingredients speaks against it.')
    return true
  }
  if (state === 'yes-if')
    note('dropped', `only when optional or alternative ingredients are chosen so${because}.`)
  else if (!claim) return false
  else if (state === 'check-label') note('guessed', `claimed by the publisher; the packet decides${because}.`)
  else if (state === 'unknown')
    note('dropped', 'claimed by the publisher, but the ingredients cannot show it.')
  else note('dropped', `claimed by the publisher, but the ingredients contradict it${because}.`)
  return state === 'check-label'
}

/** What the numbers and ingredients of one serving note a recipe for. */
export function decideWellness(parts: Recipe, report: Report): WellnessCategory[] {
  const ingredients = linesToJudge(parts.ingredients)
  const verdicts = detectWellness({ ...parts, ingredients }).filter(({ state }) => state === 'yes')
  for (const { category, reason } of verdicts)
    report.note('wellness_categories', 'guessed', `${category}: ${reason}`)
  return verdicts.map(({ category }) => category)
}

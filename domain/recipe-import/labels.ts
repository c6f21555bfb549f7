import { claimedDiets } from '../diet/claims.ts'
import type { DietVerdict } from '../diet/detect-diets.ts'
import { detectWellness } from '../diet/detect-wellness.ts'
import { judgeRecipe } from '../diet/judge-recipe.ts'
import { DIET_KEYS } from './keys.ts'
import type { Category } from '../recipe/choices.ts'
import type { DietaryRestriction, Nutrition, WellnessCategory } from '../recipe/recipe.ts'
import { textOf, toList, type PublishedObject } from './published-object.ts'
import type { ParsedIngredient, Report } from './report.ts'
import { toIngredients } from './sections.ts'

type Recipe = {
  ingredients: ParsedIngredient[]
  keywords: string[]
  nutrition: Nutrition | null
  servings: number | null
  recipe_category: Category | null
}

type Labels = { diets: DietVerdict[]; detected: DietaryRestriction[]; stored: DietaryRestriction[] }

/**
 * The diets that a recipe keeps. The ingredients alone decide: a label that was published is a claim, and where they
 * leave the question to a packet or to a line that nobody knows, no claim answers it. `keywords` are as published, also
 * those that are not stored.
 */
export function decideDiets(
  recipe: PublishedObject,
  parts: Recipe,
  keywords: string[],
  report: Report,
): Labels {
  const diets = judgeRecipe({ ...parts, ingredients: toIngredients(parts.ingredients) })
  const published = toList(recipe.read(...DIET_KEYS)).flatMap((diet) => textOf(diet, '@id', 'name') ?? [])
  const claims = new Map(claimedDiets(published, keywords).map(({ diet, claim }) => [diet, claim]))
  const stored = diets.filter((verdict) => isStored(verdict, claims.get(verdict.diet), report))
  return {
    diets,
    detected: diets.filter(({ state }) => state === 'yes').map(({ diet }) => diet),
    stored: stored.map(({ diet }) => diet),
  }
}

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

/** What the numbers and ingredients of one serving note a recipe for. */
export function decideWellness(parts: Recipe, report: Report): WellnessCategory[] {
  const ingredients = toIngredients(parts.ingredients).map(({ ingredient_text }) => ingredient_text)
  const verdicts = detectWellness({ ...parts, ingredients }).filter(({ state }) => state === 'yes')
  for (const { category, reason } of verdicts)
    report.note('wellness_categories', 'guessed', `${category}: ${reason}`)
  return verdicts.map(({ category }) => category)
}

import { expect } from 'vitest'
import { readRealRecipes } from '../../../test/real-recipes.ts'
import { testAgainstShared } from '../../../test/shared.ts'
import type { Language } from 'recipe-basics/recipe/language'
import { nutritionWarnings } from 'recipe-basics/recipe/nutrition-warnings'
import { readRecipe } from '../reading/recipe-reading.ts'
import { compareNutrition } from './compare-nutrition.ts'

const LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'es', 'it', 'nl', 'da', 'sv', 'no']
/** The last of the import checks: a published energy this far from the computed one is only shown beside it. */
const FAR = 0.25

/** The recipes whose weight is at least 98 % known and whose published figures pass the checks of imports. */
function compareRealRecipes() {
  return readRealRecipes().flatMap(
    ({ file, name, language, lines, sections, steps, servings, nutrition }) => {
      const read = LANGUAGES.find((one) => one === language)
      if (!read || !nutrition?.calories || !servings || nutritionWarnings(nutrition, servings).length > 0)
        return []
      const ingredients = lines.map((ingredient_text, at) => ({
        ingredient_text,
        section: sections[at] ?? null,
      }))
      const instructions = steps.map((step_text) => ({ step_text }))
      const reading = readRecipe({ name, ingredients, instructions, servings })
      const { computed, facts, why } = compareNutrition(nutrition, reading)
      const kcal = computed.perServing?.kcal ?? null
      if (computed.coverage < 0.98 || kcal === null) return []
      const isFar = Math.abs(nutrition.calories - kcal) > FAR * kcal
      return [{ file, ratio: kcal / nutrition.calories, differs: facts[0]?.differs ?? false, isFar, why }]
    },
  )
}

testAgainstShared('energy agrees with what real recipes publish, and is explained where it does not', () => {
  const compared = compareRealRecipes()
  const near = compared.filter(({ isFar }) => !isFar)
  const agreeing = compared.filter(({ differs }) => !differs)
  expect(compared.length).toBeGreaterThan(115)
  // Most of the others publish the figures of another serving, or of a part.
  expect(agreeing.length / compared.length).toBeGreaterThan(0.66)
  expect(near.filter(({ differs }) => !differs).length / near.length).toBeGreaterThan(0.85)
  expect(compared.filter(({ differs, why }) => differs && !why)).toEqual([])
})

testAgainstShared('energy is neither too much nor too little on the whole', () => {
  const ratios = compareRealRecipes()
    .map(({ ratio }) => ratio)
    .sort((a, b) => a - b)
  const median = ratios[Math.floor(ratios.length / 2)] ?? 0
  expect(median).toBeGreaterThan(0.93)
  expect(median).toBeLessThan(1.07)
})

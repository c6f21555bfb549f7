import { expect, test } from 'vitest'
import type { DietaryRestriction } from '../recipe/recipe.ts'
import { judgeAllergen } from '../gut/judge-allergens.ts'
import { detectDiets } from './detect-diets.ts'
import { readLine } from './judge-line.ts'

/** What a dish of carrots and this line is of a diet. */
const stateOf = (line: string, diet: DietaryRestriction) =>
  detectDiets({ ingredients: [line, '600 g carrots'], keywords: [], nutrition: null, servings: 4 }).find(
    (verdict) => verdict.diet === diet,
  )?.state

test.each([
  ['200 g plain/gluten-free flour', 'gluten-free'],
  ['200 g plain or gluten-free flour', 'gluten-free'],
  ['200 g all-purpose / gluten free flour', 'gluten-free'],
  ['2 slices white/gluten-free bread', 'gluten-free'],
  ['300 g strong white or gluten-free bread flour', 'gluten-free'],
  ['200 g plain or oat flour', 'gluten-free'],
  ['200 g gluten-free flour or plain', 'gluten-free'],
  ['200 ml whole/oat milk', 'dairy-free'],
  ['200 ml whole or coconut milk', 'dairy-free'],
  ['200 ml whole/oat milk', 'vegan'],
  ['1 cup 2% or soy milk', 'dairy-free'],
  ['4 slices sourdough or gluten-free bread', 'gluten-free'],
  ['200 ml double or oat cream', 'dairy-free'],
  ['200 g smoked or vegan salmon', 'vegan'],
] as const)('“%s” is %s only where the other food is chosen', (line, diet) => {
  expect(['yes-if', 'check-label']).toContain(stateOf(line, diet))
})

test.each([
  ['1 can light or full-fat coconut milk', 'dairy-free'],
  ['1 small or medium onion', 'vegan'],
  ['2 or 3 carrots', 'vegan'],
  ['1 red or yellow pepper', 'gluten-free'],
  ['1 tbsp white or rice vinegar', 'vegan'],
  ['200 g brown or white rice', 'gluten-free'],
  ['½ cup chopped or sliced almonds', 'dairy-free'],
  ['200 g fresh/frozen peas', 'vegan'],
  ['½ cup vegan mayo, prepared or homemade', 'dairy-free'],
] as const)('“%s” stays %s: both are', (line, diet) => {
  expect(stateOf(line, diet)).toBe('yes')
})

test('allergens hear of the usual food, too', () => {
  expect(judgeAllergen(readLine('200 g plain/gluten-free flour'), 'wheat')).toMatchObject({ says: 'choice' })
  expect(judgeAllergen(readLine('200 ml whole/oat milk'), 'milk')).toMatchObject({ says: 'choice' })
  expect(judgeAllergen(readLine('1 small or large onion'), 'milk')).toEqual({ says: 'free' })
})

import { expect, test } from 'vitest'
import type { DietaryRestriction } from 'recipe-basics/recipe/recipe'
import { aList } from '../../../test/fixtures.ts'
import { answerDiets, judgeAllergens } from '../gut/allergens/judge-dish.ts'
import type { DietVerdict } from './judge-diets.ts'
import { VEGAN_IS } from 'recipe-basics/recipe/recipe'
import { followVegan } from './follow-vegan.ts'
import { judgeRecipe } from './judge-recipe.ts'
import { resolveLabels } from './label-decisions.ts'
import { findNamedOutside } from 'recipe-reading/reading/named-outside'
import { readRecipe } from 'recipe-reading/reading/recipe-reading'
import dishes from './probes/dishes.json' with { type: 'json' }
import doubtfulLines from './probes/doubtful-lines.json' with { type: 'json' }
import probe from './probes/named-outside.json' with { type: 'json' }
import plainLines from './probes/plain-lines.json' with { type: 'json' }

/** A recipe of the list, with what it says besides. */
const dish = (
  lines: string[],
  steps: string[],
  besides: { name?: string; description?: string | null; story?: string | null } = {},
) => ({
  ...aList(...lines),
  ...besides,
  instructions: steps.map((step_text, at) => ({
    ...{ step_number: at + 1, step_text, section: null, step_url: null },
  })),
})

/** What software is certain of. */
function certain(fields: ReturnType<typeof dish>): string[] {
  const diets = judgeRecipe(fields).flatMap(({ diet, state }) => (state === 'yes' ? diet : []))
  const egg = judgeAllergens(readRecipe(fields)).find(({ allergen }) => allergen === 'egg')
  return [...diets, ...(egg?.state === 'yes' ? ['egg-free'] : [])]
}

const CARROTS = ['600 g carrots, sliced', '1 tsp salt', '2 tbsp olive oil']

test('a food that a step names and no line holds ends certainty for the diets that it breaks, with the step', () => {
  const fields = dish(CARROTS, ['Boil the carrots.', 'Toss in 30 g butter and chopped walnuts.'])
  const verdicts = new Map(judgeRecipe(fields).map((verdict) => [verdict.diet, verdict]))
  expect(verdicts.get('vegan')).toMatchObject({
    state: 'check-label',
    reasons: [{ line: 'Step 2 names 30 g butter', why: 'outside' }],
  })
  expect(verdicts.get('nut-free')?.reasons[0]?.line).toBe('Step 2 names walnuts')
  expect(certain(fields)).toEqual(['vegetarian', 'gluten-free', 'egg-free'])
})

test('a name that promises a food which no line holds has no label that the food breaks', () => {
  const vinaigrette = ['4 tbsp olive oil', '1 tbsp lemon juice', '1 tsp salt']
  expect(certain(dish(vinaigrette, ['Whisk.'], { name: 'Parmesan Chicken' }))).not.toContain('vegan')
  expect(certain(dish(vinaigrette, ['Whisk.'], { name: 'Lemon Dressing' }))).toContain('vegan')
})

test.each([
  ['Parsnip Lobster Rolls', '900 g parsnips'],
  ['Jackfruit Pulled Pork', '2 x 400 g tins jackfruit'],
  ['Carrot Smoked Salmon', '600 g carrots'],
  ['Vegan Lobster Rolls', '500 g celeriac'],
])('what a name calls a plant by is no food of the dish: %s', (name, plant) => {
  const lines = [plant, '1 tsp salt', '2 tbsp olive oil']
  expect(certain(dish(lines, ['Roast.'], { name }))).toContain('vegan')
  const description = 'Vegan and gluten-free, from her book “Fake Meat: Real Food”.'
  const verdicts = judgeAllergens(readRecipe(dish(lines, ['Roast.'], { name, description })))
  expect(verdicts.flatMap(({ reasons }) => reasons.filter(({ why }) => why === 'outside'))).toEqual([])
})

test('a flavour before a flesh leaves the flesh in doubt: lemon chicken, garlic prawns', () => {
  const lines = ['400 g potatoes', '1 lemon', '2 cloves garlic']
  for (const name of ['Lemon Chicken', 'Garlic Prawns', 'Potatoes with Prawns'])
    expect([name, certain(dish(lines, ['Roast.'], { name }))]).toEqual([
      name,
      expect.not.arrayContaining(['vegan']),
    ])
})

test('spices, oatmeal and chopped food in the words of a step are those of the list', () => {
  const lines = ['100 g rolled oats', '2 cloves garlic', '1 tsp ground cumin', '1 tsp ground coriander']
  const reading = readRecipe(
    dish(lines, ['Fry the spices, the seasoning and the minced garlic.', 'Stir in the oatmeal.']),
  )
  expect(findNamedOutside(reading)).toEqual([])
})

test.each([
  'Brush the tin with a pastry brush.',
  'Cut them into egg-sized pieces.',
  'Butter the dish with the oil.',
  'Cream the oil and the salt.',
  'Cook until soft as butter, without cream or cheese.',
  'They should resemble coarse breadcrumbs, and smell nutty.',
])('tools and turns of speech are no food: %s', (step) => {
  expect(certain(dish(CARROTS, [step]))).toEqual(
    expect.arrayContaining(['vegan', 'gluten-free', 'dairy-free']),
  )
})

// Three sets, each written without sight of the lists or the code, after the one before had been mended.

test('of 450 dishes that were written blind, none gets a label that a food outside its list breaks', () => {
  const wrong = probe.flatMap(({ ingredients, instructions, broken, ...besides }) =>
    certain(dish(ingredients, instructions, besides))
      .filter((label) => broken.includes(label))
      .map((label) => `${label}: ${besides.name}`),
  )
  expect(probe).toHaveLength(450)
  expect(wrong).toEqual([])
})

test.each([
  [1, 0.95],
  [2, 0.93],
  [3, 0.95],
])('of the labels that are due to set %i, at least this share is given: %d', (set, share) => {
  const dishes = probe.filter((one) => one.set === set)
  const missing = dishes.flatMap(({ ingredients, instructions, due, ...besides }) => {
    const given = certain(dish(ingredients, instructions, besides))
    return due.filter((label) => !given.includes(label)).map((label) => `${label}: ${besides.name}`)
  })
  const due = dishes.flatMap((one) => one.due).length
  expect(due).toBeGreaterThan(400)
  expect(missing.length, missing.join('\n')).toBeLessThanOrEqual(due * (1 - share))
})

/** From the state that promises least. */
const LEAST_FIRST = ['unknown', 'no', 'check-label', 'yes-if', 'yes']

test('a vegan dish is vegetarian, and made without dairy, egg, fish and shellfish, in every state', () => {
  const lists = [
    ...dishes.map(({ ingredients }) => ingredients),
    ...doubtfulLines.map(({ line }) => [line]),
    ...plainLines.map(({ line }) => [line]),
  ]
  for (const lines of lists) {
    const fields = aList(...lines)
    const diets = new Map(
      answerDiets(readRecipe(fields), resolveLabels(fields, [])).map(({ diet, state }) => [diet, state]),
    )
    const vegan = LEAST_FIRST.indexOf(diets.get('vegan') ?? '')
    for (const diet of VEGAN_IS)
      expect([lines, diet, LEAST_FIRST.indexOf(diets.get(diet) ?? '') >= vegan]).toEqual([lines, diet, true])
    for (const { allergen, state } of judgeAllergens(readRecipe(fields)))
      if (['milk', 'egg', 'fish', 'crustaceans', 'molluscs'].includes(allergen))
        expect([lines, allergen, LEAST_FIRST.indexOf(state) >= vegan]).toEqual([lines, allergen, true])
  }
})

const STATES = ['yes', 'yes-if', 'check-label', 'no', 'unknown'] as const
const ANSWERS = [null, 'yes', 'off'] as const

test('and so it is whatever lines say and the chef decides of each', () => {
  const DIETS = ['vegan', ...VEGAN_IS] as const
  for (const states of STATES.flatMap((one) =>
    STATES.flatMap((two) => STATES.map((three) => [one, two, three])),
  ))
    for (const answers of ANSWERS.flatMap((one) =>
      ANSWERS.flatMap((two) => ANSWERS.map((three) => [one, two, three])),
    )) {
      const verdicts = followVegan(
        DIETS.map((diet, at): DietVerdict => ({ diet, state: states[at] ?? 'unknown', reasons: [] })),
      )
      const decisions = DIETS.flatMap((diet: DietaryRestriction, at) => {
        const answer = answers[at]
        return answer
          ? [{ diet, answer, reason: null, decided_at: '2026-01-01T00:00:00.000Z', lines: [] }]
          : []
      })
      const labels = resolveLabels(aList(), decisions, () => verdicts)
      const isVisible = (diet: string) => labels.some((label) => label.diet === diet && label.isShown)
      if (isVisible('vegan'))
        expect([states, answers, VEGAN_IS.every(isVisible)]).toEqual([states, answers, true])
    }
})

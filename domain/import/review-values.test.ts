import { expect, test } from 'vitest'
import { aRecipe } from '#test/fixtures.ts'
import { toRecipeInput, toRecipeValues } from '../recipe/form.ts'
import { RecipeSchema } from '../recipe/schema.ts'
import { readReviewValues, withStoredSteps } from './review-values.ts'

const step = (
  step_number: number,
  step_text: string,
  section: string | null = null,
  step_url: string | null = null,
) => ({
  step_number,
  step_text,
  section,
  step_url,
})

test('a review that nobody touched says what was read', () => {
  const { dietary_restrictions: _, ...fields } = aRecipe({
    ingredients: [
      { ingredient_text: '600 g carrots', section: null },
      { ingredient_text: '#10 can of tomatoes', section: 'Sauce' },
      { ingredient_text: 'salt', section: null },
    ],
    instructions: [
      step(1, 'Simmer.\nThen rest.', null, 'https://cook.example/1'),
      step(2, 'Blend.', 'To serve', 'https://cook.example/2'),
    ],
    keywords: ['soup', 'winter'],
  })
  expect(RecipeSchema.parse(toRecipeInput(toRecipeValues({ fields }))).fields).toEqual(fields)
  const bare = {
    ...fields,
    nutrition: null,
    keywords: [],
    description: null,
    servings: null,
    instructions: [],
  }
  expect(RecipeSchema.parse(toRecipeInput(toRecipeValues({ fields: bare }))).fields).toEqual(bare)
})

test('a tab that was opened before an update still says its facts and lists', () => {
  const sent = new URLSearchParams({
    name: 'Soup',
    ingredients: '# Soup\r\n600 g carrots\r\n\r\n#\r\nsalt',
    instructions: 'Peel.\r\nSimmer.',
    'nutrition.calories': '12',
    duplicate: 'update',
  })
  const values = readReviewValues(sent)
  expect(values.duplicate).toBe('update')
  expect(RecipeSchema.parse(toRecipeInput(values)).fields).toMatchObject({
    name: 'Soup',
    ingredients: [
      { ingredient_text: '600 g carrots', section: 'Soup' },
      { ingredient_text: 'salt', section: null },
    ],
    instructions: [step(1, 'Peel.'), step(2, 'Simmer.')],
    nutrition: { calories: 12 },
  })
  const before = aRecipe({
    instructions: [step(1, 'Simmer.\n', null, 'https://cook.example/1'), step(2, 'Blend.')],
  })
  const { steps } = withStoredSteps(values, before)
  expect(steps.map(({ text, url }) => [text, url])).toEqual([
    ['Peel.', ''],
    ['Simmer.\n', 'https://cook.example/1'],
  ])
})

import { expect, test } from 'vitest'
import { aRecipe } from '#test/fixtures.ts'
import { toRecipeInput, toRecipeValues } from './form.ts'
import { RecipeSchema } from './schema.ts'

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

test('a form that nobody touched says what it was given', () => {
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

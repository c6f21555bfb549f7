import { expect, test } from 'vitest'
import { aRecipe } from '#test/fixtures.ts'
import { RecipeSchema } from '../recipe/schema.ts'
import { fieldOfError, fromTyped, toTyped } from './review-form.ts'

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
  expect(RecipeSchema.parse(fromTyped(toTyped(fields), fields)).fields).toEqual(fields)
  const bare = {
    ...fields,
    nutrition: null,
    keywords: [],
    description: null,
    servings: null,
    instructions: [],
  }
  expect(RecipeSchema.parse(fromTyped(toTyped(bare), bare)).fields).toEqual(bare)
})

test('lines are added, moved under headings and taken away', () => {
  const fields = aRecipe({ instructions: [step(1, 'Simmer.', null, 'https://cook.example/1')] })
  const typed = {
    ...toTyped(fields),
    ingredients: ['# Soup\r\n600 g carrots\r\n\r\n#\r\nsalt'],
    instructions: ['Peel.\r\nSimmer.'],
  }
  expect(RecipeSchema.parse(fromTyped(typed, fields)).fields).toMatchObject({
    ingredients: [
      { ingredient_text: '600 g carrots', section: 'Soup' },
      { ingredient_text: 'salt', section: null },
    ],
    instructions: [step(1, 'Peel.'), step(2, 'Simmer.', null, 'https://cook.example/1')],
  })
})

test('an error in a list is an error of its field', () => {
  expect(['name', 'ingredients.3.section', 'keywords.0', 'nutrition.calories'].map(fieldOfError)).toEqual([
    'name',
    'ingredients',
    'keywords',
    'nutrition.calories',
  ])
})

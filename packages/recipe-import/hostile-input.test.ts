import fc from 'fast-check'
import { expect, test } from 'vitest'
import { importRecipes } from '../../test/import-recipes.ts'

const soup = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['2 carrots', '1 l water'] }

/** What is read of a recipe beside its name, of schema.org and of apps. */
const READ_KEYS = [
  ...['recipeInstructions', 'image', 'nutrition', 'recipeYield', 'recipeYieldQuantity', 'author', 'keywords'],
  ...[
    'prepTime',
    'cookTime',
    'totalTime',
    'recipeCategory',
    'recipeCuisine',
    'suitableForDiet',
    'description',
  ],
  ...['tool', 'supply', 'video', 'url', '@id', 'datePublished', 'inLanguage', 'aggregateRating', 'notes'],
]

test('names that objects have by birth are plain data', () => {
  const { recipes } = importRecipes(
    '{"@type":"Recipe","name":"__proto__","recipeIngredient":["constructor"],"__proto__":{"author":"x"},"keywords":"toString"}',
  )
  expect(recipes[0]?.parsed).toMatchObject({ name: '__proto__', author_name: null, keywords: ['toString'] })
  expect('author' in {}).toBe(false)
})

test('an object that no number can be made of is no amount, no count and no place in a list', () => {
  const odd = { toString: 0, valueOf: 'x' }
  const steps = [{ '@type': 'HowToStep', text: 'Boil.', position: odd }]
  const published = { ...soup, recipeYield: odd, recipeYieldQuantity: odd, recipeInstructions: steps }
  expect(importRecipes(published).recipes[0]?.parsed).toMatchObject({
    servings: null,
    instructions: [{ step_text: 'Boil.' }],
  })
})

test('whatever value comes in, an answer comes out that JSON can carry', () => {
  const key = fc.constantFrom(
    '@type',
    '@graph',
    '@id',
    'name',
    'recipeIngredient',
    'recipeInstructions',
    'image',
    'author',
    'nutrition',
    'recipeYield',
    'itemListElement',
    'text',
    'keywords',
    '__proto__',
  )
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom('Recipe', '1 egg', 'PT1H', '', null),
      fc.anything({ withBigInt: true, withDate: true, withMap: true }),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(key, tie('value'), { maxKeys: 8 }),
    ),
  }))
  fc.assert(
    fc.property(value, (value) => {
      for (const source of [
        value,
        { ...soup, ...Object.fromEntries(READ_KEYS.map((name) => [name, value])) },
        { ...soup, recipeIngredient: [value], recipeInstructions: [value, { position: value, text: value }] },
      ])
        expect(typeof JSON.stringify(importRecipes(source))).toBe('string')
    }),
    { numRuns: 500 },
  )
})

test('whatever text comes in, an answer comes out', () => {
  const pieces = fc.array(
    fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"',
      ':',
      ',',
      '\\',
      '<!--',
      '-->',
      '//',
      '\n',
      '\0',
      '"name"',
      '"Recipe"',
      '"@type"',
      'null',
      ';',
      '&quot;',
    ),
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        pieces.map((list) => list.join('')),
      ),
      (text) => {
        const { recipes, problems } = importRecipes(text)
        expect(recipes.length + problems.length).toBeGreaterThan(0)
      },
    ),
    { numRuns: 1_000 },
  )
})

// What takes time with the square of its length would not be done before the test is given up.
test('long fields of awkward signs are read to their end', () => {
  const shapes = ['<', '<a', '&amp;', '1 ', '1.', '((', '"', '- ', '\n', 'A ', '1,000', '<!--']
  for (const shape of shapes) {
    const text = shape.repeat(50_000)
    const recipe = {
      ...soup,
      description: text,
      recipeIngredient: [text, '1 egg'],
      recipeInstructions: text,
      keywords: text,
      prepTime: text,
      recipeYield: text,
      recipeCategory: text,
      recipeCuisine: text,
      nutrition: { calories: text },
    }
    expect([shape, importRecipes(JSON.stringify(recipe)).recipes.length]).toEqual([shape, 1])
    expect([shape, importRecipes(JSON.stringify({ ...soup, name: text })).problems.length < 2]).toEqual([
      shape,
      true,
    ])
    expect([shape, importRecipes(`{"name": "${text}`).recipes]).toEqual([shape, []])
  }
})

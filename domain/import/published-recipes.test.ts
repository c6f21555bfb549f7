import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect } from 'vitest'
import { shared, testAgainstShared } from '#test/shared.ts'
import { importRecipes } from './read-recipes.ts'

const data = new URL('data/', shared)
const readText = (path: string) => readFileSync(new URL(path, data), 'utf8')

testAgainstShared('exports of Umami are read as expected by hand', () => {
  const { about: _, ...expected } = JSON.parse(readText('umami/expected.json'))
  expect(Object.keys(expected).length).toBeGreaterThanOrEqual(2)
  for (const [file, want] of Object.entries<Record<string, unknown>>(expected)) {
    const [recipe] = importRecipes(readText(`umami/${file}`)).recipes
    const { parsed } = recipe!
    for (const field of [
      'name',
      'prep_time_minutes',
      'cook_time_minutes',
      'total_time_minutes',
      'servings',
      'author_name',
    ] as const)
      expect([file, field, parsed[field]]).toEqual([file, field, want[field]])
    expect([file, parsed.ingredients.length]).toEqual([file, want.ingredients])
    expect([file, parsed.keywords.join(', ')]).toEqual([file, want.keywords_published])
    expect(parsed.image_url).toMatch(/^https:/)
  }
})

testAgainstShared(
  'an Umami export is stored without its tags as prose, its name and book as keywords, and its bullets',
  () => {
    const [quinoa] = importRecipes(readText('umami/One_Pan_Mexican_Quinoa.json')).recipes
    expect(quinoa?.fields.keywords).toEqual(['Vegetarian', 'Main'])
    expect(quinoa?.fields.instructions).toHaveLength(3)
    const [noodles] = importRecipes(readText('umami/ZHA_JIANG_MIAN__NOODLES_WITH_MEAT_SAUCE_.json')).recipes
    expect(noodles?.fields.description).toBeNull()
    expect(noodles?.fields.dietary_restrictions).not.toContain('vegetarian')
    expect(noodles?.fields.ingredients.filter((line) => line.ingredient_text.startsWith('•'))).toEqual([])
    expect(noodles?.fields.ingredients[1]).toMatchObject({ section: 'Ultimate zha jiang sauce' })
    expect(noodles?.fields.instructions[0]).toMatchObject({ step_number: 1, section: 'Preparation' })
  },
)

testAgainstShared('published recipes that were damaged at random are read or refused, never worse', () => {
  const texts = readdirSync(new URL('recipes/raw-blocks/', data)).map((file) =>
    readText(`recipes/raw-blocks/${file}`),
  )
  const junk = fc.constantFrom(
    '',
    '"',
    '{',
    '}',
    '[',
    ']',
    ',',
    '\\',
    '\0',
    '\ud800',
    '<b>',
    '&amp;',
    'null',
    '1e400',
    '-9',
    '"__proto__":{"a":1},',
  )
  const cut = fc.record({ text: fc.constantFrom(...texts), at: fc.nat(), length: fc.nat({ max: 40 }), junk })
  fc.assert(
    fc.property(cut, ({ text, at, length, junk }) => {
      const start = at % text.length
      const { recipes, problems } = importRecipes(text.slice(0, start) + junk + text.slice(start + length))
      expect(recipes.length + problems.length).toBeGreaterThan(0)
      for (const { parsed, fields, report, diets } of recipes)
        expect(JSON.stringify({ parsed, fields, report, diets }).isWellFormed()).toBe(true)
    }),
    { numRuns: 300 },
  )
})

testAgainstShared('what was stored is read again as the same', () => {
  for (const file of readdirSync(new URL('recipes/jsonld/', data)).slice(0, 60)) {
    for (const { fields } of importRecipes(readText(`recipes/jsonld/${file}`)).recipes) {
      const again = importRecipes({
        '@type': 'Recipe',
        name: fields.name,
        description: fields.description,
        recipeYield: fields.servings,
        recipeCategory: fields.recipe_category,
        recipeCuisine: fields.cuisine,
        recipeIngredient: fields.ingredients.map((line) => line.ingredient_text),
      }).recipes[0]?.fields
      expect([file, again]).toMatchObject([
        file,
        { name: fields.name, description: fields.description, servings: fields.servings },
      ])
      expect(again?.recipe_category ?? null).toBe(fields.recipe_category)
      expect(again?.cuisine ?? null).toBe(fields.cuisine)
    }
  }
})

import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aRecipe } from '#test/fixtures.ts'
import { digestOf } from 'recipe-basics/text/digest'
import type { RecipeFields } from 'recipe-basics/recipe/recipe'
import { readRecipes } from '../import/read-recipes.ts'
import { ALL_RULES } from './page-reading.ts'
import { isReadAlike, readForPage } from './read-for-page.ts'

const SAMPLES = 'content/recipes'

const readSamples = () =>
  readdirSync(SAMPLES).flatMap((file) =>
    [...readRecipes(readFileSync(`${SAMPLES}/${file}`, 'utf8'))].flatMap(({ recipe }) =>
      recipe ? readForPage({ fields: recipe.fields, decisions: [] }, undefined) : [],
    ),
  )

/** What readers of recipes go by. */
const tables = globSync('packages/{recipe-reading,food-verdicts,food-drawings/{dish,tables}}/**/*.{json,csv}')
  .filter((file) => !/fixture|package\.json/.test(file))
  .toSorted()

test('what is stored is what the rules of today read: with a changed table or reading, a number of ALL_RULES is to be raised', () => {
  const texts = readSamples().map((reading) => JSON.stringify(reading))
  expect([texts.length > 20, tables.length > 20]).toEqual([true, true])
  const rows = tables.map((file) => readFileSync(file, 'utf8'))
  expect([ALL_RULES, digestOf(texts.join('\n')), digestOf(rows.join('\n'))]).toEqual([
    100,
    '868p1ex480',
    '17gumzzq6lu',
  ])
})

test('a reading is the same when it has been stored as JSON', () => {
  for (const reading of readSamples()) expect(JSON.parse(JSON.stringify(reading))).toEqual(reading)
})

test('a recipe is read anew when something changes that is read, and not when its picture, author or cuisine does', () => {
  const recipe = { fields: aRecipe(), decisions: [] }
  const reads = (fields: Parameters<typeof aRecipe>[0]) =>
    !isReadAlike(recipe, { ...recipe, fields: aRecipe(fields) })
  const read: Partial<RecipeFields>[] = [
    { name: 'Leek soup' },
    { servings: 9 },
    { keywords: ['vegan'] },
    { texture: 'soft' as const },
    { softer: '{}' },
    { nutrition: null },
    { story: 'Ein Gedicht.' },
  ]
  for (const fields of read) expect([fields, reads(fields)]).toEqual([fields, true])
  for (const fields of [
    { author_name: 'Someone' },
    { image_url: 'https://example.com/a.jpg' },
    { cuisine: 'French' as const },
    { difficulty: 'easy' as const },
    { recipe_category: 'Dessert' as const },
    { plate: 'form=bowl' },
  ])
    expect([fields, reads(fields)]).toEqual([fields, false])
})

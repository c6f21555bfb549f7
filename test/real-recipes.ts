import { readdirSync, readFileSync } from 'node:fs'
import { importRecipes } from '#test/import-recipes.ts'
import { shared } from './shared.ts'

const ENGLISH = /^en\b/i

/** A published recipe of the reference material, as the importer reads it. */
export type RealRecipe = {
  file: string
  name: string
  language: string
  lines: string[]
  sections: (string | null)[]
  steps: string[]
  servings: number | null
  prep_time_minutes: number | null
  total_time_minutes: number | null
  nutrition: NonNullable<ReturnType<typeof importRecipes>['recipes'][number]>['fields']['nutrition']
}

let recipes: RealRecipe[] | undefined

/** The real recipes of the reference material that hold one, in the order of their files. */
export function readRealRecipes(): RealRecipe[] {
  return (recipes ??= readdirSync(new URL('data/recipes/jsonld/', shared)).sort().flatMap(readRecipe))
}

function readRecipe(file: string): RealRecipe[] {
  const [recipe] = importRecipes(readFileSync(new URL(`data/recipes/jsonld/${file}`, shared), 'utf8')).recipes
  if (!recipe) return []
  const expected: { language?: string } = JSON.parse(
    readFileSync(new URL(`data/recipes/expected/${file}`, shared), 'utf8'),
  )
  const { name, ingredients, instructions, servings, nutrition } = recipe.fields
  const { prep_time_minutes, total_time_minutes } = recipe.fields
  return [
    {
      file,
      name,
      // The two files without one are English.
      language: ENGLISH.test(expected.language ?? 'en')
        ? 'en'
        : (expected.language ?? '').slice(0, 2).replace('se', 'sv'),
      lines: ingredients.map(({ ingredient_text }) => ingredient_text),
      sections: ingredients.map(({ section }) => section),
      steps: instructions.map(({ step_text }) => step_text),
      servings,
      prep_time_minutes,
      total_time_minutes,
      nutrition,
    },
  ]
}

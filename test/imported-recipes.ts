import { expect } from 'vitest'
import { importRecipes } from '#test/import-recipes.ts'
import { listLeftOut } from 'recipe-import/left-out'

/** What becomes of a file without problems, in one look: lines and steps with their sections before them. */
export const readImported = (file: unknown) => readImportedText(JSON.stringify(file))

/** The same of its text. */
export function readImportedText(text: string) {
  const { recipes, problems } = importRecipes(text)
  expect(problems).toEqual([])
  return recipes.map(({ fields, parsed, source }) => ({
    name: fields.name,
    description: fields.description,
    story: fields.story,
    author: fields.author_name,
    category: fields.recipe_category,
    keywords: fields.keywords,
    times: [fields.prep_time_minutes, fields.cook_time_minutes, fields.total_time_minutes],
    servings: fields.servings,
    image: fields.image_url,
    source: parsed.source_url,
    lines: fields.ingredients.map(({ section, ingredient_text }) => inSection(section, ingredient_text)),
    steps: fields.instructions.map(({ section, step_text }) => inSection(section, step_text)),
    calories: fields.nutrition?.calories ?? null,
    left: Object.fromEntries(listLeftOut(source).map(({ name, value }) => [name, value])),
  }))
}

/** A line or a step, with its section before it. */
export const inSection = (section: string | null, text: string) => (section ? `${section} > ${text}` : text)

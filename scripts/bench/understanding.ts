import { readdirSync, readFileSync } from 'node:fs'
import { findFood } from '#domain/food/find-food.ts'
import { weighLine } from '#domain/food/weigh-line.ts'
import type { IngredientLine } from '#domain/ingredient/ingredient-line.ts'
import { readIngredient } from '#domain/ingredient/read-ingredient.ts'
import { importRecipes } from '#domain/recipe-import/import-recipes.ts'
import { readSteps } from '#domain/step/read-steps.ts'
import type { Options } from './options.ts'
import { median, medianOf } from './statistics.ts'
import { count, ms, toTable } from './table.ts'

const RECIPES = new URL('../../content/recipes/', import.meta.url)
const MADE = 1_000
const LINES = 20
const STEPS = 8

type Recipe = { lines: string[]; steps: string[] }

/** What it takes to understand the lines and steps of a recipe: what its amounts are, and what its foods are and weigh. */
export async function measureUnderstanding({ rounds }: Options): Promise<string> {
  const recipes = makeRecipes()
  const ways: Record<string, (recipe: Recipe) => unknown> = {
    'amounts and links of lines and steps': ({ lines, steps }) => readSteps(steps, lines.map(readLine)),
    'foods of lines, and what they weigh': ({ lines }) => lines.map((text) => weigh(text, readLine(text))),
    'both, each line read once': ({ lines, steps }) => {
      const read = lines.map(readLine)
      return [readSteps(steps, read), lines.map((text, at) => weigh(text, read[at] ?? readLine(text)))]
    },
  }
  const rows = Object.entries(ways).map(([name, understand]) => {
    // The first ones also pay for the tables and for the compiler.
    for (const recipe of recipes) understand(recipe)
    const taken = Array.from({ length: rounds }, () => measureRound(understand, recipes))
    const figures = [medianOf(taken, ({ wall }) => wall), medianOf(taken, ({ processor }) => processor)]
    return [name, ...figures.map(ms)]
  })
  return toTable(
    [
      `a recipe of ${LINES} lines and ${STEPS} steps, among ${count(MADE)}`,
      'median',
      'processor, on average',
    ],
    rows,
  )
}

const readLine = (text: string) => readIngredient(text)

const weigh = (text: string, line: IngredientLine) => weighLine(text, line, findFood(text, line))

/** Milliseconds for a recipe: the median by the clock, and the mean by the kernel’s count, which other work does not swell. */
function measureRound(understand: (recipe: Recipe) => unknown, recipes: Recipe[]) {
  const before = process.cpuUsage()
  const times = recipes.map((recipe) => {
    const begun = performance.now()
    understand(recipe)
    return performance.now() - begun
  })
  const { user, system } = process.cpuUsage(before)
  return { wall: median(times), processor: (user + system) / 1000 / recipes.length }
}

/** Recipes of lines and steps of the samples, in ever other company and amounts, so that nothing is read a second time. */
function makeRecipes(): Recipe[] {
  const samples = readdirSync(RECIPES).flatMap((file) =>
    importRecipes(readFileSync(new URL(file, RECIPES), 'utf8')).recipes.flatMap(
      (recipe) => recipe?.fields ?? [],
    ),
  )
  const lines = samples.flatMap(({ ingredients }) =>
    ingredients.map(({ ingredient_text }) => ingredient_text),
  )
  const steps = samples.flatMap(({ instructions }) => instructions.map(({ step_text }) => step_text))
  const pick = (texts: string[], number: number, count: number) =>
    Array.from({ length: count }, (_, place) => {
      const text = texts[(number * 13 + place * 7) % texts.length] ?? ''
      return text.replace(/\d+/, (digits) => `${Number(digits) + (number % 90)}`)
    })
  return Array.from({ length: MADE }, (_, number) => ({
    lines: pick(lines, number, LINES),
    steps: pick(steps, number, STEPS),
  }))
}

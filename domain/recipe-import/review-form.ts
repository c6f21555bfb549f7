import { fromNames, fromTexts, toText } from '../field.ts'
import { RECIPE_FIELD_NAMES, RECIPE_FIELDS } from '../recipe/fields.ts'
import { NUTRITION_NAMES } from '../recipe/nutrition-facts.ts'
import type { Ingredient, Instruction, WrittenRecipe } from '../recipe/recipe.ts'

/** A form as it is sent: the values of each field by its name. */
export type Typed = Record<string, string[]>

/** What the review shows of a recipe. Ingredients and steps are a line each; `# Sauce` is a heading of those below it. */
export function toTyped(fields: WrittenRecipe): Typed {
  const typed: Typed = {}
  for (const name of RECIPE_FIELD_NAMES) typed[name] = [toText(fields[name])]
  for (const name of NUTRITION_NAMES) typed[`nutrition.${name}`] = [toText(fields.nutrition?.[name])]
  typed.ingredients = [toLines(fields.ingredients, ({ ingredient_text }) => ingredient_text)]
  typed.instructions = [toLines(fields.instructions, ({ step_text }) => step_text)]
  typed.wellness_categories = fields.wellness_categories
  return typed
}

/**
 * What a sent review says, for `RecipeSchema` to check. A line that is as it was in `before` keeps what the form cannot
 * show: its own line breaks, and a step's address.
 */
export function fromTyped(typed: Typed, before: WrittenRecipe): Record<string, unknown> {
  const text = (name: string) => typed[name]?.[0] ?? ''
  return {
    ...fromTexts(RECIPE_FIELDS, text),
    nutrition: fromNames(NUTRITION_NAMES, (name) => text(`nutrition.${name}`)),
    ingredients: toIngredients(text('ingredients'), before.ingredients),
    instructions: toInstructions(text('instructions'), before.instructions),
    wellness_categories: typed.wellness_categories ?? [],
  }
}

/** The field of the review that shows an error of `RecipeSchema`, whose lists name the place in them. */
export function fieldOfError(path: string): string {
  const [field = path] = path.split('.')
  return field === 'nutrition' ? path : field
}

function toLines<Line extends { section: string | null }>(lines: Line[], textOf: (line: Line) => string) {
  let section: string | null = null
  return lines
    .flatMap((line) => {
      const heading = line.section === section ? [] : [`# ${line.section ?? ''}`.trim()]
      section = line.section
      return [...heading, flat(textOf(line))]
    })
    .join('\n')
}

function toIngredients(text: string, before: Ingredient[]): Ingredient[] {
  const known = new Map(before.map(({ ingredient_text }) => [flat(ingredient_text), ingredient_text]))
  return readLines(text).map(({ line, section }) => ({ ingredient_text: known.get(line) ?? line, section }))
}

function toInstructions(text: string, before: Instruction[]): Omit<Instruction, 'step_number'>[] {
  const known = new Map(before.map((step) => [flat(step.step_text), step]))
  return readLines(text).map(({ line, section }) => ({
    step_text: known.get(line)?.step_text ?? line,
    step_url: known.get(line)?.step_url ?? null,
    section,
  }))
}

/** The lines that say something, each under the last heading before it. */
function readLines(text: string): { line: string; section: string | null }[] {
  let section: string | null = null
  return text.split('\n').flatMap((raw) => {
    const line = flat(raw)
    const heading = /^#(?: (.*))?$/.exec(line)
    if (heading) section = heading[1] || null
    return heading || line === '' ? [] : [{ line, section }]
  })
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim()

import type { LabelDecision } from '#domain/diet/label-decisions.ts'
import { NO_ANSWERS, readSentLabels, type SentLabels } from '#domain/diet/label-form.ts'
import { WELLNESS_CATEGORIES, type Instruction, type Nutrition, type RecipeFields } from '#domain/recipe.ts'

/** A line of a list as the form shows it. A heading begins a section; `step_url` belongs to steps. */
export type LineValue = { text: string; isHeading: boolean; url: string }

/** Fields of the form that are one text each. */
const TEXTS = [
  ...['name', 'slug', 'status', 'description', 'story', 'difficulty', 'recipe_category', 'author_name'],
  ...['prep_time_minutes', 'cook_time_minutes', 'total_time_minutes', 'servings', 'image_url', 'keywords'],
] as const

/** Facts of the form, by their labels; grams, milligrams and kcal of one serving. */
export const FACTS: Record<keyof Nutrition, { label: string; unit?: string }> = {
  calories: { label: 'Calories', unit: 'kcal' },
  protein_content_g: { label: 'Protein', unit: 'g' },
  carbohydrate_content_g: { label: 'Carbs', unit: 'g' },
  fat_content_g: { label: 'Fat', unit: 'g' },
  fiber_content_g: { label: 'Fiber', unit: 'g' },
  sugar_content_g: { label: 'Sugar', unit: 'g' },
  saturated_fat_content_g: { label: 'Saturated fat', unit: 'g' },
  cholesterol_content_mg: { label: 'Cholesterol', unit: 'mg' },
  sodium_content_mg: { label: 'Sodium', unit: 'mg' },
  serving_size: { label: 'Serving size' },
}

/** The recipe form as it is typed: everything is text. */
export type RecipeValues = {
  texts: Record<string, string>
  facts: Record<string, string>
  ingredients: LineValue[]
  steps: LineValue[]
  labels: SentLabels
  wellness: string[]
}

/** A new recipe. */
export const EMPTY_RECIPE: RecipeValues = {
  texts: { status: 'published' },
  facts: {},
  ingredients: [],
  steps: [],
  labels: NO_ANSWERS,
  wellness: [],
}

/** A stored recipe, ready to be edited. */
export function toRecipeValues(recipe: { slug: string; status: string; fields: RecipeFields }): RecipeValues {
  const { fields } = recipe
  const texts: Record<string, unknown> = { ...fields, slug: recipe.slug, status: recipe.status }
  texts.keywords = fields.keywords.join(', ')
  const facts: Record<string, unknown> = { ...fields.nutrition }
  return {
    texts: Object.fromEntries(TEXTS.map((name) => [name, toText(texts[name])])),
    facts: Object.fromEntries(Object.keys(FACTS).map((name) => [name, toText(facts[name])])),
    ingredients: toLines(fields.ingredients.map((line) => ({ ...line, text: line.ingredient_text }))),
    steps: toLines(
      fields.instructions.map((step) => ({ ...step, text: step.step_text, url: step.step_url })),
    ),
    labels: NO_ANSWERS,
    wellness: fields.wellness_categories,
  }
}

/** What was decided about labels, as a form says it. */
export const answersOf = (decisions: LabelDecision[]): SentLabels => ({
  judged: '',
  answers: Object.fromEntries(
    decisions.map(({ diet, answer, reason }) => [diet, { answer, reason: reason ?? '' }]),
  ),
})

/** What stands in a form that was sent, or was kept in the browser. Empty lines are left out. */
export function readRecipeValues(form: FormData): RecipeValues {
  const text = (name: string) => toText(form.get(name))
  return {
    texts: Object.fromEntries(TEXTS.map((name) => [name, text(name)])),
    facts: Object.fromEntries(Object.keys(FACTS).map((name) => [name, text(name)])),
    ingredients: readLines(form, 'ingredient'),
    steps: readLines(form, 'step'),
    labels: readSentLabels(text),
    wellness: WELLNESS_CATEGORIES.filter((category) => form.getAll('wellness_categories').includes(category)),
  }
}

/** The same as RecipeSchema reads it. */
export function toRecipeInput({ texts, facts, ingredients, steps, wellness }: RecipeValues) {
  return {
    ...texts,
    // Without one, a recipe is published.
    status: texts.status || undefined,
    keywords: (texts.keywords ?? '').split(/[,;\n]/),
    nutrition: facts,
    ingredients: inSections(ingredients).map(({ text, section }) => ({ ingredient_text: text, section })),
    instructions: inSections(steps).map(({ text, section, url }): Omit<Instruction, 'step_number'> => ({
      step_text: text,
      section,
      step_url: url || null,
    })),
    wellness_categories: wellness,
  }
}

const LABELS: Record<string, string> = {
  name: 'Name',
  slug: 'Slug',
  status: 'Status',
  description: 'Description',
  story: 'Story',
  difficulty: 'Difficulty',
  recipe_category: 'Category',
  author_name: 'Author',
  prep_time_minutes: 'Prep Time',
  cook_time_minutes: 'Cook Time',
  total_time_minutes: 'Total Time',
  servings: 'Servings',
  image_url: 'Image',
  keywords: 'Keywords',
}

/** A form in words, by the labels of its fields, so that two can be compared. */
export function describeRecipe(values: RecipeValues): Record<string, string> {
  const { texts, facts, ingredients, steps, labels, wellness } = values
  const lines = (list: LineValue[]) =>
    list.map(({ text, isHeading }) => (isHeading ? `# ${text}` : text)).join('\n')
  return {
    ...Object.fromEntries(Object.entries(LABELS).map(([name, label]) => [label, texts[name] ?? ''])),
    Ingredients: lines(ingredients),
    Instructions: lines(steps),
    ...Object.fromEntries(Object.entries(FACTS).map(([name, { label }]) => [label, facts[name] ?? ''])),
    Labels: Object.entries(labels.answers)
      .filter(([, { answer }]) => answer === 'yes' || answer === 'off')
      .map(([diet, { answer, reason }]) => [`${diet}: ${answer}`, reason].filter(Boolean).join(', '))
      .join('\n'),
    'Wellness categories': wellness.join(', '),
  }
}

/** Lines with a heading before each section. What has no heading after a section follows an empty one. */
function toLines(lines: { text: string; section: string | null; url?: string | null }[]): LineValue[] {
  return lines.flatMap(({ text, section, url }, place) => {
    const line = { text, isHeading: false, url: url ?? '' }
    const before = lines[place - 1]?.section ?? null
    return section === before ? [line] : [{ text: section ?? '', isHeading: true, url: '' }, line]
  })
}

function inSections(lines: LineValue[]) {
  let section: string | null = null
  return lines.flatMap((line) => {
    if (!line.isHeading) return [{ ...line, section }]
    section = line.text || null
    return []
  })
}

/** Without scripts there is no button for headings: a line that begins with # is one. */
function readLines(form: FormData, name: 'ingredient' | 'step'): LineValue[] {
  const kinds = form.getAll(`${name}_kind`)
  const urls = form.getAll(`${name}_url`)
  return form.getAll(`${name}_text`).flatMap((value, place) => {
    const typed = toText(value)
    const isHeading = kinds[place] === 'heading' || /^#+\s/.test(typed)
    const text = isHeading ? typed.replace(/^#+\s*/, '') : typed
    return text.trim() || isHeading ? [{ text, isHeading, url: toText(urls[place]) }] : []
  })
}

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

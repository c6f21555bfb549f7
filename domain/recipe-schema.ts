import { z } from 'zod'
import { CATEGORIES, DIFFICULTIES, WELLNESS_CATEGORIES } from './recipe.ts'
import {
  choices,
  lineList,
  optionalAddress,
  optionalChoice,
  optionalLine,
  optionalNumber,
  optionalProse,
  optionalSlug,
  requiredLine,
} from './schema-fields.ts'

const MINUTES = { min: 0, max: 366 * 24 * 60, unit: 'minutes', whole: true }
const SERVINGS = { min: 1, max: 1_000, whole: true }
const GRAMS = { min: 0, max: 1_000_000, unit: 'g' }
const MILLIGRAMS = { min: 0, max: 1_000_000, unit: 'mg' }
const MOST_LINES = 500
const MAX_LINE = 2_000
const MAX_STEP = 10_000
const MAX_SECTION = 2_000

const Nutrition = z
  .object({
    calories: optionalNumber('Calories', { min: 0, max: 1_000_000, unit: 'kcal' }),
    protein_content_g: optionalNumber('Protein', GRAMS),
    carbohydrate_content_g: optionalNumber('Carbs', GRAMS),
    fat_content_g: optionalNumber('Fat', GRAMS),
    cholesterol_content_mg: optionalNumber('Cholesterol', MILLIGRAMS),
    fiber_content_g: optionalNumber('Fiber', GRAMS),
    saturated_fat_content_g: optionalNumber('Saturated fat', GRAMS),
    sodium_content_mg: optionalNumber('Sodium', MILLIGRAMS),
    sugar_content_g: optionalNumber('Sugar', GRAMS),
    serving_size: optionalLine('Serving size', 200),
  })
  .nullish()
  .transform((facts) => (facts && Object.values(facts).some((fact) => fact !== null) ? facts : null))

const Ingredients = z
  .array(
    z.object({
      ingredient_text: requiredLine('Ingredient', MAX_LINE),
      section: optionalLine('Heading', MAX_SECTION),
    }),
    'Ingredients must be a list',
  )
  .max(MOST_LINES, `A recipe may have at most ${MOST_LINES} ingredients`)
  .nullish()
  .transform((lines) => lines ?? [])

const Instructions = z
  .array(
    z.object({
      step_text: optionalProse('Step', MAX_STEP).pipe(z.string('Step is required')),
      section: optionalLine('Heading', MAX_SECTION),
      step_url: optionalAddress('Address of the step'),
    }),
    'Instructions must be a list',
  )
  .max(MOST_LINES, `A recipe may have at most ${MOST_LINES} steps`)
  .nullish()
  .transform((steps) => (steps ?? []).map((step, index) => ({ step_number: index + 1, ...step })))

/** What verdicts on labels go by, of a recipe that is still being typed: what cannot be stored yet counts as not there. */
export const JudgedSchema = z.object({
  ingredients: Ingredients.catch([]),
  keywords: lineList('Keywords', { most: 500, max: 200 }).catch([]),
  nutrition: Nutrition.catch(null),
  servings: optionalNumber('Servings', SERVINGS).catch(null),
})

/**
 * A recipe as forms and API clients send it, by the field names of spec.md section 3. Steps are numbered by their
 * order; keys it does not know are left out, and so are labels: they are settled from the rest.
 */
export const RecipeSchema = z
  .object({
    name: requiredLine('Name', 200),
    slug: optionalSlug('Slug'),
    status: z.enum(['draft', 'published'], 'Status must be draft or published').default('published'),
    description: optionalProse('Description', 10_000),
    story: optionalProse('Story', 10_000),
    difficulty: optionalChoice('Difficulty', DIFFICULTIES),
    recipe_category: optionalChoice('Category', CATEGORIES),
    author_name: optionalLine('Author', 200),
    prep_time_minutes: optionalNumber('Prep Time', MINUTES),
    cook_time_minutes: optionalNumber('Cook Time', MINUTES),
    total_time_minutes: optionalNumber('Total Time', MINUTES),
    servings: optionalNumber('Servings', SERVINGS),
    image_url: optionalAddress('Image'),
    keywords: lineList('Keywords', { most: 500, max: 200 }),
    ingredients: Ingredients,
    instructions: Instructions,
    nutrition: Nutrition,
    wellness_categories: choices('Wellness categories', WELLNESS_CATEGORIES),
  })
  .transform(({ slug, status, ...fields }) => ({ slug, status, fields }))

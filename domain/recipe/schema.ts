import { z } from 'zod'
import { inputSchema, inputSchemas, publicationSchemas } from '../fields/field-schema.ts'
import { RECIPE_FIELDS } from 'recipe-basics/recipe/fields'
import { NUTRITION_FACTS } from 'recipe-basics/recipe/nutrition-facts'
import { countCharacters, findTooLong, MOST_CHARACTERS } from 'recipe-basics/recipe/recipe-length'
import { findWrongSource } from '../guide/sources.ts'
import {
  optionalAddress,
  optionalLine,
  optionalProse,
  optionalSlug,
  requiredLine,
} from '../fields/schema-fields.ts'

const MOST_LINES = 500
const MAX_LINE = 2_000
const MAX_STEP = 10_000
const MAX_SECTION = 2_000

const Nutrition = z
  .object(inputSchemas(NUTRITION_FACTS))
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

const MOST_LINKS = 500
const UndoneLinks = z
  .array(
    z.object({ text: z.string().min(1).max(MAX_LINE), place: z.int().min(0).max(MAX_STEP) }),
    'Undone links must be a list',
  )
  .max(MOST_LINKS, `A step may have at most ${MOST_LINKS} undone links`)
  .nullish()

const Instructions = z
  .array(
    z.object({
      step_text: optionalProse('Step', MAX_STEP).pipe(z.string('Step is required')),
      section: optionalLine('Heading', MAX_SECTION),
      step_url: optionalAddress('Address of the step'),
      undone_links: UndoneLinks,
    }),
    'Instructions must be a list',
  )
  .max(MOST_LINES, `A recipe may have at most ${MOST_LINES} steps`)
  .nullish()
  .transform((steps) =>
    (steps ?? []).map(({ undone_links, ...step }, index) => ({
      step_number: index + 1,
      ...step,
      ...(undone_links && undone_links.length > 0 && { undone_links }),
    })),
  )

const Sources = inputSchema(RECIPE_FIELDS.sources).superRefine((text, context) => {
  const message = findWrongSource(RECIPE_FIELDS.sources.label, text)
  if (message) context.addIssue({ code: 'custom', message })
})

/** What verdicts on labels go by, of a recipe that is still being typed: what cannot be stored yet counts as not there. */
export const JudgedSchema = z
  .object({
    name: z.string().catch(''),
    description: inputSchema(RECIPE_FIELDS.description).catch(null),
    story: inputSchema(RECIPE_FIELDS.story).catch(null),
    recipe_category: inputSchema(RECIPE_FIELDS.recipe_category).catch(null),
    draw_dish: inputSchema(RECIPE_FIELDS.draw_dish).catch(null),
    texture: inputSchema(RECIPE_FIELDS.texture).catch(null),
    softer: inputSchema(RECIPE_FIELDS.softer).catch(null),
    ingredients: Ingredients.catch([]),
    instructions: Instructions.catch([]),
    keywords: inputSchema(RECIPE_FIELDS.keywords).catch([]),
    nutrition: Nutrition.catch(null),
    servings: inputSchema(RECIPE_FIELDS.servings).catch(null),
    prep_time_minutes: inputSchema(RECIPE_FIELDS.prep_time_minutes).catch(null),
    cook_time_minutes: inputSchema(RECIPE_FIELDS.cook_time_minutes).catch(null),
    total_time_minutes: inputSchema(RECIPE_FIELDS.total_time_minutes).catch(null),
    low_energy: inputSchema(RECIPE_FIELDS.low_energy).catch(null),
  })
  .transform((fields) =>
    countCharacters(fields) > MOST_CHARACTERS ? { ...fields, ingredients: [], instructions: [] } : fields,
  )

/** Refuses a recipe whose texts together are too long, beside the field that holds most of them. */
export function refineLength(fields: object, context: z.RefinementCtx) {
  const tooLong = findTooLong(fields)
  if (tooLong) context.addIssue({ code: 'custom', path: [tooLong.field], message: tooLong.message })
}

/**
 * A recipe as forms and API clients send it, by the field names of spec.md section 3. Steps are numbered by their
 * order; keys it does not know are left out, and so are labels: they are resolved from the rest.
 */
export const RecipeSchema = z
  .object({
    ...inputSchemas(RECIPE_FIELDS),
    sources: Sources,
    slug: optionalSlug('Slug'),
    ...publicationSchemas('published'),
    ingredients: Ingredients,
    instructions: Instructions,
    nutrition: Nutrition,
  })
  .superRefine(refineLength)
  .transform(({ slug, status, published_at, ...fields }) => ({ slug, status, published_at, fields }))

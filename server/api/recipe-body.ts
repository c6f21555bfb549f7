import { z } from 'zod'
import { withoutOwn } from 'recipe-basics/fields/field'
import { RECIPE_FIELDS } from 'recipe-basics/recipe/fields'
import { RecipeSchema, refineLength } from '#domain/recipe/schema.ts'
import { DIETARY_RESTRICTIONS } from 'recipe-basics/recipe/recipe'
import type { StoredRecipe } from '../data/recipes/row/row.ts'
import { BasedOn, PublishDate, WRITTEN_FIELDS } from './server-fields.ts'

const { ingredients, instructions, nutrition, ...columns } = RecipeSchema.in.shape

const Restrictions = z
  .array(
    z.object({
      dietary_restriction: z.enum(DIETARY_RESTRICTIONS, `Must be one of ${DIETARY_RESTRICTIONS.join(', ')}`),
    }),
    'Must be a list of objects',
  )
  .nullish()
  .transform(
    (rows) =>
      rows && DIETARY_RESTRICTIONS.filter((item) => rows.some((row) => row.dietary_restriction === item)),
  )
  .meta({
    description:
      'The labels it shall have. One that its lines do not earn becomes a decision of the chef, unless a line ' +
      'contradicts it; one that they earn and that is not named is taken off. Left out: as the lines say, and as the ' +
      'chef has decided before. Other keys of theirs are ignored.',
  })

/**
 * A recipe as it is sent: the fields of the form under the names of spec.md section 3, so that what was read can be sent
 * back. Unknown names are refused, because a typing error would empty a recipe.
 */
export const RecipeBody = z
  .strictObject({
    ...withoutOwn(RECIPE_FIELDS, columns),
    published_at: PublishDate,
    recipe_dietary_restrictions: Restrictions,
    recipe_nutrition: z.array(nutrition, 'Must be a list').max(1, 'One entry at most').nullish().meta({
      description: 'What was published, or the chef gives. An entry whose source is computed is ignored.',
    }),
    recipe_ingredients: ingredients.meta({
      description: 'In order. Other keys are ignored.',
    }),
    recipe_instructions: instructions.meta({
      description: 'The order of the list numbers the steps. Other keys are ignored.',
    }),
    ...WRITTEN_FIELDS,
    updated_at: BasedOn,
  })
  .superRefine(refineLength)
  .transform(
    ({
      slug,
      status,
      published_at,
      updated_at,
      recipe_dietary_restrictions,
      recipe_nutrition,
      recipe_ingredients,
      recipe_instructions,
      id: _id,
      created_at: _created_at,
      language: _language,
      ...fields
    }) => ({
      slug,
      status,
      published_at,
      based_on: updated_at,
      labels: recipe_dietary_restrictions ?? undefined,
      fields: {
        ...fields,
        nutrition: recipe_nutrition?.[0] ?? null,
        ingredients: recipe_ingredients,
        instructions: recipe_instructions,
      },
    }),
  )

const Computed = z.object({ recipe_nutrition: z.tuple([z.object({ source: z.literal('computed') })]) })

/** A body without figures that were read as computed: nobody gave them. */
export function withoutComputed(body: unknown): unknown {
  if (!Computed.safeParse(body).success || typeof body !== 'object') return body
  const { recipe_nutrition: _, ...rest }: Record<string, unknown> = { ...body }
  return rest
}

/** A stored recipe as it would be sent, without a word about its labels. */
export function toRecipeBody({ slug, status, published_at, updated_at, fields }: StoredRecipe): object {
  const { dietary_restrictions: _, nutrition, ingredients, instructions, ...columns } = fields
  return {
    ...withoutOwn(RECIPE_FIELDS, columns),
    slug,
    status,
    published_at,
    updated_at,
    recipe_nutrition: nutrition ? [nutrition] : [],
    recipe_ingredients: ingredients,
    recipe_instructions: instructions,
  }
}

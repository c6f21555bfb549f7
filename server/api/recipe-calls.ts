import { createRoute, z } from '@hono/zod-openapi'
import { EASE_FILTERS } from 'food-verdicts/low-energy/facts'
import { nameFoods } from '#domain/recipe/filter-foods.ts'
import { readRecipeFilter } from '#domain/recipe/filter.ts'
import { ORDER_NAMES } from '#domain/recipe/orders.ts'
import { boundsOf, type RangeName, RANGE_NAMES } from '#domain/recipe/ranges.ts'
import { CUISINES } from 'recipe-basics/recipe/cuisines'
import { CATEGORIES, DIFFICULTIES } from 'recipe-basics/recipe/choices'
import { DIETARY_RESTRICTIONS } from 'recipe-basics/recipe/recipe'
import type { Database } from '../data/database/database.ts'
import { findMovedRecipe, findPublicRecipe, listRecipeSummaries } from '../data/recipes/read/read.ts'
import { listPieces } from '../data/equipment/read.ts'
import { listRecipeLines } from '../data/recipes/read/lines.ts'
import { type Api, inPath, jsonAnswer, MOVED, PAGE, PLACE, SEARCH } from './describe.ts'
import { EXAMPLE_SUMMARY } from './examples.ts'
import { notFound, problemAnswer } from './problem.ts'
import { RecipeSchema, RecipeSummarySchema, toRecipeJson, toRecipeSummaryJson } from './recipe-json.ts'

const tags = ['Recipes']

/** A recipe whose figure is not known is in none of the ranges. */
const BOUNDS: Record<RangeName, string> = {
  texture: 'At most so firm, as software read it from the method or the chef confirmed it.',
  gentle: 'Dishes for a gentle spell, as they are written or with swaps of single lines too.',
  stricture: 'The same for a stricture.',
  time: 'At most so many minutes in all.',
  kcal: 'At most so many kilocalories a serving; at least, with a plus.',
  protein: 'At least so many grams of protein a serving.',
  fibre: 'At least so many grams of fibre a serving; at most, with a minus.',
}

const FOODS = [
  {
    name: 'have',
    description: 'Only recipes with this food, or a sort of it, in their ingredient lines.',
    example: ['carrot'],
  },
  {
    name: 'without',
    description:
      'Only recipes whose ingredient lines are all understood and do not name this food, or what may be made of it.',
    example: ['egg'],
  },
].map(({ name, description, example }) => ({
  name,
  in: 'query' as const,
  description: `${description} Repeat the parameter for several foods.`,
  schema: { type: 'array' as const, items: { type: 'string' as const } },
  example,
}))

const LIST = createRoute({
  operationId: 'listRecipes',
  method: 'get',
  path: '/api/recipes',
  tags,
  summary: 'List published recipes',
  description:
    '24 a page, newest first unless another order is asked for. A scheduled recipe appears at its publish date. Unknown and out-of-range values are ignored.',
  parameters: [
    SEARCH('name and description'),
    {
      name: 'difficulty',
      in: 'query',
      description: 'Only recipes of this difficulty.',
      schema: { type: 'string', enum: [...DIFFICULTIES] },
    },
    {
      name: 'category',
      in: 'query',
      description: 'Only recipes of this category.',
      schema: { type: 'string', enum: [...CATEGORIES] },
    },
    {
      name: 'cuisine',
      in: 'query',
      description: 'Only recipes of this cuisine. Repeat the parameter for recipes of any of several.',
      schema: { type: 'array', items: { type: 'string', enum: [...CUISINES] } },
    },
    {
      name: 'diet',
      in: 'query',
      description: 'Only recipes with this label. Repeat the parameter to require several labels.',
      schema: { type: 'array', items: { type: 'string', enum: [...DIETARY_RESTRICTIONS] } },
      example: ['vegan'],
    },
    {
      name: 'ease',
      in: 'query',
      description:
        'Only recipes that ask for little strength in this way, as software read it or the chef said. Repeat the parameter for several.',
      schema: { type: 'array', items: { type: 'string', enum: [...EASE_FILTERS] } },
      example: ['one-pot'],
    },
    ...RANGE_NAMES.map((range) => ({
      name: range,
      in: 'query' as const,
      description: BOUNDS[range],
      schema: { type: 'string' as const, enum: boundsOf(range).map(({ value }) => value) },
    })),
    ...FOODS,
    {
      name: 'sort',
      in: 'query',
      description: 'Recipes whose figure is not known come last.',
      schema: { type: 'string', enum: [...ORDER_NAMES], default: 'newest' },
    },
    PAGE,
  ],
  responses: {
    200: jsonAnswer(
      z.object({ recipes: z.array(RecipeSummarySchema), ...PLACE }).openapi('RecipeList', {
        example: { recipes: [EXAMPLE_SUMMARY], count: 1, page: 1, pages: 1 },
      }),
      'One page of recipes.',
    ),
  },
})

const FIND = createRoute({
  operationId: 'findRecipe',
  method: 'get',
  path: '/api/recipes/{slug}',
  tags,
  summary: 'Read one published recipe',
  parameters: [inPath('slug', 'The last part of its address.', 'silky-carrot-soup')],
  responses: {
    200: jsonAnswer(RecipeSchema, 'The recipe.'),
    301: MOVED,
    404: problemAnswer('No published recipe has this slug.'),
  },
})

/** What anybody may ask about recipes. */
export function answerRecipes(api: Api, db: Database) {
  api.openapi(LIST, async (c) => {
    const { filter } = nameFoods(readRecipeFilter(new URL(c.req.url).searchParams))
    const { recipes, ...place } = await listRecipeSummaries(db, filter, c.var.now)
    return c.json({ recipes: recipes.map(toRecipeSummaryJson), ...place }, 200)
  })

  api.openapi(FIND, async (c) => {
    const slug = c.req.param('slug')
    const recipe = await findPublicRecipe(db, slug, c.var.now)
    if (recipe) {
      const equipment = (await listPieces(db, recipe.equipment, c.var.now)).map(({ id }) => id)
      return c.json(toRecipeJson({ ...recipe, equipment }, await listRecipeLines(db, recipe.id)), 200)
    }
    const moved = await findMovedRecipe(db, slug, c.var.now)
    return moved ? c.redirect(`/api/recipes/${encodeURIComponent(moved)}`, 301) : notFound(c)
  })
}

import { isDeepStrictEqual } from 'node:util'
import { createRoute, z } from '@hono/zod-openapi'
import { type LabelDecision, refusalOf, type ResolvedLabel } from 'food-verdicts/diet/label-decisions'
import { decideByList } from 'food-verdicts/diet/listed-labels'
import { pick } from 'recipe-basics/fields/field'
import { NOTHING_OWN, OWN_RECIPE_FIELDS, RECIPE_FIELDS } from 'recipe-basics/recipe/fields'
import { readTableQuery } from '#domain/search/table-query.ts'
import { listRecipeRows, RECIPE_COLUMNS } from '../data/recipes/read/admin.ts'
import { type Author, authorMay, authorOf, mayWrite } from '../data/changes/change.ts'
import type { Database } from '../data/database/database.ts'
import { readCorrections } from '../data/foods/read.ts'
import { listRecipeLines } from '../data/recipes/read/lines.ts'
import { createRecipe, updateRecipe } from '../data/recipes/write/write.ts'
import { findIdOf } from '../data/changes/slugs.ts'
import { findRecipe } from '../data/recipes/row/row.ts'
import { type ReadElsewhere, readToStore } from '../recipe-preview/recipe-reader.ts'
import { CONFLICT, refuseChange, slugTaken } from './conflict.ts'
import {
  type Api,
  CREATED_HEADERS,
  DELETED,
  inPath,
  jsonAnswer,
  PLACE,
  SavedSchema,
  tableParameters,
} from './describe.ts'
import { EXAMPLE_RECIPE_INPUT, EXAMPLE_ROW } from './examples.ts'
import { BODY_REFUSALS, invalid, parseContent, withBody } from './json-body.ts'
import { notFound, problemAnswer } from './problem.ts'
import { RecipeBody, toRecipeBody, withoutComputed } from './recipe-body.ts'
import { AdminRecipeSchema, RecipeRowSchema, ROW_NAMES, toRecipeJson } from './recipe-json.ts'
import { ADMIN_REFUSALS, notAllowed, withRight } from './require-right.ts'
import { removeThing } from '../data/things/change-one.ts'
import { RECIPES } from '../data/things/recipe-thing.ts'

const tags = ['Recipes']

const LIST = createRoute({
  operationId: 'listAllRecipes',
  method: 'get',
  path: '/api/admin/recipes',
  tags,
  summary: 'List all recipes, drafts too',
  parameters: tableParameters('name, description and author', RECIPE_COLUMNS),
  ...withRight('see-drafts'),
  responses: {
    200: jsonAnswer(
      z.object({ recipes: z.array(RecipeRowSchema), ...PLACE }).openapi('RecipeRows', {
        example: { recipes: [EXAMPLE_ROW], count: 1, page: 1, pages: 1 },
      }),
      'One page of recipes, 50 a page.',
    ),
    ...ADMIN_REFUSALS,
  },
})

const FIND = createRoute({
  operationId: 'findAnyRecipe',
  method: 'get',
  path: '/api/admin/recipes/{id}',
  tags,
  summary: 'Read one recipe, also a draft',
  parameters: [inPath('id', 'Its id.')],
  ...withRight('see-drafts'),
  responses: {
    200: jsonAnswer(AdminRecipeSchema, 'The recipe.'),
    ...ADMIN_REFUSALS,
    404: problemAnswer('not_found: no recipe has this id.'),
  },
})

const CREATE = createRoute({
  operationId: 'createRecipe',
  method: 'post',
  path: '/api/recipes',
  tags,
  summary: 'Store a recipe',
  description: 'Published unless its status is draft.',
  ...withBody('write-drafts', 'RecipeInput', EXAMPLE_RECIPE_INPUT),
  responses: {
    201: { ...jsonAnswer(SavedSchema, 'Stored.'), headers: CREATED_HEADERS },
    ...ADMIN_REFUSALS,
    ...BODY_REFUSALS,
    ...CONFLICT,
  },
})

const UPDATE = createRoute({
  operationId: 'updateRecipe',
  method: 'put',
  path: '/api/recipes/{slug}',
  tags,
  summary: 'Change a recipe',
  description: 'Fields that are left out stay as they are; a list that is sent replaces the whole list.',
  parameters: [inPath('slug', 'Its slug, or its id.', 'silky-carrot-soup')],
  ...withBody('write-drafts', 'RecipeChange', { servings: 6, updated_at: '2026-03-04T05:06:07.000Z' }),
  responses: {
    200: jsonAnswer(SavedSchema, 'Changed. The state before is kept as a version.'),
    ...ADMIN_REFUSALS,
    ...BODY_REFUSALS,
    404: problemAnswer('not_found: no recipe has this slug or id.'),
    ...CONFLICT,
  },
})

const DELETE = createRoute({
  operationId: 'deleteRecipe',
  method: 'delete',
  path: '/api/recipes/{slug}',
  tags,
  summary: 'Delete a recipe',
  parameters: [inPath('slug', 'Its slug, or its id.', 'silky-carrot-soup')],
  ...withRight('write-drafts'),
  responses: {
    204: DELETED,
    ...ADMIN_REFUSALS,
    404: problemAnswer('not_found: no recipe has this slug or id.'),
  },
})

/** What people with a role may ask and change about recipes. */
export function answerRecipeChanges(api: Api, db: Database, read: ReadElsewhere) {
  answerReading(api, db)
  answerWriting(api, db, read)
}

function answerReading(api: Api, db: Database) {
  api.openapi(LIST, async (c) => {
    const query = readTableQuery(new URL(c.req.url).searchParams, RECIPE_COLUMNS, 'created_at')
    const { rows, ...place } = await listRecipeRows(db, query)
    return c.json({ recipes: rows.map((row) => pick(ROW_NAMES, row)), ...place }, 200)
  })

  api.openapi(FIND, async (c) => {
    const recipe = await findRecipe(db, c.req.param('id'))
    if (!recipe) return notFound(c)
    const { fields, status, decisions: _, givenFor, shown, ...names } = recipe
    const lines = await listRecipeLines(db, recipe.id)
    // What the chef gave, also where readers see something else.
    const given = { source: 'published', coverage: null, stale_since: givenFor.stale_since } as const
    const figures = fields.nutrition ? { nutrition_basis: given } : shown
    return c.json({ ...toRecipeJson({ ...fields, ...figures, ...names }, lines), status }, 200)
  })
}

function answerWriting(api: Api, db: Database, read: ReadElsewhere) {
  api.openapi(CREATE, async (c) => {
    const parsed = parseContent(RecipeBody, RECIPE_FIELDS, withoutComputed(c.var.body))
    if (!parsed.ok) return invalid(c, parsed.errors)
    const { labels, based_on: _, ...sent } = parsed.value
    const fields = { ...sent.fields, ...NOTHING_OWN }
    const recipe = { ...sent, fields }
    const judge = await readToStore(read, fields, await readCorrections(db))
    const decided = decideByList(labels, fields, null, c.var.now, judge)
    if (decided.refused.length > 0) return refuseLabels(c, decided.refused)
    const { decisions } = decided
    const author = authorOf(c.var.user)
    if (!mayWrite(author, recipe.status) || !mayDecide(author, decisions, [])) return notAllowed(c)
    const created = await createRecipe(db, { ...recipe, decisions }, c.var.now)
    if (!created.ok) return slugTaken(c)
    const saved = { id: created.id, slug: created.slug, updated_at: c.var.now.toISOString() }
    return c.json(saved, 201, { Location: `/api/admin/recipes/${created.id}` })
  })

  api.openapi(UPDATE, async (c) => {
    // What the body leaves out stays as it is by then, `updated_at` too. A thread may read the recipe, so no transaction waits for it.
    for (;;) {
      const current = await findRecipe(db, (await findIdOf(db, 'recipes', c.req.param('slug'))) ?? '')
      if (!current) return notFound(c)
      const sent = withoutComputed(c.var.body)
      const parsed = parseContent(RecipeBody, RECIPE_FIELDS, sent, toRecipeBody(current))
      if (!parsed.ok) return invalid(c, parsed.errors)
      const fields = { ...parsed.value.fields, ...pick(OWN_RECIPE_FIELDS, current.fields) }
      const { labels, ...change } = { ...parsed.value, fields, ...authorOf(c.var.user) }
      const judge = await readToStore(read, fields, await readCorrections(db))
      const { decisions, refused } = decideByList(labels, fields, current, c.var.now, judge)
      if (refused.length > 0) return refuseLabels(c, refused)
      if (!mayDecide(change, decisions, current.decisions)) return notAllowed(c)
      const based_on = change.based_on ?? current.updated_at
      const changed = await updateRecipe(
        db,
        current.id,
        { ...change, based_on, decide: () => decisions },
        c.var.now,
      )
      if (changed.ok)
        return c.json({ id: changed.id, slug: changed.slug, updated_at: changed.updated_at }, 200)
      if (changed.reason !== 'changed' || Object.hasOwn(Object(sent), 'updated_at'))
        return refuseChange(c, changed.reason)
    }
  })

  api.openapi(DELETE, async (c) => {
    const id = await findIdOf(db, 'recipes', c.req.param('slug'))
    const author = authorOf(c.var.user)
    const recipe = await findRecipe(db, id ?? '')
    if (recipe && !mayWrite(author, recipe.status)) return notAllowed(c)
    const deleted = await removeThing(db, RECIPES, id ?? '', author, c.var.now)
    return deleted ? c.body(null, 204) : notFound(c)
  })
}

/** Whether an author may store these decisions about labels: those that stand already decide nothing. */
const mayDecide = (author: Author, decisions: LabelDecision[], before: LabelDecision[]) =>
  isDeepStrictEqual(decisions, before) || authorMay(author, 'decide-labels')

function refuseLabels(c: Parameters<typeof invalid>[0], labels: ResolvedLabel[]) {
  return invalid(c, { recipe_dietary_restrictions: labels.map(refusalOf).join(' ') })
}

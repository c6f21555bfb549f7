import { data, href, redirect } from 'react-router'
import { refusalOf, type SettledLabel } from '#domain/diet/label-decisions.ts'
import { decideByList } from '#domain/diet/listed-labels.ts'
import { RecipeSchema } from '#domain/recipe-schema.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { createRecipe, updateRecipe } from '#server/data/recipes.ts'
import { restoreRecipe, undeleteRecipe } from '#server/data/restore-recipe.ts'
import { findRecipe } from '#server/data/stored-recipe.ts'
import { parseForm } from '#server/form-errors.ts'
import { noticeHeaders } from '#server/notice.ts'
import { invalid, notFound } from '#server/responses.ts'
import { deletedElsewhere } from '../record-gone.ts'
import { differencesOf } from '../differences.ts'
import { describeRecipe, readRecipeValues, toRecipeInput, toRecipeValues } from './recipe-values.ts'
import type { Route } from './+types/edit'

type Context = Route.ActionArgs['context']

const SLUG_TAKEN = { slug: 'Another recipe has this address.' }

/** Stores a new recipe from its form. */
export async function createFromForm(context: Context, form: FormData) {
  const values = readRecipeValues(form)
  const parsed = parseForm(RecipeSchema, toRecipeInput(values))
  if (!parsed.ok) return invalid(values, parsed.errors)
  const { now } = context.get(siteContext)
  const decided = decideByList(values.diets, parsed.fields.fields, { labels: [], decisions: [] }, now)
  if (decided.refused.length > 0) return invalid(values, refuse(decided.refused))
  const recipe = { ...parsed.fields, decisions: decided.decisions }
  const made = await createRecipe(context.get(databaseContext), recipe, now)
  return made.ok ? saved(parsed.fields.fields.name) : invalid(values, SLUG_TAKEN)
}

/**
 * Changes a recipe from its form, unless somebody else has since it was opened: then both are shown. With `bring_back`,
 * what was deleted meanwhile is there again first.
 */
export async function updateFromForm(context: Context, id: string, author_id: string, form: FormData) {
  const values = readRecipeValues(form)
  const parsed = parseForm(RecipeSchema, toRecipeInput(values))
  if (!parsed.ok) return invalid(values, parsed.errors)
  const { now } = context.get(siteContext)
  const db = context.get(databaseContext)
  const bringsBack = form.has('bring_back')
  if (bringsBack && !(await undeleteRecipe(db, id, now))) return createFromForm(context, form)
  const based_on = bringsBack ? undefined : String(form.get('overwrite') ?? form.get('based_on') ?? '')
  const before = (await findRecipe(db, id)) ?? { labels: [], decisions: [] }
  const decided = decideByList(values.diets, parsed.fields.fields, before, now)
  if (decided.refused.length > 0) return invalid(values, refuse(decided.refused))
  const change = { ...parsed.fields, decide: () => decided.decisions, author_id, based_on }
  const changed = await updateRecipe(db, id, change, now)
  if (changed.ok) return saved(parsed.fields.fields.name)
  if (changed.reason === 'slug-taken') return invalid(values, SLUG_TAKEN)
  if (changed.reason === 'missing') return deletedElsewhere('Recipe', values)
  const theirs = describeRecipe(toRecipeValues(changed.current))
  const conflict = {
    updated_at: changed.current.updated_at,
    differences: differencesOf(describeRecipe(values), theirs),
  }
  return data({ values, errors: {}, conflict }, { status: 409 })
}

/** Gives a recipe one of its versions back. */
export async function restoreFromForm(context: Context, id: string, author_id: string, version: string) {
  const { now } = context.get(siteContext)
  const changed = await restoreRecipe(context.get(databaseContext), { id, version }, { author_id }, now)
  if (!changed.ok) throw notFound()
  const headers = noticeHeaders({ kind: 'success', title: 'Version restored' })
  return redirect(href('/admin/recipes/:id/edit', { id }), { headers })
}

const refuse = (labels: SettledLabel[]) => ({ dietary_restrictions: labels.map(refusalOf).join(' ') })

function saved(name: string) {
  const headers = noticeHeaders({ kind: 'success', title: 'Recipe saved', text: `"${name}" has been saved.` })
  return redirect(href('/admin/recipes'), { headers })
}

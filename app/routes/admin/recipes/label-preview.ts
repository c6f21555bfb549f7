import { href, redirect } from 'react-router'
import { may } from '#domain/people/rights.ts'
import { readRecipeValues, toRecipeInput } from '#domain/recipe/form.ts'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext, resourcesContext } from '#server/context.ts'
import { readCorrections } from '#server/data/foods/read.ts'
import { findRecipe } from '#server/data/recipes/row/row.ts'
import { readTypedPreview } from '#server/recipe-preview/recipe-reader.ts'
import { readForm } from '#server/forms/read-form.ts'
import type { Route } from './+types/label-preview'

/** Says what the lines of a recipe form mean for its labels, while they are typed. Nothing is stored. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const user = requireRight(request, context, 'see-drafts')
  const db = context.get(databaseContext)
  const recipe = await findRecipe(db, url.searchParams.get('id') ?? '')
  const input = toRecipeInput(readRecipeValues(await readForm(request)))
  // The form of an editor does not say it.
  const softer = may(user, 'decide-labels') ? input.softer : recipe?.fields.softer
  const { read } = context.get(resourcesContext).importer
  const corrections = await readCorrections(db)
  return Response.json(
    await readTypedPreview(read, { ...input, softer }, recipe?.decisions ?? [], corrections),
  )
}

/** The address is for the form alone. */
export const loader = () => redirect(href('/admin/recipes'))

import { href, redirect } from 'react-router'
import { may } from '#domain/rights.ts'
import { readRecipeValues, toRecipeInput } from '#domain/recipe/form.ts'
import { requireRight } from '#server/auth/guard.ts'
import { databaseContext } from '#server/context.ts'
import { currentJudge } from '#server/data/foods/read.ts'
import { findRecipe } from '#server/data/recipes/row.ts'
import { previewTypedLabels } from '#server/label-preview.ts'
import { readForm } from '#server/read-form.ts'
import type { Route } from './+types/label-preview'

/** Says what the lines of a recipe form mean for its labels, while they are typed. Nothing is stored. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const user = requireRight(request, context, 'see-drafts')
  const db = context.get(databaseContext)
  const recipe = await findRecipe(db, url.searchParams.get('id') ?? '')
  const input = toRecipeInput(readRecipeValues(await readForm(request)))
  // The form of an editor does not say it.
  const softer = may(user, 'decide-labels') ? input.softer : recipe?.fields.softer
  return Response.json(
    previewTypedLabels({ ...input, softer }, recipe?.decisions ?? [], await currentJudge(db)),
  )
}

/** The address is for the form alone. */
export const loader = () => redirect(href('/admin/recipes'))

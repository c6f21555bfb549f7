import { href, redirect } from 'react-router'
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
  requireRight(request, context, 'see-drafts')
  const db = context.get(databaseContext)
  const recipe = await findRecipe(db, url.searchParams.get('id') ?? '')
  const values = readRecipeValues(await readForm(request))
  return Response.json(
    previewTypedLabels(toRecipeInput(values), recipe?.decisions ?? [], await currentJudge(db)),
  )
}

/** The address is for the form alone. */
export const loader = () => redirect(href('/admin/recipes'))

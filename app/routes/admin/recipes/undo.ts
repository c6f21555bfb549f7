import { href, redirect } from 'react-router'
import { requireRight } from '#server/auth/guard.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { authorOf } from '#server/data/change.ts'
import { undeleteRecipe } from '#server/data/recipes/restore.ts'
import { undone } from '../undo.ts'
import type { Route } from './+types/undo'

/** Brings a deleted recipe back. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const author = authorOf(requireRight(request, context, 'write-drafts'))
  const { now } = context.get(siteContext)
  const recipe = await undeleteRecipe(context.get(databaseContext), params.id, author, now)
  return undone(
    request,
    href('/admin/recipes'),
    recipe
      ? { kind: 'success', title: 'Recipe restored', text: `"${recipe.fields.name}" is back.` }
      : { kind: 'destructive', title: 'Error', text: 'This recipe can no longer be restored.' },
  )
}

/** The address is for the button alone. */
export const loader = () => redirect(href('/admin/recipes'))

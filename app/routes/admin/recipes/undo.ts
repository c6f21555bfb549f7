import { href, redirect } from 'react-router'
import { requireAdmin } from '#server/auth/guard.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { undeleteRecipe } from '#server/data/recipes/restore.ts'
import { undone } from '../undo.ts'
import type { Route } from './+types/undo'

/** Brings a deleted recipe back. */
export async function action({ request, params, context }: Route.ActionArgs) {
  requireAdmin(request, context)
  const recipe = await undeleteRecipe(context.get(databaseContext), params.id, context.get(siteContext).now)
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

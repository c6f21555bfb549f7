import { href, redirect } from 'react-router'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext, resourcesContext, siteContext } from '#server/context.ts'
import { removeCorrection, restoreCorrection } from '#server/data/foods/write.ts'
import { rereadNow } from '#server/jobs/reread-stored.ts'
import { undone } from '../undo.ts'
import { GONE, sayReread } from './foods/answer-foods.ts'
import type { Route } from './+types/undo-food'

/** Takes back what was said of words, or says again what was removed. */
export async function action({ request, url, context }: Route.ActionArgs) {
  requireRight(request, context, 'decide-labels')
  const db = context.get(databaseContext)
  const remove = url.searchParams.get('remove')
  const words =
    remove === null
      ? await restoreCorrection(db, url.searchParams.get('restore') ?? '')
      : await removeCorrection(db, remove, context.get(siteContext).now)
  const list = href('/admin/keeping/foods')
  if (words === undefined) return undone(request, list, GONE)
  const text = sayReread(await rereadNow(db, context.get(resourcesContext).reread))
  return undone(request, list, { kind: 'success', title: 'Everything is as it was', text })
}

/** The address is for the button alone. */
export const loader = () => redirect(href('/admin/keeping/foods'))

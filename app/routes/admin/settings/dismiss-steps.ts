import { href, redirect } from 'react-router'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { dismissSteps } from '#server/data/settings/first-steps.ts'
import type { Route } from './+types/dismiss-steps'

/** Puts the list of first steps away. */
export async function action({ request, context }: Route.ActionArgs) {
  requireRight(request, context, 'change-settings')
  await dismissSteps(context.get(databaseContext), context.get(siteContext).now)
  return redirect(href('/admin/settings'))
}

/** The address is for the button alone. */
export const loader = () => redirect(href('/admin/settings'))

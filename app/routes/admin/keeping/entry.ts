import { href, redirect } from 'react-router'
import { may } from '#domain/people/rights.ts'
import { requireRight } from '#server/pages/guard.ts'
import type { Route } from './+types/entry'

/** Maintenance opens with the first tab of its reader. */
export function loader({ request, context }: Route.LoaderArgs) {
  const user = requireRight(request, context, 'see-drafts')
  return redirect(may(user, 'keep-backups') ? href('/admin/keeping/status') : href('/admin/keeping/trash'))
}

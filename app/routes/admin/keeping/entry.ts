import { href, redirect } from 'react-router'
import { requireRight } from '#server/auth/guard.ts'
import type { Route } from './+types/entry'

/** Keeping opens with its first tab. */
export function loader({ request, context }: Route.LoaderArgs) {
  requireRight(request, context, 'see-drafts')
  return redirect(href('/admin/keeping/people'))
}

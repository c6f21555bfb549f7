import { requireRight } from '#server/auth/guard.ts'
import type { Route } from './+types/list'

export function loader({ request, context }: Route.LoaderArgs) {
  requireRight(request, context, 'see-drafts')
  return null
}

/** The list stands in the manager around it; no form stands above it. */
export default function NoForm() {
  return null
}

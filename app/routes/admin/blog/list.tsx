import { requireRight } from '#server/pages/guard.ts'
import { POSTS } from '#server/data/things/post-thing.ts'
import { authorOf } from '#server/data/changes/change.ts'
import { readForm } from '#server/forms/read-form.ts'
import { changeSelected } from '../bulk/change-selected.ts'
import type { Route } from './+types/list'

/** Changes the posts that are selected; Undo brings them back. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const author = authorOf(requireRight(request, context, 'write-drafts'))
  const sent = { form: await readForm(request), author, table: url.pathname + url.search }
  return changeSelected(context, 'blog', POSTS, sent)
}

export function loader({ request, context }: Route.LoaderArgs) {
  requireRight(request, context, 'see-drafts')
  return null
}

/** The list stands in the manager around it; no form stands above it. */
export default function NoForm() {
  return null
}

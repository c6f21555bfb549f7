import { href, redirect } from 'react-router'
import { databaseContext } from '#server/context.ts'
import { deletePreviewLink, findLinkTarget } from '#server/data/things/preview-links.ts'
import { notFound } from '#server/forms/responses.ts'
import { requireRight } from '#server/pages/guard.ts'
import { formPath } from '../admin/form-path.ts'
import { undone } from '../admin/undo.ts'
import { requireRightToLink } from './link-from-form.ts'
import { PREVIEWS } from './previews.ts'
import type { Route } from './+types/withdraw'

/** Ends a preview link. */
export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  requireRight(request, context, 'see-drafts')
  const db = context.get(databaseContext)
  const target = await findLinkTarget(db, id)
  if (!target) throw notFound()
  await requireRightToLink({ request, context }, { id: target.id, previews: PREVIEWS[target.kind] })
  await deletePreviewLink(db, id)
  const notice = { title: 'Preview link withdrawn', text: 'Nobody can open it any more.' }
  return undone(request, formPath(target.kind, target.id), { kind: 'success', ...notice })
}

/** The address is for the button alone. */
export const loader = () => redirect(href('/admin'))

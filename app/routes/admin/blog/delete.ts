import { href, redirect } from 'react-router'
import type { Notice } from '#domain/notice.ts'
import { requireAdmin } from '#server/auth/guard.ts'
import { databaseContext, logContext, siteContext } from '#server/context.ts'
import { deletePost } from '#server/data/posts/write.ts'
import { noticeHeaders } from '#server/notice.ts'
import { readForm } from '#server/read-form.ts'
import type { Route } from './+types/delete'

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const admin = requireAdmin(request, context)
  const list = (await readForm(request)).get('list')
  const { now } = context.get(siteContext)
  const isDeleted = await deletePost(context.get(databaseContext), id, { author_id: admin.id }, now).catch(
    (error: unknown) => {
      // spec.md section 8 has a notice for it.
      context.get(logContext).error(error)
      return undefined
    },
  )
  return redirect(typeof list === 'string' && LIST.test(list) ? list : href('/admin/blog'), {
    headers: noticeHeaders(toNotice(id, isDeleted)),
  })
}

/** The list from which a post was deleted, as it was asked for. */
const LIST = /^\/admin\/blog(\/list|\/scheduled)?(\?[\w=&%+.*-]*)?$/

function toNotice(id: string, isDeleted?: boolean): Notice {
  if (isDeleted)
    return {
      kind: 'success',
      title: 'Post deleted successfully',
      undo: { action: href('/admin/blog/:id/undelete', { id }), label: 'Undo' },
    }
  const text =
    isDeleted === false
      ? 'The post was deleted already.'
      : 'The database did not answer. The post is still there.'
  return { kind: 'destructive', title: 'Error deleting post', text }
}

/** The address is for the button alone. */
export const loader = () => redirect(href('/admin/blog'))

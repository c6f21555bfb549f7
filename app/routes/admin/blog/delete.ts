import { href, redirect } from 'react-router'
import { requireAdmin } from '#server/auth/guard.ts'
import { databaseContext, logContext, siteContext } from '#server/context.ts'
import { deletePost } from '#server/data/admin-posts.ts'
import { noticeHeaders } from '#server/notice.ts'
import type { Route } from './+types/delete'

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const admin = requireAdmin(request, context)
  const { now } = context.get(siteContext)
  const isDeleted = await deletePost(context.get(databaseContext), id, { author_id: admin.id }, now).catch(
    (error: unknown) => {
      // SPEC.md section 8 has a notice for it.
      context.get(logContext).error(error)
      return undefined
    },
  )
  const notice = isDeleted
    ? {
        kind: 'success' as const,
        title: 'Post deleted successfully',
        undo: { action: `/admin/blog/${id}/undelete`, label: 'Undo' },
      }
    : {
        kind: 'destructive' as const,
        title: 'Error deleting post',
        text:
          isDeleted === undefined
            ? 'The database did not answer. The post is still there.'
            : 'The post was deleted already.',
      }
  return redirect(href('/admin/blog'), { headers: noticeHeaders(notice) })
}

/** The address is for the button alone. */
export const loader = () => redirect(href('/admin/blog'))

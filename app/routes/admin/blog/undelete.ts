import { href, redirect } from 'react-router'
import { requireAdmin } from '#server/auth/guard.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { undeletePost } from '#server/data/restore-post.ts'
import { noticeHeaders } from '#server/notice.ts'
import { notFound } from '#server/responses.ts'
import type { Route } from './+types/undelete'

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  requireAdmin(request, context)
  const post = await undeletePost(context.get(databaseContext), id, context.get(siteContext).now)
  if (!post) throw notFound()
  const headers = noticeHeaders({ kind: 'success', title: 'Post restored', text: post.fields.title })
  return redirect(href('/admin/blog'), { headers })
}

export const loader = () => redirect(href('/admin/blog'))

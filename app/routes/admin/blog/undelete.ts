import { href, redirect } from 'react-router'
import { requireRight } from '#server/auth/guard.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { authorOf } from '#server/data/change.ts'
import { undeletePost } from '#server/data/posts/restore.ts'
import { undone } from '../undo.ts'
import type { Route } from './+types/undelete'

/** Brings a deleted post back. */
export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const author = authorOf(requireRight(request, context, 'write-drafts'))
  const post = await undeletePost(context.get(databaseContext), id, author, context.get(siteContext).now)
  return undone(
    request,
    href('/admin/blog'),
    post
      ? { kind: 'success', title: 'Post restored', text: `"${post.fields.title}" is back.` }
      : { kind: 'destructive', title: 'Error', text: 'This post can no longer be restored.' },
  )
}

/** The address is for the button alone. */
export const loader = () => redirect(href('/admin/blog'))

import { href, redirect } from 'react-router'
import { sentText } from '#domain/field.ts'
import type { Notice } from '#domain/notice.ts'
import { IN_TRASH } from '#domain/trash.ts'
import { requireRight } from '#server/auth/guard.ts'
import { databaseContext, logContext, siteContext } from '#server/context.ts'
import { type Author, authorOf, mayWrite } from '#server/data/change.ts'
import type { Database } from '#server/data/database.ts'
import { findPost } from '#server/data/posts/row.ts'
import { deletePost } from '#server/data/posts/write.ts'
import { noticeHeaders } from '#server/notice.ts'
import { readForm } from '#server/read-form.ts'
import { tableOf } from '../table-address.ts'
import type { Route } from './+types/delete'

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const author = authorOf(requireRight(request, context, 'write-drafts'))
  const form = await readForm(request)
  const table = tableOf('blog', new URLSearchParams({ table: sentText(form.get('list')) }))
  const { now } = context.get(siteContext)
  const outcome = await removePost(context.get(databaseContext), id, author, now).catch((error: unknown) => {
    // spec.md section 8 has a notice for it.
    context.get(logContext).error(error)
    return 'failed' as const
  })
  return redirect(table, { headers: noticeHeaders(toNotice(id, outcome)) })
}

async function removePost(db: Database, id: string, author: Author, now: Date) {
  const post = await findPost(db, id)
  if (post && !mayWrite(author, post.fields.status)) return 'not-allowed'
  return (await deletePost(db, id, author, now)) ? 'deleted' : 'gone'
}

type Outcome = Awaited<ReturnType<typeof removePost>> | 'failed'

function toNotice(id: string, outcome: Outcome): Notice {
  if (outcome === 'deleted')
    return {
      kind: 'success',
      title: 'Post deleted successfully',
      text: IN_TRASH,
      undo: { action: href('/admin/blog/:id/undelete', { id }), label: 'Undo' },
    }
  return { kind: 'destructive', title: 'Error deleting post', text: PROBLEMS[outcome] }
}

const PROBLEMS = {
  gone: 'The post was deleted already.',
  failed: 'The database did not answer. The post is still there.',
  'not-allowed': 'Only an administrator can delete what is public or scheduled.',
}

/** The address is for the button alone. */
export const loader = () => redirect(href('/admin/blog'))

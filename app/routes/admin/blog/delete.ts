import { href, redirect } from 'react-router'
import { sentText } from 'recipe-basics/fields/field'
import { requireRight } from '#server/pages/guard.ts'
import { authorOf } from '#server/data/changes/change.ts'
import { redirectWith } from '#server/forms/notice.ts'
import { readForm } from '#server/forms/read-form.ts'
import { POSTS } from '#server/data/things/post-thing.ts'
import { answerDelete } from '../answer-delete.ts'
import { tableOf } from '../table-address.ts'
import type { Route } from './+types/delete'

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const author = authorOf(requireRight(request, context, 'write-drafts'))
  const form = await readForm(request)
  const table = tableOf('blog', new URLSearchParams({ table: sentText(form.get('list')) }))
  return redirectWith(table, await answerDelete(context, POSTS, id, author))
}

/** The address is for the button alone. */
export const loader = () => redirect(href('/admin/blog'))

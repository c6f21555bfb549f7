import { redirect } from 'react-router'
import { requireAdmin } from '#server/auth/guard.ts'
import { toPostBlocks } from '#server/post-html.ts'
import { readForm } from '#server/read-form.ts'
import type { Route } from './+types/rendered'

/** Content that is being written, as the public page would show it. Nothing is stored. */
export async function action({ request, context }: Route.ActionArgs) {
  requireAdmin(request, context)
  const content = (await readForm(request)).get('content')
  return { blocks: toPostBlocks(typeof content === 'string' ? content : '') }
}

/** Whoever had to sign in meanwhile comes back by this address. */
export const loader = () => redirect('/admin/blog')

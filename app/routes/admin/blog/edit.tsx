import { data } from 'react-router'
import { requireAdmin } from '#server/auth/guard.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { findPost } from '#server/data/stored-post.ts'
import { previewPath } from '#server/preview-link.ts'
import { clearOwnDraft } from './drafts.ts'
import { PostEditor } from './post-editor.tsx'
import { savePost } from './save-post.ts'
import type { Route } from './+types/edit'

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const admin = requireAdmin(request, context)
  const db = context.get(databaseContext)
  const { now } = context.get(siteContext)
  const post = await findPost(db, id)
  // Nothing is thrown: whoever is writing when a post is deleted elsewhere keeps the form.
  const known = { person: admin.id, now: now.toISOString() }
  if (!post) return data(known, { status: 404 })
  return data({ ...known, post, previewPath: await previewPath(db, id, now) })
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  savePost({ request, context }, params.id)

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  clearOwnDraft(request, serverAction)

export default function EditPost({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  return <PostEditor key={id} id={id} {...loaderData} refused={actionData} />
}

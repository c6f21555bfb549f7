import { data, href, redirectDocument } from 'react-router'
import { clearOwnDraft } from '#app/ui/form/drafts.ts'
import { claimsOfFields } from '#domain/health-claims/claims-of-fields.ts'
import { warningsOf } from '#domain/field-warnings.ts'
import { POST_FIELDS } from '#domain/post/fields.ts'
import { requireRight } from '#server/auth/guard.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { authorOf } from '#server/data/change.ts'
import { restorePost } from '#server/data/posts/restore.ts'
import { findPost } from '#server/data/posts/row.ts'
import { listPreviewLinks } from '#server/data/preview-links.ts'
import { listVersions } from '#server/data/versions.ts'
import { noticeHeaders } from '#server/notice.ts'
import { readForm } from '#server/read-form.ts'
import { forbidden, notFound } from '#server/responses.ts'
import { whoSaves } from '#server/who-saves.ts'
import { tableOf, withTable } from '../table-address.ts'
import { MAKE_LINK } from '../../preview/preview-address.ts'
import { linkFromForm } from '../../preview/link-from-form.ts'
import { PreviewLinks } from '../preview-links.tsx'
import { useLastAnswer } from '../use-last-answer.ts'
import { Versions } from '../versions.tsx'
import { PostEditor } from './post-editor.tsx'
import { POST_FORM } from './post-form.tsx'
import { savePost, withLink } from './save-post.ts'
import type { Route } from './+types/edit'

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const user = requireRight(request, context, 'see-drafts')
  const db = context.get(databaseContext)
  const { now } = context.get(siteContext)
  const post = await findPost(db, id)
  // Do not throw: somebody who is writing when the post is deleted elsewhere keeps the form.
  const known = {
    person: user.id,
    now: now.toISOString(),
    links: await listPreviewLinks(db, 'post', id, now),
    versions: await listVersions(db, 'post', id),
  }
  if (!post) return data(known, { status: 404 })
  const savers = await whoSaves(db, user, post.fields.status)
  const warnings = warningsOf(claimsOfFields(POST_FIELDS, post.fields))
  return data({ ...known, post, warnings, savers })
}

export async function action({ request, url, params: { id }, context }: Route.ActionArgs) {
  const author = authorOf(requireRight(request, context, 'write-drafts'))
  const form = await readForm(request.clone())
  if (form.has(MAKE_LINK))
    return withLink(context, id, form, await linkFromForm({ request, context }, { kind: 'post', id }, form))
  const version = form.get('restore')
  if (typeof version !== 'string') return savePost({ request, context }, id)
  const { now } = context.get(siteContext)
  const restored = await restorePost(context.get(databaseContext), { id, version }, author, now)
  if (!restored.ok) throw restored.reason === 'not-allowed' ? forbidden() : notFound()
  const headers = noticeHeaders({ kind: 'success', title: 'Version restored' })
  return redirectDocument(withTable(href('/admin/blog/:id', { id }), tableOf('blog', url.searchParams)), {
    headers,
  })
}

export const clientAction = (sent: Route.ClientActionArgs) =>
  clearOwnDraft(sent, tableOf('blog', new URL(sent.request.url).searchParams))

export default function EditPost({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const { links, versions, ...opened } = loaderData
  const refused = useLastAnswer(actionData)
  const isWriter = !('savers' in opened && opened.savers)
  return (
    <div className="mb-8">
      <PostEditor key={id} id={id} {...opened} refused={refused} />
      {isWriter && 'post' in opened && (
        <PreviewLinks
          form={POST_FORM}
          links={links}
          made={refused && 'made' in refused ? refused.made : undefined}
        />
      )}
      {isWriter && <Versions versions={versions} />}
    </div>
  )
}

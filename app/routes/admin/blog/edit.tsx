import { data } from 'react-router'
import { clearOwnDraft } from '#app/ui/form/drafts.ts'
import { claimsOfFields } from '#domain/health-claims/claims-of-fields.ts'
import { warningsOf } from '#domain/fields/field-warnings.ts'
import { POST_FIELDS } from '#domain/post/fields.ts'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { authorOf } from '#server/data/changes/change.ts'
import { findPost } from '#server/data/posts/row.ts'
import { listPreviewLinks } from '#server/data/things/preview-links.ts'
import { listVersions } from '#server/data/changes/versions.ts'
import { readForm } from '#server/forms/read-form.ts'
import { whoSaves } from '#server/forms/who-saves.ts'
import { POSTS } from '#server/data/things/post-thing.ts'
import { answerRestore } from '../answer-restore.ts'
import { tableOf } from '../table-address.ts'
import { MAKE_LINK } from '../../preview/preview-address.ts'
import { linkFromForm } from '../../preview/link-from-form.ts'
import { POST_PREVIEWS } from '../../preview/post-previews.ts'
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
    return withLink(
      context,
      id,
      form,
      await linkFromForm({ request, context }, { kind: 'post', id, previews: POST_PREVIEWS }, form),
    )
  const version = form.get('restore')
  if (typeof version !== 'string') return savePost({ request, context }, id)
  return answerRestore(context, POSTS, { id, version }, { author, table: tableOf('blog', url.searchParams) })
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

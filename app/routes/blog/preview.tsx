import { Icon } from '#app/ui/icon.tsx'
import { data, href, isRouteErrorResponse, redirect } from 'react-router'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { missingPageMeta } from '#app/ui/page-meta.ts'
import { stateOf } from '#domain/status.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { findPost } from '#server/data/posts/row.ts'
import { isPreviewOf, isPreviewValid } from '#server/preview-link.ts'
import { toShownBlocks } from '#server/shown-post.ts'
import { PostArticle } from './post-article.tsx'
import type { Route } from './+types/preview'

/** Nobody keeps it, nobody lists it, and nobody is told where a reader came from. */
const PRIVATE = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
}

export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const { now, words } = context.get(siteContext)
  const isValid = await isPreviewValid(db, id, url.searchParams, now)
  const post = isValid ? await findPost(db, id) : undefined
  if (!post) throw data(null, { status: 404, headers: PRIVATE })
  const { title, excerpt, featured_image_url, content, ...dates } = post.fields
  if (stateOf(dates, now) === 'published')
    throw redirect(href('/blog/:slug', { slug: post.slug }), { headers: PRIVATE })
  if (!isPreviewOf(post, url.searchParams)) throw data(null, { status: 404, headers: PRIVATE })
  return data(
    { post: { slug: post.slug, title, excerpt, featured_image_url }, blocks: toShownBlocks(content, words) },
    { headers: PRIVATE },
  )
}

export const headers = ({ loaderHeaders, errorHeaders }: Route.HeadersArgs) => errorHeaders ?? loaderHeaders

export function meta({ matches: [root] }: Route.MetaArgs) {
  return missingPageMeta({ site: root.loaderData, title: 'Preview' })
}

/** A post before it is published, for everybody who has the link. */
export default function PostPreview({ loaderData: { post, blocks } }: Route.ComponentProps) {
  return (
    <div className="pb-(--space-section)">
      <p className="flex items-center justify-center gap-2.5 bg-dusk-tint px-5 py-3 text-ui text-dusk">
        <Icon name="eye" className="stroke-[1.8]" />
        This is a preview. The post is not published.
      </p>
      <PostArticle post={post} blocks={blocks} kicker="Preview" />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <EmptyState
      as="h1"
      title={isMissing ? 'This preview link does not work' : 'Something went wrong'}
      text={
        isMissing
          ? 'The link is older than seven days, was not copied whole, or the post was saved again since. Ask for a new link.'
          : 'Please try again later.'
      }
    />
  )
}

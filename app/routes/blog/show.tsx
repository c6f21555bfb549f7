import { href, redirect } from 'react-router'
import { JsonLd } from '#app/ui/json-ld.tsx'
import { missingPageMeta, pageMeta } from '#app/ui/page-meta.ts'
import { databaseContext, logContext, siteContext } from '#server/context.ts'
import type { Database } from '#server/data/database.ts'
import { findMovedPost, findPublicPost } from '#server/data/posts/read.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import { listNextPosts, loadPostPage } from './load-post-page.ts'
import { postJsonLd } from './post-json-ld.ts'
import { PostPage } from './post-page.tsx'
import type { Route } from './+types/show'

export const handle = { cache: {} } satisfies CachedRoute

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const { now, words } = context.get(siteContext)
  const found = await findPost(db, slug, now).catch((error: unknown) => {
    // spec.md section 8: a fetch error redirects to the list, too.
    context.get(logContext).error(error)
    // The post may be there in a moment: nobody else is sent away by this answer.
    throw redirect(href('/blog'), { headers: { 'Cache-Control': 'no-store' } })
  })
  if (found === undefined) throw redirect(href('/blog'))
  if (found.moved !== undefined) throw redirect(href('/blog/:slug', { slug: found.moved }), 301)
  return loadPostPage(db, found.post, found.others, { now, words })
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  const site = root.loaderData
  if (!loaderData) return missingPageMeta({ site, title: 'Something went wrong' })
  const { slug, title, excerpt, featured_image_url } = loaderData.post
  return pageMeta({
    site,
    path: href('/blog/:slug', { slug }),
    title,
    description: excerpt ?? title,
    image: featured_image_url,
    type: 'article',
  })
}

export default function PublicPostPage({ loaderData, matches: [root] }: Route.ComponentProps) {
  const { post } = loaderData
  const { siteName, siteUrl } = root.loaderData
  const address = new URL(href('/blog/:slug', { slug: post.slug }), siteUrl).href
  return (
    <>
      <PostPage {...loaderData} />
      <JsonLd facts={postJsonLd(post, { siteName, address })} />
    </>
  )
}

/** The public post at an address with the newest others, or where it has moved to. */
async function findPost(db: Database, slug: string, now: Date) {
  const post = await findPublicPost(db, slug, now)
  if (post) return { post, others: await listNextPosts(db, post.id, now) }
  const moved = await findMovedPost(db, slug, now)
  return moved === undefined ? undefined : { moved }
}

import { href, redirect } from 'react-router'
import { JsonLd } from '../../ui/head/json-ld.tsx'
import { missingPageMeta, pageMeta } from '../../ui/head/page-meta.ts'
import { databaseContext, logContext, siteContext } from '#server/context.ts'
import type { Database } from '#server/data/database/database.ts'
import { findMovedPost, findPublicPost } from '#server/data/posts/read.ts'
import { findRedirect } from '#server/redirects/find-redirect.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import { postCard } from '../share-pictures/cards.ts'
import { toShare } from '../share-pictures/share.ts'
import { sayFacts } from '../say-facts.ts'
import { picturesOf } from '../share-pictures/shapes.ts'
import { listNextPosts, loadPostPage } from './load-post-page.ts'
import { postJsonLd } from './post-json-ld.ts'
import { PostPage } from './post-page.tsx'
import type { Route } from './+types/show'

export const handle = { cache: {} } satisfies CachedRoute

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const site = context.get(siteContext)
  const found = await findPost(db, slug, site.now).catch((error: unknown) => {
    // spec.md section 8: a fetch error redirects to the list, too.
    context.get(logContext).error(error)
    // The post may be there in a moment: nobody else is sent away by this answer.
    throw redirect(href('/blog'), { headers: { 'Cache-Control': 'no-store' } })
  })
  if (found === undefined)
    throw (await findRedirect(db, href('/blog/:slug', { slug }), site.now)) ?? redirect(href('/blog'))
  if (found.moved !== undefined) throw redirect(href('/blog/:slug', { slug: found.moved }), 301)
  const { post } = found
  const page = await loadPostPage(db, post, found.others, site)
  const card = postCard(post, site)
  const pictures = picturesOf('blog', post.slug, post.featured_image_url, card)
  return {
    page,
    share: toShare('blog', post.slug, card),
    facts: sayFacts(context, postJsonLd(post, pictures, site)),
  }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  const site = root.loaderData
  if (!loaderData) return missingPageMeta({ site, title: 'Something went wrong' })
  const { slug, title, excerpt } = loaderData.page.post
  return pageMeta({
    site,
    path: href('/blog/:slug', { slug }),
    title,
    description: excerpt ?? title,
    share: loaderData.share,
    type: 'article',
  })
}

export default function PublicPostPage({ loaderData: { page, facts } }: Route.ComponentProps) {
  return (
    <>
      <PostPage {...page} />
      <JsonLd facts={facts} />
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

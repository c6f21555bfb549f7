import { href, redirect } from 'react-router'
import { BackLink } from '#app/ui/back-link.tsx'
import { CardGrid } from '#app/ui/card-grid.tsx'
import { JsonLd } from '#app/ui/json-ld.tsx'
import { missingPageMeta, pageMeta } from '#app/ui/page-meta.ts'
import { formatDate } from '#domain/dates.ts'
import type { PostCard as Card, PublicPost } from '#domain/post/post.ts'
import { databaseContext, logContext, siteContext } from '#server/context.ts'
import type { Database } from '#server/data/database.ts'
import { findAltText } from '#server/data/media/pictures.ts'
import { findMovedPost, findPublicPost, listNewestPosts } from '#server/data/posts/read.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import { toShownBlocks } from '#server/shown-post.ts'
import { type ArticlePost, PostArticle } from './post-article.tsx'
import { PostCard } from './post-card.tsx'
import { postJsonLd } from './post-json-ld.ts'
import type { Route } from './+types/show'

const NEXT_POSTS = 3

export const handle = { cache: { expires: 'next-post' } } satisfies CachedRoute

/**
 * What the page shows of a post, beside its content. `postJsonLd` takes every field, so the compiler refuses a page that
 * leaves one out.
 */
type ShownPost = ArticlePost & Pick<PublicPost, 'id' | 'published_at' | 'created_at' | 'updated_at'>

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
  const { content, ...fields } = found.post
  const post: ShownPost = fields
  return {
    post,
    photoAlt: await findAltText(db, post.featured_image_url),
    blocks: toShownBlocks(content, words),
    others: found.others,
  }
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

export default function PostPage({ loaderData, matches: [root] }: Route.ComponentProps) {
  const { post, photoAlt, blocks, others } = loaderData
  const { siteName, siteUrl } = root.loaderData
  const address = new URL(href('/blog/:slug', { slug: post.slug }), siteUrl).href
  return (
    <>
      <PostArticle
        post={post}
        photoAlt={photoAlt}
        blocks={blocks}
        kicker={<time dateTime={post.published_at}>{formatDate(post.published_at)}</time>}
      >
        <p className="mt-12 border-t border-line pt-4 print:hidden">
          <BackLink to={href('/blog')}>Back to Blog</BackLink>
        </p>
      </PostArticle>
      <JsonLd facts={postJsonLd(post, { siteName, address })} />
      <ReadNext posts={others} />
    </>
  )
}

function ReadNext({ posts }: { posts: Card[] }) {
  if (posts.length === 0) return <div className="section print:hidden" />
  return (
    <section aria-labelledby="next" className="page section print:hidden">
      <h2 id="next" className="mb-7 text-section">
        Read next
      </h2>
      <CardGrid>
        {posts.map((post) => (
          <PostCard key={post.slug} post={post} />
        ))}
      </CardGrid>
    </section>
  )
}

/** The public post at an address with the newest others, or where it has moved to. */
async function findPost(db: Database, slug: string, now: Date) {
  const post = await findPublicPost(db, slug, now)
  if (post) {
    const newest = await listNewestPosts(db, NEXT_POSTS + 1, now)
    return { post, others: newest.filter((other) => other.id !== post.id).slice(0, NEXT_POSTS) }
  }
  const moved = await findMovedPost(db, slug, now)
  return moved === undefined ? undefined : { moved }
}

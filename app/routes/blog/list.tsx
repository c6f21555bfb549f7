import { href } from 'react-router'
import { CardGrid } from '../../ui/list/card-grid.tsx'
import { EmptyState } from '../../ui/notice/empty-state.tsx'
import { JsonLd } from '../../ui/head/json-ld.tsx'
import { pageMeta } from '../../ui/head/page-meta.ts'
import { Pagination } from '../../ui/list/pagination.tsx'
import { readPage } from '#domain/search/list-query.ts'
import { type Dated, type PostCard as Card, withDay } from '#domain/post/post.ts'
import { postPath } from '#domain/addresses/public-path.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { listPostPage } from '#server/data/posts/read.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import { loadPageShare } from '../share-pictures/share.ts'
import { useSlowNavigation } from '../pending-page.tsx'
import { sayFacts } from '../say-facts.ts'
import { toListGraph } from '../site-json-ld.ts'
import { BlogHead, PostsOnTheirWay } from './loading.tsx'
import { LeadPost, PostCard } from './post-card.tsx'
import type { Route } from './+types/list'

type Post = Dated<Card>

const POSTS = 'posts'

export const handle = {
  cache: { query: (query) => pageQuery(readPage(query)) },
} satisfies CachedRoute

export async function loader({ url, context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const site = context.get(siteContext)
  const { posts, page, pages } = await listPostPage(db, readPage(url.searchParams), site.now)
  const list = { path: href('/blog'), name: 'Blog' }
  return {
    posts: posts.map((post) => withDay(post, site.words.time_zone)),
    page,
    pages,
    share: await loadPageShare(db, 'blog', site),
    facts: sayFacts(context, toListGraph(site, list, { query: pageQuery(page), paths: posts.map(postPath) })),
  }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  const page = loaderData?.page ?? 1
  return pageMeta({
    site: root.loaderData,
    path: pageAddress(page),
    title: 'Blog',
    page,
    description: root.loaderData.words.blog_lead,
    share: loaderData?.share,
  })
}

export default function Blog({ loaderData: { posts, page, pages, facts } }: Route.ComponentProps) {
  const slow = useSlowNavigation() === href('/blog')
  return (
    <div className="page pb-(--space-section)">
      <BlogHead />
      {slow ? (
        <PostsOnTheirWay />
      ) : posts.length === 0 ? (
        <div className="border-t border-line">
          <EmptyState title="No blog posts published yet. Check back soon!" />
        </div>
      ) : (
        <>
          <Posts posts={posts} isFirstPage={page === 1} />
          <Pagination page={page} pages={pages} to={pageAddress} results={POSTS} />
        </>
      )}
      <JsonLd facts={facts} />
    </div>
  )
}

export function ErrorBoundary() {
  return (
    <div className="page pb-(--space-section)">
      <BlogHead />
      <div className="border-t border-line">
        <EmptyState role="alert" title="Failed to load blog posts" text="Please try again later." />
      </div>
    </div>
  )
}

/** The posts of one page. The newest of all stands above the others. */
function Posts({ posts, isFirstPage }: { posts: Post[]; isFirstPage: boolean }) {
  const [newest, ...others] = posts
  const lead = isFirstPage ? newest : undefined
  const earlier = isFirstPage ? others : posts
  return (
    <section id={POSTS} aria-label="Posts" tabIndex={-1} className="scroll-mt-8 outline-none">
      {lead && <LeadPost post={lead} />}
      {earlier.length > 0 && (
        <>
          <h2
            className={`mb-8 border-t border-line pt-9 text-section ${lead ? 'mt-[clamp(3rem,6vw,5rem)]' : ''}`}
          >
            Earlier
          </h2>
          <CardGrid>
            {earlier.map((post) => (
              <PostCard key={post.slug} post={post} />
            ))}
          </CardGrid>
        </>
      )}
    </section>
  )
}

const pageQuery = (page: number) => (page > 1 ? `?page=${page}` : '')
const pageAddress = (page: number) => href('/blog') + pageQuery(page)

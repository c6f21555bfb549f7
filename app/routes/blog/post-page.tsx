import { href } from 'react-router'
import { BackLink } from '#app/ui/back-link.tsx'
import { CardGrid } from '#app/ui/card-grid.tsx'
import { formatDate } from '#domain/dates.ts'
import type { PostCard as Card, PublicPost } from '#domain/post/post.ts'
import type { PostBlock } from '#server/post-html-blocks.ts'
import { type ArticlePost, PostArticle } from './post-article.tsx'
import { PostCard } from './post-card.tsx'

/** What the page shows of a post, beside its content. */
export type ShownPost = ArticlePost & Pick<PublicPost, 'id' | 'published_at' | 'created_at' | 'updated_at'>

/** The page of a post, public or previewed. */
export type PostPageData = {
  post: ShownPost
  /** What its photograph shows. */
  photoAlt: string
  blocks: PostBlock[]
  others: Card[]
}

/** A post as its readers see it. */
export function PostPage({ post, photoAlt, blocks, others }: PostPageData) {
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

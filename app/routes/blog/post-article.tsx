import type { ReactNode } from 'react'
import { PageHead } from '../../ui/frame/page-head.tsx'
import type { PostCard } from '#domain/post/post.ts'
import type { ShownBlock } from '#server/pages/post-cards.ts'
import { PostContent } from './post-content.tsx'
import { PostPicture } from './post-picture.tsx'

/** What the article shows of a post, beside its content. */
export type ArticlePost = Pick<PostCard, 'title' | 'excerpt' | 'featured_image_url' | 'drawn' | 'lang'>

/** A post from its title to its last line, and `children` after that. `kicker` stands above the title. */
export function PostArticle({
  post,
  photoAlt,
  blocks,
  kicker,
  children,
}: {
  post: ArticlePost
  /** What its photograph shows. */
  photoAlt?: string
  blocks: ShownBlock[]
  kicker: ReactNode
  children?: ReactNode
}) {
  const { title, excerpt, lang } = post
  return (
    <article className="wrap-anywhere">
      <PageHead
        kicker={kicker}
        title={
          <span dir="auto" lang={lang?.title}>
            {title}
          </span>
        }
        lead={excerpt && <bdi lang={lang?.excerpt}>{excerpt}</bdi>}
      />
      <div className="page">
        <PostPicture post={post} alt={photoAlt} format="wide" eager />
      </div>
      <div className="page page-prose pt-[clamp(2.25rem,5vw,4rem)]">
        <PostContent blocks={blocks} lang={lang?.post} />
        {children}
      </div>
    </article>
  )
}

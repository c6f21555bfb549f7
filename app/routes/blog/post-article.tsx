import type { ReactNode } from 'react'
import { PageHead } from '../../ui/frame/page-head.tsx'
import type { PostCard } from '#domain/post/post.ts'
import type { ShownBlock } from '#server/pages/post-cards.ts'
import { PostContent } from './post-content.tsx'
import { isTyped, PostPicture, titleCloth } from './post-picture.tsx'

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
      {isTyped(post) ? (
        <header className={`typed-head ${titleCloth(post)}`}>
          <div className="page">
            <p className="font-serif text-[1.1875rem] leading-[1.3] italic">{kicker}</p>
            <h1 dir="auto" lang={lang?.title}>
              {title}
            </h1>
            {excerpt && (
              <p dir="auto" lang={lang?.excerpt} className="max-w-xl font-serif text-lead leading-[1.42]">
                {excerpt}
              </p>
            )}
          </div>
        </header>
      ) : (
        <>
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
        </>
      )}
      <div className="page page-prose pt-[clamp(2.25rem,5vw,4rem)]">
        <PostContent blocks={blocks} lang={lang?.post} />
        {children}
      </div>
    </article>
  )
}

import { href, Link } from 'react-router'
import { useFilters } from '../../ui/list/list-behind.ts'
import type { Dated, PostCard as Card } from '#domain/post/post.ts'
import { useDateFormat } from '../use-date-format.ts'
import { isTyped, PostPicture, TypedPicture } from './post-picture.tsx'

type Post = Dated<Card>

const CARD =
  'group relative min-w-0 has-[h2_a:focus-visible,h3_a:focus-visible]:rounded-xs has-[h2_a:focus-visible,h3_a:focus-visible]:outline-3 has-[h2_a:focus-visible,h3_a:focus-visible]:outline-offset-6 has-[h2_a:focus-visible,h3_a:focus-visible]:outline-focus'

/** The newest post, large, above the others. */
export function LeadPost({ post }: { post: Post }) {
  const title = (className?: string) => (
    <h2 dir="auto" lang={post.lang?.title} className={`wrap-anywhere ${className ?? ''}`}>
      <PostLink post={post} />
    </h2>
  )
  return (
    <article className={`${CARD} grid items-end gap-x-16 gap-y-6 lg:grid-cols-[1.6fr_1fr]`}>
      {isTyped(post) ? (
        <TypedPicture post={post} className="first">
          {title()}
        </TypedPicture>
      ) : (
        <PostPicture post={post} format="card" eager />
      )}
      <div className="min-w-0">
        <PostDate post={post} />
        {!isTyped(post) && title('mt-1.5 text-section')}
        {post.excerpt && (
          <p
            dir="auto"
            lang={post.lang?.excerpt}
            className="mt-2 font-serif text-lead leading-[1.45] text-ink-soft wrap-anywhere"
          >
            {post.excerpt}
          </p>
        )}
        <ReadMore post={post} />
      </div>
    </article>
  )
}

/** A post in a grid of posts. */
export function PostCard({ post }: { post: Post }) {
  const title = (className?: string) => (
    <h3 dir="auto" lang={post.lang?.title} className={`wrap-anywhere ${className ?? ''}`}>
      <PostLink post={post} />
    </h3>
  )
  return (
    <li className={`${CARD} flex flex-col`}>
      {isTyped(post) ? (
        <TypedPicture post={post}>{title()}</TypedPicture>
      ) : (
        <PostPicture post={post} format="card" />
      )}
      <PostDate post={post} className="mt-4 mb-1" />
      {!isTyped(post) && title('text-card leading-[1.18]')}
      {post.excerpt && (
        <p
          dir="auto"
          lang={post.lang?.excerpt}
          className="mt-1.5 text-[1.0625rem] leading-normal text-ink-soft wrap-anywhere"
        >
          {post.excerpt}
        </p>
      )}
      <ReadMore post={post} />
    </li>
  )
}

function PostDate({ post, className = '' }: { post: Post; className?: string }) {
  const format = useDateFormat()
  return (
    <p className={`text-ui leading-normal text-ink-soft ${className}`}>
      <time dateTime={post.published_at}>{format(post.published_on)}</time>
    </p>
  )
}

/** The title, which makes the whole card lead to the post. */
function PostLink({ post: { slug, title } }: { post: Post }) {
  return (
    <Link to={href('/blog/:slug', { slug })} state={useFilters()} className="card-link">
      {title}
    </Link>
  )
}

function ReadMore({ post: { slug, title, lang } }: { post: Post }) {
  return (
    <p>
      <Link
        to={href('/blog/:slug', { slug })}
        state={useFilters()}
        className="relative inline-flex min-h-11 items-center font-semibold underline-offset-[.35em] not-hover:no-underline"
      >
        <span>
          Read more →
          <span className="sr-only">
            : <span lang={lang?.title}>{title}</span>
          </span>
        </span>
      </Link>
    </p>
  )
}

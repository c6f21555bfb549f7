import { href, Link } from 'react-router'
import type { Dated, PostCard } from '#domain/post/post.ts'
import { useDateFormat } from '../use-date-format.ts'
import { SectionHead } from './section-head.tsx'

/** The newest posts. Nothing while there is none. */
export function FromTheBlog({ posts }: { posts: Dated<PostCard>[] }) {
  const format = useDateFormat()
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="notes" className="section page pt-0">
      <SectionHead id="notes" title="From the blog" more={{ to: href('/blog'), name: 'All posts' }} />
      <ul className="mt-6 border-t border-line">
        {posts.map((post) => (
          <li
            key={post.slug}
            className="relative grid gap-x-(--column-gap) gap-y-0.5 border-b border-line py-6 md:grid-cols-[13rem_1fr]"
          >
            <p className="text-ui leading-normal text-ink-soft md:row-span-2 md:pt-1">
              <time dateTime={post.published_at}>{format(post.published_on)}</time>
            </p>
            <h3 dir="auto" lang={post.lang?.title} className="text-card wrap-anywhere">
              <Link
                to={href('/blog/:slug', { slug: post.slug })}
                className="no-underline after:absolute after:inset-0 hover:underline"
              >
                {post.title}
              </Link>
            </h3>
            {post.excerpt && (
              <p dir="auto" lang={post.lang?.excerpt} className="line-clamp-5 text-ink-soft wrap-anywhere">
                {post.excerpt}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

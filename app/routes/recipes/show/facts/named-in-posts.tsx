import { href, Link } from 'react-router'
import type { PostTitle } from '#domain/post/post.ts'

/** The posts that name the recipe. */
export function NamedInPosts({ posts }: { posts: PostTitle[] }) {
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="named-in" className="min-w-0 print:hidden">
      <h2 id="named-in" className="text-[1.75rem]">
        From the blog
      </h2>
      <ul className="mt-4 border-t border-line">
        {posts.map(({ slug, title }) => (
          <li key={slug} className="border-b border-line">
            <Link
              to={href('/blog/:slug', { slug })}
              className="flex min-h-11 items-center py-2.5 leading-[1.35] no-underline hover:underline"
            >
              <bdi className="min-w-0 wrap-anywhere">{title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

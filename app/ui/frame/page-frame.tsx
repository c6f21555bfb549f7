import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import type { PostTitle } from '#domain/post/post.ts'
import type { FrameWords } from '#domain/settings/frame-words.ts'
import { Masthead } from './masthead.tsx'
import { SkipLink } from './skip-link.tsx'

type PageFrameProps = { siteName: string; words: FrameWords; posts: PostTitle[]; children: ReactNode }

/** What stands around every public page: top bar, the page itself, footer. */
export function PageFrame({ siteName, words, posts, children }: PageFrameProps) {
  return (
    <>
      <SkipLink />
      <Masthead siteName={siteName} words={words} />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer siteName={siteName} words={words} posts={posts} />
    </>
  )
}

import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import type { FrameWords } from '#domain/settings/frame-words.ts'
import { Masthead } from './masthead.tsx'
import { SkipLink } from './skip-link.tsx'

type PageFrameProps = { siteName: string; words: FrameWords; children: ReactNode }

/** What stands around every public page: top bar, the page itself, footer. */
export function PageFrame({ siteName, words, children }: PageFrameProps) {
  return (
    <>
      <SkipLink />
      <Masthead siteName={siteName} words={words} />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer siteName={siteName} words={words} />
    </>
  )
}

import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { Masthead } from './masthead.tsx'

/** What stands around every public page: top bar, the page itself, footer. */
export function PageFrame({ siteName, children }: { siteName: string; children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="absolute -top-20 left-4 z-10 bg-ink px-4 py-3 text-paper focus:top-4 focus:text-paper"
      >
        Skip to content
      </a>
      <Masthead siteName={siteName} />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer siteName={siteName} />
    </>
  )
}

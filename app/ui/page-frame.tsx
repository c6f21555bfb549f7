import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { Masthead } from './masthead.tsx'
import { SkipLink } from './skip-link.tsx'

/** What stands around every public page: top bar, the page itself, footer. */
export function PageFrame({ siteName, children }: { siteName: string; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Masthead siteName={siteName} />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer siteName={siteName} />
    </>
  )
}

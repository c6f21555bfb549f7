import type { ReactNode } from 'react'
import { href } from 'react-router'
import { BackLink } from '../../ui/frame/back-link.tsx'
import { useWrongField } from '#app/ui/form/use-wrong-field.ts'
import { PlateScene } from '../../ui/picture/plate-picture.tsx'
import { RICE_NOODLES } from '../../ui/picture/site-dishes.ts'
import { SkipLink } from '../../ui/frame/skip-link.tsx'
import { Wordmark } from '../../ui/frame/wordmark.tsx'
import { useFrameWords } from '../use-frame-words.ts'

type AuthFrameProps = { siteName: string; title: string; intro: ReactNode; children: ReactNode }

/** The frame of the pages for signing in: a form at the left, a laid plate at the right where there is room. */
export function AuthFrame({ siteName, title, intro, children }: AuthFrameProps) {
  useWrongField()
  return (
    <div className="grid min-h-screen wide:grid-cols-[1fr_1.1fr]">
      <SkipLink />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-108 content-center gap-6 px-(--gutter) py-12 outline-none"
      >
        <Wordmark name={siteName} logo={useFrameWords().logo} />
        <div>
          <h1 className="text-section">{title}</h1>
          <p className="mt-1.5 text-ink-soft">{intro}</p>
        </div>
        {children}
        <div>
          <BackLink to={href('/')}>Back to Home</BackLink>
        </div>
      </main>
      <div className="relative hidden wide:block">
        <PlateScene {...RICE_NOODLES} format="card" />
      </div>
    </div>
  )
}

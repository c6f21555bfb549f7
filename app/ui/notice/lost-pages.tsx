import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Button, ButtonLink, MoreLink } from '../button/button.tsx'
import { EMPTY_DRAWING } from '../picture/drawing-address.ts'
import { PlatePicture } from '../picture/plate-picture.tsx'

/** What these pages are called, here and in the tab of the browser. */
export const LOST_TITLES = {
  notFound: 'Oops! Page not found',
  gone: 'This page is gone',
  broken: 'Something went wrong',
  unreached: 'The site did not answer',
}

/** Nothing stands at this address. */
export function NotFoundPage() {
  return (
    <LostPage title={LOST_TITLES.notFound} text="There is no page at this address. Nothing of yours is lost.">
      <MoreLink to={href('/search')}>Search the site</MoreLink>
    </LostPage>
  )
}

/** There was a page here, which will not come back. */
export function GonePage() {
  return <LostPage title={LOST_TITLES.gone} text="It was here once, and was taken down for good." />
}

/** Something failed that nobody expected. */
export function BrokenPage() {
  return (
    <LostPage
      title={LOST_TITLES.broken}
      text="The fault is ours, and the site has recorded it. Please try again in a moment."
    />
  )
}

/** The site did not answer: its machine or the connection was down. */
export function UnreachedPage() {
  return (
    <LostPage
      title={LOST_TITLES.unreached}
      text="Your connection, or the site itself, was away for a moment. If you were writing, your text is kept in this browser."
    >
      <Button look="outline" size="large" className="scripted mt-3" onClick={() => location.reload()}>
        Try again
      </Button>
    </LostPage>
  )
}

/** An empty plate, what happened, and the way home. */
export function LostPage({
  title,
  text,
  role,
  children,
}: {
  title: string
  text: string
  role?: 'alert'
  children?: ReactNode
}) {
  return (
    <div
      role={role}
      className="page flex min-h-136 flex-col items-center justify-center gap-1.5 py-[clamp(2rem,5vw,4rem)] text-center"
    >
      <div className="w-60 max-w-full">
        <PlatePicture {...EMPTY_DRAWING} format="bare" eager />
      </div>
      <h1 className="mt-4 text-title leading-tight tracking-display">{title}</h1>
      <p className="max-w-lg font-serif text-lead leading-[1.45] text-ink-soft">{text}</p>
      <ButtonLink to={href('/')} size="large" className="mt-4">
        Return to Home
      </ButtonLink>
      {children}
    </div>
  )
}

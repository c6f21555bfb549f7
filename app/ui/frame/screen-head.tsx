import type { ReactNode } from 'react'

/** The title of an admin screen, what can be done there at its right, and a line about it. */
export function ScreenHead({
  title,
  intro,
  children,
}: {
  title: string
  intro?: ReactNode
  children?: ReactNode
}) {
  return (
    <div className="mb-6">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h1 className="text-[2.125rem] wrap-anywhere">{title}</h1>
        {children && <div className="flex flex-wrap items-center gap-3">{children}</div>}
      </div>
      {intro && <p className="mt-1.5 max-w-176 text-ink-soft">{intro}</p>}
    </div>
  )
}

import type { ReactNode } from 'react'

/**
 * Says in place of a list, or of a page, why there is none. `picture` stands above the words, `children` (what to do
 * about it) below them.
 */
export function EmptyState({
  title,
  text,
  as: Heading = 'h2',
  role,
  picture,
  children,
}: {
  title: string
  text?: string
  as?: 'h1' | 'h2' | 'h3'
  role?: 'alert' | 'status'
  picture?: ReactNode
  children?: ReactNode
}) {
  return (
    <div
      role={role}
      className="grid justify-items-center gap-1.5 px-5 py-[clamp(2rem,5vw,4rem)] text-center wrap-anywhere"
    >
      {picture && <div className="w-44">{picture}</div>}
      <Heading className="text-[1.625rem]">{title}</Heading>
      {text && <p className="text-ink-soft">{text}</p>}
      {children && <div className="mt-3">{children}</div>}
    </div>
  )
}

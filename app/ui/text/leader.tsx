import type { ReactNode } from 'react'

type Props = { name: string; value: ReactNode; className?: string; after?: ReactNode }

/** A name and its value in a `<dl>`, with dots between them as on a menu. `after` is a second `<dd>`, in a column of its own. */
export function Leader({ name, value, className = '', after }: Props) {
  return (
    <div
      className={`flex items-baseline gap-1.5 py-1 before:order-1 before:min-w-3 before:flex-1 before:-translate-y-[.15em] before:border-b-2 before:border-dotted before:border-control before:opacity-70 before:content-[''] ${className}`}
    >
      <dt className="shrink-99">{name}</dt>
      <dd className="order-2 ml-auto max-w-4/5 min-w-0 font-semibold">{value}</dd>
      {after}
    </div>
  )
}

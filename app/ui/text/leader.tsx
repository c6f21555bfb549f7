import type { ReactNode } from 'react'

type Props = { name: string; value: ReactNode; className?: string; after?: ReactNode }

/** A name and its value in a `<dl>`, with dots between them as on a menu. `after` is a second `<dd>`, in a column of its own. */
export function Leader({ name, value, className = '', after }: Props) {
  return (
    <div className={`leader-line ${className}`}>
      <dt className="shrink-99">{name}</dt>
      <dd className="leader-value">{value}</dd>
      {after}
    </div>
  )
}

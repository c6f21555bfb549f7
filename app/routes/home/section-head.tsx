import type { ReactNode } from 'react'
import { MoreLink } from '../../ui/button/button.tsx'

type SectionHeadProps = { id: string; title: string; more: { to: string; name: ReactNode } }

/** The heading of a section that shows the first of many, and the way to the rest. */
export function SectionHead({ id, title, more }: SectionHeadProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
      <h2 id={id} className="text-section">
        {title}
      </h2>
      <MoreLink to={more.to}>{more.name}</MoreLink>
    </div>
  )
}

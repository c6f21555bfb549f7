import { Icon } from '#app/ui/icon.tsx'
import type { ReactNode } from 'react'

/** Details that most readers skip: folded until they open them, with or without scripts. */
export function Fold({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="group min-w-0">
      <summary className="flex min-h-11 items-center gap-2 [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-right" className="size-[1em] stroke-2 text-accent group-open:rotate-90" />
        {title}
      </summary>
      <div className="grid min-w-0 gap-5 pt-1 pb-4">{children}</div>
    </details>
  )
}

import type { ReactNode } from 'react'

/** Cards side by side: one, two or three across. */
export function CardGrid({ children, ...list }: { children: ReactNode; 'aria-busy'?: boolean }) {
  return (
    <ul
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))] gap-x-(--column-gap) gap-y-[clamp(2.75rem,2rem+2.4vw,4.25rem)]"
      {...list}
    >
      {children}
    </ul>
  )
}

import type { ReactNode } from 'react'

/** The dishes of the list: rows on a phone, laid on their cloths, and cards from a tablet on. */
export function FoundDishes({ children, ...list }: { children: ReactNode; 'aria-busy'?: boolean }) {
  return (
    <ul
      className="max-md:-mx-(--gutter) max-md:border-t max-md:border-line md:mt-4 md:grid md:grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] md:gap-x-8 md:gap-y-11"
      {...list}
    >
      {children}
    </ul>
  )
}

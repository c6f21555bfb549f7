import type { ReactNode } from 'react'
import { toSections } from '../method/sections.ts'

/** Lines of ingredients under the headings of their sections. `children` draws one, by its place in the whole list. */
export function LineSections<Line extends { section: string | null; headed?: string }>({
  lines,
  children,
}: {
  lines: readonly Line[]
  children: (line: Line, place: number) => ReactNode
}) {
  return toSections(lines).map(({ heading, items, start }) => (
    <div key={start} className="mt-3">
      {heading && (
        <h3 dir="auto" lang={items[0]?.headed} className="pt-2 pb-2.5 text-[1.25rem]">
          {heading}
        </h3>
      )}
      <ul className="border-t border-line">{items.map((line, at) => children(line, start + at))}</ul>
    </div>
  ))
}

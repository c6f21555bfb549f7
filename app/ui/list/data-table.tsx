import type { ComponentProps, ReactNode } from 'react'

type TableProps = {
  /** What it lists. */
  caption: string
  /** Its headings: nodes, or only their words. */
  head?: ReactNode
  columns?: string[]
  /** What the last column is for, where its heading is only heard. */
  actions?: string
  children: ReactNode
}

/** A table that folds into rows of labelled values on narrow screens. */
export function DataTable({ caption, head, columns = [], actions, children }: TableProps) {
  return (
    <table className="w-full border-collapse text-[.9375rem] leading-[1.4]">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-lg:sr-only max-lg:has-[a]:hidden">
        <tr>
          {head}
          {columns.map((column) => (
            <Heading key={column}>{column}</Heading>
          ))}
          {actions && (
            <Heading>
              <span className="sr-only">{actions}</span>
            </Heading>
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

export const HEADING = 'border-b border-ink pr-4.5 text-left font-semibold whitespace-nowrap'

export function Heading({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <th scope="col" className={`${HEADING} ${className}`}>
      {children}
    </th>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return (
    <tr className="hover:bg-surface max-lg:relative max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-4 max-lg:gap-y-0.5 max-lg:border-b max-lg:border-line max-lg:py-4">
      {children}
    </tr>
  )
}

const CELL = 'py-2.5 pr-3 align-middle lg:border-b lg:border-line max-lg:py-0.5'

/** A value; `label` names it where the headings do not show. */
export function Cell({ label, className = '', ...cell }: ComponentProps<'td'> & { label: string }) {
  return (
    <td
      data-label={label}
      className={`${CELL} max-lg:before:text-ink-soft max-lg:before:content-[attr(data-label)_'_'] ${className}`}
      {...cell}
    />
  )
}

/** The cell that names the row. */
export function NameCell({ children }: { children: ReactNode }) {
  return (
    <th
      scope="row"
      className={`${CELL} text-left font-serif text-[1.125rem] leading-[1.25] font-[450] wrap-anywhere max-lg:col-span-full max-lg:pr-24 lg:min-w-44`}
    >
      {children}
    </th>
  )
}

/** What can be done with the row. */
export function ActionsCell({ children }: { children: ReactNode }) {
  return (
    <td className={`${CELL} pr-0 text-right whitespace-nowrap max-lg:absolute max-lg:top-2 max-lg:-right-2`}>
      <div className="flex justify-end">{children}</div>
    </td>
  )
}

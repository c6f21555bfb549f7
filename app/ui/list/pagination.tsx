import { Icon } from '../icon/icon.tsx'
import { useEffect, type ReactNode } from 'react'
import { Link, useLocation, useNavigationType } from 'react-router'

const PLACE = 'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 px-2 no-underline'
/** Marks an address that was reached by a link of the pagination. */
const FROM_PAGINATION = 'from pagination'

/** Links to the pages of a list, none for a single page. `results` is the id of the heading that a new page begins at. */
export function Pagination({
  page,
  pages,
  to,
  results,
}: {
  page: number
  pages: number
  to: (page: number) => string
  results: string
}) {
  useStartAtResults(results)
  if (pages <= 1) return null
  return (
    <nav
      aria-label="Pages"
      className="mt-[clamp(3rem,5vw,4.5rem)] flex flex-wrap items-center justify-center gap-1 border-t border-line pt-5 print:hidden"
    >
      <AdjacentPage to={to} page={page - 1} pages={pages} rel="prev" className="mr-auto">
        <Icon name="arrow-left" /> Previous
      </AdjacentPage>
      {pageNumbers(page, pages).map((number, place, all) => (
        <span key={number} className="contents">
          {number - (all[place - 1] ?? 0) > 1 && <span aria-hidden>…</span>}
          <Link
            to={to(number)}
            state={FROM_PAGINATION}
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            className={`${PLACE} hover:underline aria-[current]:border-b-2 aria-[current]:border-accent aria-[current]:font-[650]`}
          >
            {number}
          </Link>
        </span>
      ))}
      <AdjacentPage to={to} page={page + 1} pages={pages} rel="next" className="ml-auto">
        Next <Icon name="arrow-right" />
      </AdjacentPage>
    </nav>
  )
}

function AdjacentPage({
  to,
  page,
  pages,
  rel,
  className,
  children,
}: {
  to: (page: number) => string
  page: number
  pages: number
  rel: 'prev' | 'next'
  className: string
  children: ReactNode
}) {
  if (page < 1 || page > pages)
    return <span className={`${PLACE} ${className} text-ink-soft`}>{children}</span>
  return (
    <Link to={to(page)} state={FROM_PAGINATION} rel={rel} className={`${PLACE} ${className} hover:underline`}>
      {children}
    </Link>
  )
}

/**
 * The first page, the last, those around this one, and the middle of those before and of those after: so a few steps
 * lead to any page of a long list.
 */
function pageNumbers(page: number, pages: number): number[] {
  const middles = [Math.floor((1 + page) / 2), Math.ceil((page + pages) / 2)]
  const shown = [1, ...middles, page - 1, page, page + 1, page + 2, pages]
  return [...new Set(shown)].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b)
}

/** A new page of a list begins at its heading, as a page that was loaded anew begins at its top. */
function useStartAtResults(id: string) {
  const { key, state } = useLocation()
  const kind = useNavigationType()
  useEffect(() => {
    if (kind !== 'PUSH' || state !== FROM_PAGINATION) return
    const heading = document.getElementById(id)
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }, [key, kind, state, id])
}

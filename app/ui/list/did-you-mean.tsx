import { Fragment } from 'react'
import { Link } from 'react-router'

/**
 * Proposes searches in place of one that found nothing. Each leads to what it finds; `results` is the id of the heading
 * that says how much that is, for the link itself goes away.
 */
export function DidYouMean({
  searches,
  to,
  results,
}: {
  searches: string[]
  to: (search: string) => string
  results?: string
}) {
  if (searches.length === 0) return null
  return (
    <p className="font-serif text-[1.25rem] leading-[1.5]">
      {'Did you mean '}
      {searches.map((search, place) => (
        <Fragment key={search}>
          {place > 0 && (place === searches.length - 1 ? ' or ' : ', ')}
          <Link
            to={to(search)}
            className="-my-1.5 inline-block py-1.5 italic underline-offset-[.25em]"
            onClick={() => results && document.getElementById(results)?.focus({ preventScroll: true })}
          >
            {search}
          </Link>
        </Fragment>
      ))}
      ?
    </p>
  )
}

import { href, Link } from 'react-router'

/** The way from the home page to this one. `trail` names the pages between. */
export function Crumbs({
  trail,
  here,
  className = '',
}: {
  trail: { to: string; name: string }[]
  here: string
  className?: string
}) {
  return (
    <nav aria-label="Breadcrumb" className={`print:hidden ${className}`}>
      <ol className="flex flex-wrap gap-x-2 gap-y-0.5 py-5 text-ui text-ink-soft">
        {[{ to: href('/'), name: 'Home' }, ...trail].map(({ to, name }) => (
          <li key={to} className="flex gap-2 after:text-control after:content-['/']">
            <Link to={to} className="py-2.25 -my-2.25 no-underline hover:underline">
              {name}
            </Link>
          </li>
        ))}
        <li aria-current="page" className="wrap-anywhere">
          <bdi>{here}</bdi>
        </li>
      </ol>
    </nav>
  )
}

import { NavLink, Outlet, useLocation } from 'react-router'
import type { Right } from '#domain/people/rights.ts'
import { useMay } from '../use-may.ts'

const TABS: { to: string; name: string; right: Right }[] = [
  { to: '/admin/keeping/status', name: 'Status', right: 'keep-backups' },
  { to: '/admin/keeping/trash', name: 'Trash', right: 'see-drafts' },
  { to: '/admin/keeping/addresses', name: 'Addresses', right: 'change-settings' },
  { to: '/admin/keeping/links', name: 'Links', right: 'change-settings' },
  { to: '/admin/keeping/foods', name: 'Foods', right: 'decide-labels' },
  { to: '/admin/keeping/guide', name: 'Guide', right: 'change-settings' },
]

/** What keeps a site well, a tab each; people and backups stand in the sidebar by name. */
export default function Maintenance() {
  const may = useMay()
  const { pathname } = useLocation()
  if (!TABS.some(({ to }) => pathname.startsWith(to))) return <Outlet />
  return (
    <>
      <nav aria-label="Maintenance" className="mb-7 flex flex-wrap items-center gap-x-6 border-b border-line">
        <p className="font-serif text-[1.1875rem]">Maintenance</p>
        <ul className="flex flex-wrap gap-x-5">
          {TABS.filter(({ right }) => may(right)).map(({ to, name }) => (
            <li key={to}>
              <NavLink
                to={to}
                className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent no-underline hover:underline aria-[current]:border-accent aria-[current]:font-semibold"
              >
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </>
  )
}

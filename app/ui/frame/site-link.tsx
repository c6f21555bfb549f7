import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'

type Props = { to: string; className: string; onClick?: () => void; children: ReactNode }

/** A link of the chef's: a page of this site, or an address elsewhere. */
export const SiteLink = ({ to, ...link }: Props) =>
  to.startsWith('/') ? <Link to={to} {...link} /> : <Elsewhere to={to} {...link} />

/** The same in a menu, which says where one is. */
export const MenuLink = ({ to, ...link }: Props) =>
  to.startsWith('/') ? <NavLink to={to} end={to === '/'} {...link} /> : <Elsewhere to={to} {...link} />

function Elsewhere({ to, children, ...link }: Props) {
  return (
    <a href={to} rel="noopener" {...link}>
      {children}
    </a>
  )
}

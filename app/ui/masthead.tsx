import { Menu, X } from 'lucide-react'
import { useState } from 'react'
import { href, NavLink } from 'react-router'
import { IconButton } from './button.tsx'
import { ThemeSwitch } from './theme.tsx'
import { Wordmark } from './wordmark.tsx'

const PLACES = [
  { to: href('/'), name: 'Home' },
  { to: href('/recipes'), name: 'Recipes' },
  { to: href('/equipment'), name: 'Equipment' },
  { to: href('/about'), name: 'About' },
]

/** The top bar. On phones its places fold into a menu that closes when one is chosen. */
export function Masthead({ siteName }: { siteName: string }) {
  const [open, setOpen] = useState(false)
  return (
    <header className="border-b border-line print:hidden">
      <div className="page flex min-h-16 flex-wrap items-stretch md:min-h-19 md:flex-nowrap md:gap-6">
        <Wordmark name={siteName} className="mr-auto h-16 md:h-auto" />
        <ThemeSwitch />
        <IconButton
          label="Menu"
          aria-expanded={open}
          aria-controls="places"
          onClick={() => setOpen(!open)}
          className="scripted -mr-2.5 md:hidden"
        >
          {open ? <X /> : <Menu />}
        </IconButton>
        <nav
          id="places"
          aria-label="Main"
          className={`unfolded basis-full flex-col pb-4 md:order-none md:flex md:basis-auto md:flex-row md:gap-[clamp(1.25rem,2.6vw,2.25rem)] md:pb-0 ${open ? 'flex' : 'hidden'}`}
        >
          {PLACES.map(({ to, name }) => (
            <NavLink
              key={to}
              to={to}
              end={to === '/'}
              prefetch="intent"
              onClick={() => setOpen(false)}
              className="flex min-h-13 items-center border-t border-line font-serif text-[1.375rem] leading-none font-[450] no-underline aria-[current]:text-accent md:border-y-2 md:border-transparent md:font-sans md:text-[1.0625rem] md:leading-body md:font-normal md:aria-[current]:border-b-accent md:aria-[current]:text-ink"
            >
              {name}
            </NavLink>
          ))}
        </nav>
      </div>
    </header>
  )
}

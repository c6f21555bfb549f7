import { Icon } from '../icon/icon.tsx'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { href, useLocation } from 'react-router'
import { useAuth } from './auth-context.tsx'
import { IconButton, IconLink } from '../button/button.tsx'
import type { FrameWords } from '#domain/settings/frame-words.ts'
import { MenuLink } from './site-link.tsx'
import { ThemeLine, ThemeSwitch } from './theme.tsx'
import { Wordmark } from './wordmark.tsx'

const PLACES = [
  { to: href('/'), name: 'Home' },
  { to: href('/recipes'), name: 'Recipes' },
  { to: href('/equipment'), name: 'Equipment' },
  { to: href('/about'), name: 'About' },
]

const ADMIN_PANEL = { to: href('/admin'), name: 'Admin Panel' }

/** The top bar. On phones its places fold into a menu that closes when one is chosen. */
export function Masthead({ siteName, words }: { siteName: string; words: FrameWords }) {
  const { open, toggle, close } = useMenu()
  const { user } = useAuth()
  return (
    <header className="border-b border-line print:hidden">
      <div className="page flex min-h-16 flex-wrap items-stretch md:min-h-19 md:flex-nowrap md:gap-6">
        <Wordmark
          name={siteName}
          logo={words.logo}
          onClick={close}
          className="mr-auto min-h-16 max-md:min-w-min max-md:flex-1"
        />
        <IconButton
          label="Menu"
          aria-expanded={open}
          aria-controls="places"
          onClick={toggle}
          className="scripted order-1 -mr-2.5 ml-auto self-center md:hidden"
        >
          {open ? <Icon name="x" /> : <Icon name="menu" />}
        </IconButton>
        <nav
          id="places"
          aria-label="Main"
          className={`unfolded order-2 basis-full flex-col pb-4 md:order-none md:flex md:min-w-0 md:basis-auto md:flex-row md:flex-wrap md:justify-end md:gap-x-[clamp(1.25rem,2.6vw,2.25rem)] md:pb-0 ${open ? 'flex' : 'hidden'}`}
        >
          {[...PLACES, ...words.menuLinks, ...(user?.role ? [ADMIN_PANEL] : [])].map(({ to, name }) => (
            <Place key={`${to} ${name}`} to={to} name={name} onClick={close} />
          ))}
          <ThemeLine className="min-h-13 items-center gap-2.5 border-t border-line text-[1.0625rem] max-md:flex md:hidden" />
        </nav>
        <div className="flex items-center md:-mr-2.5">
          <IconLink label="Search" to={href('/search')} onClick={close}>
            <Icon name="search" />
          </IconLink>
          <ThemeSwitch className="max-md:hidden" />
        </div>
      </div>
    </header>
  )
}

function Place({ to, name, onClick }: { to: string; name: string; onClick: () => void }) {
  return (
    <MenuLink to={to} onClick={onClick} className="menu-link">
      {name}
    </MenuLink>
  )
}

/** A menu belongs to the page it was opened on: it is closed on every other, however one got there. */
function useMenu() {
  const { key } = useLocation()
  const button = useRef<HTMLButtonElement>(null)
  const [openOn, setOpenOn] = useState<string>()
  const open = openOn === key
  const close = () => setOpenOn(undefined)
  useEffect(() => {
    if (!open) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenOn(undefined)
      button.current?.focus()
    }
    addEventListener('keydown', closeOnEscape)
    return () => removeEventListener('keydown', closeOnEscape)
  }, [open])
  function toggle({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    button.current = currentTarget
    setOpenOn(open ? undefined : key)
  }
  return { open, close, toggle }
}

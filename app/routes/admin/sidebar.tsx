import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { Wordmark } from '#app/ui/wordmark.tsx'

const PLACES = [
  { to: '/admin/import', name: 'Import Data', icon: 'file-up' },
  { to: '/admin/recipes', name: 'Recipes', icon: 'soup' },
  { to: '/admin/equipment', name: 'Equipment', icon: 'cooking-pot' },
  { to: '/admin/blog', name: 'Blog', icon: 'notebook-pen' },
  { to: '/admin/media', name: 'Media', icon: 'image' },
  { to: '/admin/settings', name: 'Settings', icon: 'sliders-horizontal' },
] as const

const ITEM =
  'flex min-h-11 w-full items-center gap-3 overflow-hidden rounded-control px-3.5 text-left whitespace-nowrap no-underline hover:bg-line hover:text-ink aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-paper'

/** The places of the admin area. As icons only, each still has its name for those who cannot see it, and as a tip. */
export function Sidebar({
  siteName,
  icons,
  onChoose,
}: {
  siteName: string
  icons: boolean
  onChoose?: () => void
}) {
  const item = icons ? `${ITEM} md:px-2.5` : ITEM
  return (
    <>
      <Wordmark
        name={siteName}
        onClick={onChoose}
        className={`mb-4 ${icons ? 'md:px-0.75' : 'px-2'}`}
        nameClassName={`truncate text-[1.375rem] ${icons ? 'md:sr-only' : ''}`}
      />
      {PLACES.map(({ to, name, icon }) => (
        <NavLink key={to} to={to} title={name} onClick={onChoose} className={item}>
          <Item icon={icon} icons={icons}>
            {name}
          </Item>
        </NavLink>
      ))}
      <NavLink to="/admin/account" title="Account" onClick={onChoose} className={`${item} mt-auto`}>
        <Item icon="user-round" icons={icons}>
          Account
        </Item>
      </NavLink>
      <form method="post" action="/auth/sign-out">
        <button type="submit" title="Sign Out" className={item}>
          <Item icon="log-out" icons={icons}>
            Sign Out
          </Item>
        </button>
      </form>
    </>
  )
}

function Item({ icon, icons, children }: { icon: IconName; icons: boolean; children: ReactNode }) {
  return (
    <>
      <Icon name={icon} className="size-5" />
      <span className={icons ? 'md:sr-only' : undefined}>{children}</span>
    </>
  )
}

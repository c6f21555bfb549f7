import {
  CookingPot,
  FileUp,
  Image,
  LogOut,
  NotebookPen,
  Soup,
  UserRound,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { Wordmark } from '#app/ui/wordmark.tsx'

const PLACES = [
  { to: '/admin/import', name: 'Import Data', icon: FileUp },
  { to: '/admin/recipes', name: 'Recipes', icon: Soup },
  { to: '/admin/equipment', name: 'Equipment', icon: CookingPot },
  { to: '/admin/blog', name: 'Blog', icon: NotebookPen },
  { to: '/admin/media', name: 'Media', icon: Image },
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
        <NavLink key={to} to={to} prefetch="intent" title={name} onClick={onChoose} className={item}>
          <Item icon={icon} icons={icons}>
            {name}
          </Item>
        </NavLink>
      ))}
      <NavLink to="/admin/account" title="Account" onClick={onChoose} className={`${item} mt-auto`}>
        <Item icon={UserRound} icons={icons}>
          Account
        </Item>
      </NavLink>
      <form method="post" action="/auth/sign-out">
        <button type="submit" title="Sign Out" className={item}>
          <Item icon={LogOut} icons={icons}>
            Sign Out
          </Item>
        </button>
      </form>
    </>
  )
}

function Item({ icon: Icon, icons, children }: { icon: LucideIcon; icons: boolean; children: ReactNode }) {
  return (
    <>
      <Icon aria-hidden strokeWidth={1.6} className="size-5 flex-none" />
      <span className={icons ? 'md:sr-only' : undefined}>{children}</span>
    </>
  )
}

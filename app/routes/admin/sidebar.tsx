import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import type { ReactNode } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { formatNumber } from 'recipe-basics/text/format-number'
import { Wordmark } from '../../ui/frame/wordmark.tsx'
import { useFrameWords } from '../use-frame-words.ts'
import { useMay } from './use-may.ts'

const PLACES = [
  { to: '/admin/import', name: 'Import Data', icon: 'file-up', right: 'write-drafts' },
  { to: '/admin/recipes', name: 'Recipes', icon: 'soup', right: 'see-drafts' },
  { to: '/admin/equipment', name: 'Equipment', icon: 'cooking-pot', right: 'see-drafts' },
  { to: '/admin/blog', name: 'Blog', icon: 'notebook-pen', right: 'see-drafts' },
  { to: '/admin/media', name: 'Media', icon: 'image', right: 'see-drafts' },
  { to: '/admin/settings', name: 'Settings', icon: 'sliders-horizontal', right: 'change-settings' },
  { to: '/admin/keeping/people', name: 'People', icon: 'users', right: 'see-drafts' },
  { to: '/admin/keeping/backups', name: 'Backups', icon: 'archive', right: 'keep-backups' },
  { to: '/admin/keeping', name: 'Maintenance', icon: 'wrench', right: 'see-drafts' },
] as const

const ITEM =
  'flex min-h-11 w-full items-center gap-3 overflow-hidden rounded-control px-3.5 text-left whitespace-nowrap no-underline hover:bg-line hover:text-ink aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-paper'

/** The places of the admin area. As icons only, each still has its name for those who cannot see it, and as a tip. */
export function Sidebar({
  siteName,
  icons,
  marks,
  onChoose,
}: {
  siteName: string
  icons: boolean
  /** How many things wait at a place, by its path. */
  marks: Partial<Record<string, number>>
  onChoose?: () => void
}) {
  const may = useMay()
  const { logo } = useFrameWords()
  const { pathname } = useLocation()
  // People and backups have addresses below those of maintenance.
  const here = PLACES.find(({ to }) => `${pathname}/`.startsWith(`${to}/`))
  const item = icons ? `${ITEM} md:px-2.5` : ITEM
  return (
    <>
      <Wordmark
        name={siteName}
        logo={logo}
        onClick={onChoose}
        className={`mb-4 ${icons ? 'md:px-0.75 md:*:max-w-full' : 'px-2'}`}
        nameClassName={`truncate text-[1.375rem] ${icons ? 'md:sr-only' : ''}`}
      />
      {PLACES.filter(({ right }) => may(right)).map(({ to, name, icon }) => (
        <Link
          key={to}
          to={to}
          title={marks[to] ? `${name}: ${marks[to]} waiting` : name}
          onClick={onChoose}
          aria-current={to === here?.to ? 'page' : undefined}
          className={item}
        >
          <Item icon={icon} icons={icons}>
            {name}
          </Item>{' '}
          <Mark count={marks[to]} icons={icons} />
        </Link>
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

function Mark({ count = 0, icons }: { count?: number; icons: boolean }) {
  if (count === 0) return null
  return (
    <span
      aria-hidden
      className={`ml-auto text-caption font-semibold text-butter-ink in-aria-[current]:text-inherit ${icons ? 'md:hidden' : ''}`}
    >
      {formatNumber(count)}
    </span>
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

import { Icon } from '../../ui/icon/icon.tsx'
import type { ComponentProps } from 'react'
import { href, Link, Outlet } from 'react-router'
import { IconButton } from '../../ui/button/button.tsx'
import { SkipLink } from '../../ui/frame/skip-link.tsx'
import { ThemeSwitch } from '../../ui/frame/theme.tsx'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { readContentState } from '#server/data/changes/content-version.ts'
import { countMarks } from './desk/count-marks.ts'
import { useStartAtTop } from '../use-start-at-top.ts'
import { useLiveUpdates } from './live-updates.ts'
import { useFailedRequests } from './use-failed-requests.ts'
import { useFocusAfterChange } from './use-focus-after-change.ts'
import { Sidebar } from './sidebar.tsx'
import { SIDEBAR_COOKIE, useSidebar } from './use-sidebar.ts'
import styles from '#app/admin.css?url'
import type { Route } from './+types/layout'

/** Stands before every loader and action below: a screen that forgot to ask is guarded all the same. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }) => {
    requireRight(request, context, 'see-drafts')
  },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = requireRight(request, context, 'see-drafts')
  const { now } = context.get(siteContext)
  const db = context.get(databaseContext)
  return {
    contentState: await readContentState(db, now),
    marks: await countMarks(db, user),
    folded: request.headers.get('cookie')?.includes(`${SIDEBAR_COOKIE}=icons`) ?? false,
  }
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = () => [{ title: 'Admin Panel' }]

/** Until the scripts have come, the browser itself opens the drawer. */
const OPENS_DRAWER = { command: 'show-modal', commandfor: 'drawer', 'aria-haspopup': 'dialog' } as const

export default function AdminLayout({ loaderData, matches: [root] }: Route.ComponentProps) {
  const { siteName } = root.loaderData
  const { folded, toggleByClick, drawer, close } = useSidebar(loaderData.folded)
  useStartAtTop()
  useFailedRequests()
  useFocusAfterChange()
  useLiveUpdates(loaderData.contentState)
  return (
    <div
      className={`grid min-h-screen content-start text-ui leading-normal md:content-stretch ${folded ? 'md:grid-cols-[var(--sidebar-icons)_1fr]' : 'md:grid-cols-[var(--sidebar)_1fr]'}`}
    >
      <SkipLink />
      <div className="unfolded hidden border-line bg-linen md:block md:border-r print:hidden">
        <nav
          aria-label="Admin"
          className={`flex flex-col gap-1 py-4 md:sticky md:top-0 md:h-screen ${folded ? 'px-3 md:px-0.5' : 'px-3'}`}
        >
          <Sidebar siteName={siteName} icons={folded} marks={loaderData.marks} />
        </nav>
      </div>
      <dialog
        ref={drawer}
        id="drawer"
        aria-label="Admin"
        closedby="any"
        className="m-0 h-dvh max-h-none w-(--sidebar-mobile) max-w-[calc(100vw-3rem)] bg-linen text-ink backdrop:bg-[rgb(30_32_22/.5)]"
      >
        <nav aria-label="Admin drawer" className="relative flex min-h-full flex-col gap-1 px-3 py-4">
          <IconButton label="Close" onClick={close} className="absolute top-3.5 right-2 z-1">
            <Icon name="x" />
          </IconButton>
          <Sidebar siteName={siteName} icons={false} marks={loaderData.marks} onChoose={close} />
        </nav>
      </dialog>
      <div className="min-w-0">
        <header className="flex min-h-15 items-center gap-2 border-b border-line px-[clamp(1.25rem,2.6vw,2.25rem)] py-2 print:hidden">
          <SidebarButton onClick={toggleByClick} className="md:hidden" {...OPENS_DRAWER} />
          <SidebarButton onClick={toggleByClick} className="max-md:hidden" aria-expanded={!folded} />
          <span className="mr-auto text-ink-soft">Admin Panel</span>
          <Link to={href('/')} className="inline-flex min-h-11 items-center gap-1.5 underline-offset-[.35em]">
            View site <Icon name="arrow-up-right" className="size-[1.1em]" />
          </Link>
          <ThemeSwitch />
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="max-w-312 min-w-0 px-[clamp(1.25rem,2.6vw,2.25rem)] pt-8 pb-16 outline-none"
        >
          <Outlet />
        </main>
      </div>
    </div>
  )
}

function SidebarButton({ className, ...button }: ComponentProps<'button'>) {
  return (
    <IconButton label="Toggle sidebar (Ctrl+B)" className={`scripted -ml-2.5 ${className}`} {...button}>
      <Icon name="panel-left" />
    </IconButton>
  )
}

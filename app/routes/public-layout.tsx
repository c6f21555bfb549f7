import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'
import { PageFrame } from '#app/ui/page-frame.tsx'
import { PendingPage } from './pending-page.tsx'

/** Every public page stands in this frame, or in its place what is said while the next one is on its way. */
export default function PublicLayout() {
  const site = useRouteLoaderData<typeof loader>('root')
  useStartAtTop()
  return (
    <PageFrame siteName={site?.siteName ?? ''}>
      <PendingPage>
        <Outlet />
      </PendingPage>
    </PageFrame>
  )
}

/** SPEC.md section 2: the window scrolls to the top on every path change. Reading starts there too. */
function useStartAtTop() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}

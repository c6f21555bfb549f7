import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** spec.md section 2: the window scrolls to the top on every path change. Reading starts there too. */
export function useStartAtTop() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  // At once: a visitor who is already in a field of the new page is not called back.
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}

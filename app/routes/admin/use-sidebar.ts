import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

/** Says on the next visit how wide the sidebar was. */
export const SIDEBAR_COOKIE = 'sidebar'
const COOKIE_SECONDS = 604_800
/** spec.md section 9: below 768 px the sidebar is a drawer. */
const WIDE = '(min-width: 48rem)'

/** The sidebar: whether it is folded to icons, and its drawer on narrow screens. Ctrl or Cmd and B toggles either. */
export function useSidebar(foldedBefore: boolean) {
  const [folded, setFolded] = useState(foldedBefore)
  const drawer = useRef<HTMLDialogElement>(null)

  function toggle() {
    if (!matchMedia(WIDE).matches) return toggleDrawer(drawer.current)
    setFolded(!folded)
    document.cookie = `${SIDEBAR_COOKIE}=${folded ? 'open' : 'icons'}; Path=/admin; Max-Age=${COOKIE_SECONDS}; SameSite=Lax`
  }

  function toggleByClick(event: MouseEvent) {
    // Else the browser would open the drawer once more.
    event.preventDefault()
    toggle()
  }

  const toggleByKey = useEffectEvent((event: KeyboardEvent) => {
    // In a text, the same keys make letters bold, and the editor has taken them.
    if (event.defaultPrevented || event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    toggle()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => toggleByKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  return { folded, toggleByClick, drawer, close: () => drawer.current?.close() }
}

function toggleDrawer(drawer: HTMLDialogElement | null) {
  if (drawer?.open) drawer.close()
  else drawer?.showModal()
}
